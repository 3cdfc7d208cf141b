import type { Contract } from '../../contract/model';
import type { Workspace } from '../../contract/workspace';
import { changeLogFeed } from '../../publish/change-log/feed';
import { htmlOf } from '../../publish/change-log/html';
import { readChangeLog } from '../../publish/change-log/read';
import type { PublishedFile } from '../../publish/files';
import { loadPage } from '../../remark/load-page';
import { markdown } from '../../remark/markdown';
import { pageOrigin } from '../../remark/reference';

/** The feed of a set. Its links are resolved like on the page of the change log. */
export async function feedOf(workspace: Workspace, contract: Contract): Promise<PublishedFile> {
  const { docsUrl } = workspace;
  const file = `partners/${contract.set}/change-log.mdx`;
  const page = await loadPage(workspace, file);
  if (!page) throw new Error(`${file} is in no docs set.`);
  const absolute = (url: string): string => {
    if (url.startsWith('#')) return `${docsUrl}${page.path}${url}`;
    return url.startsWith('/') ? docsUrl + url : url;
  };
  return changeLogFeed({
    contract,
    docsUrl,
    entries: readChangeLog(workspace, contract),
    html: (source) => htmlOf(markdown(page, source, pageOrigin(page)), absolute),
  });
}
