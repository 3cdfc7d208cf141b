import { basename } from 'node:path';
import type { Root } from 'mdast';
import { asText, child } from '../contract/json';
import { kept, type Workspace } from '../contract/workspace';
import type { SearchRecord } from '../search/record';
import { recordsOf } from '../search/records';
import { anchorsOf } from './anchors';
import { expandPage, type Expanded, type TagContents } from './expand';
import { pageStamp } from './stamp';

/** An MDX page, expanded once for all its consumers. */
interface StoredPage {
  /** The search records of the page; the first is the page itself. */
  readonly records: readonly Omit<SearchRecord, 'set' | 'page'>[];
  /** Every anchor, without `#`. */
  readonly anchors: ReadonlySet<string>;
  /** The tree, not to be changed; undefined once the compiler has taken the tags' contents. */
  expanded: Expanded | undefined;
}

export type ExpandedPage = Readonly<Pick<StoredPage, 'records' | 'anchors'>>;

const expand = (workspace: Workspace, path: string): Promise<Expanded> =>
  expandPage(workspace, path, (partial) => pageTree(workspace, partial));

const expandedPage = kept((workspace, path: string): Promise<StoredPage> => {
  pageStamp(workspace, path);
  return workspace.untracked(async () => {
    const expanded = await expand(workspace, path);
    const { value } = expanded.file.frontMatter.source ?? {};
    const title = asText(child(value, 'title')) ?? '';
    const description = asText(child(value, 'description')) ?? '';
    const { root } = expanded;
    return {
      records: recordsOf({ set: 'site', path: '', title, description, root }),
      anchors: anchorsOf(root),
      expanded,
    };
  });
});

/**
 * Returns the records and anchors of a page, computed once for each state of the files behind it.
 *
 * @param path absolute
 * @throws {ContractError} with the mistakes of the page
 */
export async function readPage(workspace: Workspace, path: string): Promise<ExpandedPage> {
  const page = await expandedPage(workspace, path);
  // A dev server compiles few of its pages: the trees of all others would fill the memory.
  if (workspace.isDevelopment) page.expanded = undefined;
  return page;
}

/** Returns the tree of a page, which must not be changed. */
export async function pageTree(workspace: Workspace, path: string): Promise<Root> {
  const page = await expandedPage(workspace, path);
  return (page.expanded ?? (await expand(workspace, path))).root;
}

/**
 * Returns the contents of a page's tags for the compiler, which changes them. Those of a page are
 * handed over, and not kept; those of a partial stay for the pages that show it.
 */
export async function takeContents(workspace: Workspace, path: string): Promise<TagContents> {
  const page = await expandedPage(workspace, path);
  const { contents } = page.expanded ?? (await expand(workspace, path));
  if (basename(path).startsWith('_')) return structuredClone(contents);
  page.expanded = undefined;
  return contents;
}
