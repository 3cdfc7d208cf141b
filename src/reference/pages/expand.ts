import { dirname, resolve } from 'node:path';
import type { Root, RootContent } from 'mdast';
import { parseMdx } from '../contract/mdx';
import { ContractError, formatPlace } from '../contract/problem';
import { sitePath } from '../contract/site-path';
import { walkTree } from '../contract/walk-tree';
import type { Workspace } from '../contract/workspace';
import { pageWithFigures } from '../contract/facts/source';
import { REFERENCE_TAGS } from '../remark';
import { type PageFile, readPageFile } from '../remark/check/page-file';
import { resolveLinks } from '../remark/links';
import { pageLoader } from '../remark/load-page';
import { expandTag, placeOf, replaceTags, type Tag } from '../remark/tag';
import type { Element } from '../remark/tag-problems';
import { readComponents } from '../remark/written';
import { setHeadingIds } from './headings';

/** What the tags of a page became. Tags that are written the same become the same, one after another. */
export class TagContents {
  private readonly contents = new Map<string, (readonly RootContent[])[]>();

  add(tag: Element, content: readonly RootContent[]): void {
    const key = keyOf(tag);
    this.contents.set(key, [...(this.contents.get(key) ?? []), content]);
  }

  /** The same for one who changes it. */
  copy(): TagContents {
    const copy = new TagContents();
    for (const [key, content] of this.contents) copy.contents.set(key, structuredClone(content));
    return copy;
  }

  /** What a tag became; undefined when nothing is left for one that is written so. */
  take(tag: Element): readonly RootContent[] | undefined {
    return this.contents.get(keyOf(tag))?.shift();
  }
}

const keyOf = ({ name, attributes }: Element): string =>
  JSON.stringify([name, ...attributes.map((one) => ('name' in one ? [one.name, one.value] : []))]);

/** A page as readers see it. */
export interface Expanded {
  readonly file: PageFile;
  /** Its tags replaced by their content, partials in place, every heading with its id. */
  readonly root: Root;
  readonly contents: TagContents;
}

const noExpansions = (): Map<string, number> => new Map<string, number>();

/** How often each tag was expanded, by its place: once in a build. */
export const expansionsIn = (workspace: Workspace): Map<string, number> =>
  workspace.get(noExpansions, workspace.siteDir);

/** What makes the content of the tags of a file. */
export function tagExpander(workspace: Workspace, path: string) {
  const own = { path, cwd: workspace.siteDir };
  const load = pageLoader(workspace);
  return {
    /** What a writer set in the page beside tags: components, links into the contract. */
    readWritten: async (root: Root) => {
      readComponents(root, sitePath(workspace.siteDir, path));
      await resolveLinks(root, own, load);
    },
    expand: (tag: Tag, element: Element) => {
      const place = formatPlace(placeOf(element, path));
      const counts = expansionsIn(workspace);
      counts.set(place, (counts.get(place) ?? 0) + 1);
      return expandTag(tag, element, own, load);
    },
  };
}

/** The MDX files that a page imports, by the names it gives them. */
const partialsIn = (
  workspace: Workspace,
  { path, imports }: PageFile,
): ReadonlyMap<string | null, string> =>
  new Map(
    imports
      .filter(({ from }) => /\.mdx?$/.test(from))
      .map(({ from, names }) => [names[0] ?? null, resolve(dirname(path), from)] as const)
      // The check reports an import of what is not there.
      .filter(([, partial]) => workspace.stamp(partial) !== undefined),
  );

/**
 * Expands an MDX file.
 *
 * @param path absolute
 * @param partial the expanded tree of a partial
 * @throws {ContractError} with its mistakes
 */
export async function expandPage(
  workspace: Workspace,
  path: string,
  partial: (path: string) => Promise<Root>,
): Promise<Expanded> {
  const file = readPageFile(workspace, path);
  if (!file) throw new Error(`There is no file ${path}.`);
  if (file.problems.length > 0) throw new ContractError(file.problems);
  const source = pageWithFigures(workspace, path, file.mdx.text);
  const root = (source === file.mdx.text ? file.mdx.take() : undefined) ?? parseMdx(source);
  const expander = tagExpander(workspace, path);
  const contents = new TagContents();
  await expander.readWritten(root);
  await replaceTags(root, REFERENCE_TAGS, async (tag, element) => {
    const content = await expander.expand(tag, element);
    contents.add(element, content);
    return content;
  });
  setHeadingIds(root);
  await insertPartials(root, partialsIn(workspace, file), partial);
  return { file, root, contents };
}

async function insertPartials(
  root: Root,
  partials: ReadonlyMap<string | null, string>,
  partial: (path: string) => Promise<Root>,
): Promise<void> {
  const inserts: (() => Promise<void>)[] = [];
  walkTree(root, (node, parent) => {
    const path = node.type === 'mdxJsxFlowElement' ? partials.get(node.name) : undefined;
    if (path === undefined || !parent) return;
    inserts.push(async () => {
      const { children } = await partial(path);
      parent.children.splice(parent.children.indexOf(node as RootContent), 1, ...children);
    });
  });
  for (const insert of inserts) await insert();
}
