import { basename } from 'node:path';
import type { Root } from 'mdast';
import { asText, child } from '../contract/json';
import { kept, type Workspace } from '../contract/workspace';
import type { SearchRecord } from '../search/record';
import { recordsOf } from '../search/records';
import { anchorsOf } from './anchors';
import { expandPage, type Expanded, type TagContents } from './expand';
import { pageStamp } from './stamp';

const isPartial = (path: string): boolean => basename(path).startsWith('_');

/** An MDX page, expanded once for all who read it. */
export class ExpandedPage {
  /** Everything on it that can be found, the page itself first. */
  readonly records: readonly Omit<SearchRecord, 'set' | 'page'>[];
  /** Every anchor, without `#`. */
  readonly anchors: ReadonlySet<string>;
  private expanded: Expanded | undefined;

  constructor(expanded: Expanded) {
    const { file, root } = expanded;
    const { value } = file.frontMatter.source ?? {};
    const title = asText(child(value, 'title')) ?? '';
    const description = asText(child(value, 'description')) ?? '';
    this.records = recordsOf({ set: 'site', path: '', title, description, root });
    this.anchors = anchorsOf(root);
    this.expanded = expanded;
  }

  /** The tree, which nobody may change; undefined after `take`. */
  get root(): Root | undefined {
    return this.expanded?.root;
  }

  /**
   * What its tags became, for the compiler, which changes what it gets. A page forgets it; a
   * partial keeps it for the pages that show it.
   */
  take(): TagContents | undefined {
    const { contents, file } = this.expanded ?? {};
    if (file && isPartial(file.path)) return contents?.copy();
    this.expanded = undefined;
    return contents;
  }
}

const expand = (workspace: Workspace, path: string): Promise<Expanded> =>
  expandPage(workspace, path, (partial) => pageTree(workspace, partial));

const expandedPage = kept((workspace, path: string): Promise<ExpandedPage> => {
  pageStamp(workspace, path);
  return workspace.untracked(async () => new ExpandedPage(await expand(workspace, path)));
});

/**
 * What a page holds, made once for each state of the files behind it.
 *
 * @param path absolute
 * @throws {ContractError} with the mistakes of the page
 */
export async function readPage(workspace: Workspace, path: string): Promise<ExpandedPage> {
  const page = await expandedPage(workspace, path);
  // A dev server compiles few of its pages: the trees of the others would fill the memory.
  if (workspace.isDevelopment) page.take();
  return page;
}

/** The tree of a page, which nobody may change. */
export async function pageTree(workspace: Workspace, path: string): Promise<Root> {
  const page = await expandedPage(workspace, path);
  return page.root ?? (await expand(workspace, path)).root;
}

/** What the tags of a page became, for the compiler. */
export async function takeContents(workspace: Workspace, path: string): Promise<TagContents> {
  const page = await expandedPage(workspace, path);
  return page.take() ?? (await expand(workspace, path)).contents;
}
