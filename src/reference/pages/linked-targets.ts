import { draftOf } from '../contract/load';
import { docsSetOf, sitePath } from '../contract/site-path';
import type { Workspace } from '../contract/workspace';
import { partialsOf, readPageFile } from '../remark/check/page-file';
import { isContractLink } from '../remark/links';
import { referenceOf } from '../remark/load-page';
import type { Target } from '../remark/reference';

/**
 * The targets of a page's contract links, including those of its partials. Other pages determine
 * them. A target is undefined if its name is unknown, or on no page.
 *
 * @param path absolute
 */
export function linkedTargets(workspace: Workspace, path: string): readonly (Target | undefined)[] {
  const file = readPageFile(workspace, path);
  const set = docsSetOf(sitePath(workspace.siteDir, path));
  if (!file || set === undefined) return [];
  const files = [file, ...partialsOf(workspace, file)];
  const names = files.flatMap(({ links }) => links.filter(({ url }) => isContractLink(url)));
  const contract = names.length > 0 ? draftOf(workspace, set) : undefined;
  if (!contract) return [];
  const { targets } = referenceOf(workspace, contract);
  return names.map(({ url }) => targets.get(url));
}
