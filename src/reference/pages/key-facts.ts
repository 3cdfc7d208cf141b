import type { PhrasingContent } from 'mdast';
import { code, joined, link, text } from '../blocks/tree/mdast';
import type { Operation } from '../contract/model';
import { COMMON_TOPIC } from '../contract/page/routes';
import type { Workspace } from '../contract/workspace';
import { hrefTo } from '../remark/links';
import { loadPage } from '../remark/load-page';
import { topicSecurity } from '../remark/security-words';

const withoutScopes = (operation: Operation): Operation => ({
  ...operation,
  security: operation.security.map((schemes) => schemes.map((one) => ({ ...one, scopes: [] }))),
});

/** Facts for every call of a set, in one line: base URL, authentication, common errors. */
export async function keyFacts(
  workspace: Workspace,
  file: string,
): Promise<readonly PhrasingContent[]> {
  const page = await loadPage(workspace, file);
  const { operations = [], servers = [], errors = [] } = page?.reference.contract ?? {};
  if (!page || operations.length === 0) return [];
  const security = topicSecurity(page.reference.contract, operations.map(withoutScopes));
  const common = errors.find(({ topic }) => topic === COMMON_TOPIC);
  const href = common && hrefTo(page, 'error', common.code);
  return [
    text('Base URL: '),
    ...joined(servers.map(({ url }) => [code(url)])),
    ...(security.length === 0 ? [] : [text('. Authentication: '), ...security]),
    text('.'),
    ...(href === undefined
      ? []
      : [
          text(' Errors that every call can return: '),
          link(href, [text('their list')]),
          text('.'),
        ]),
  ];
}
