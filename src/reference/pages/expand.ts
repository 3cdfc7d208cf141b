import type { Root, RootContent } from 'mdast';
import { type Element, placeOfNode } from '../contract/page/elements';
import { pageWithFigures } from '../contract/facts/source';
import { parseMdx } from '../contract/page/mdx';
import { ContractError } from '../contract/problem';
import { sitePath } from '../contract/site-path';
import type { Workspace } from '../contract/workspace';
import { REFERENCE_TAGS } from '../remark';
import { type PageFile, problemsOf, readPageFile } from '../remark/check/page-file';
import { expandTag, replaceElements } from '../remark/tag';
import { resolveLinks } from '../remark/links';
import { loadPage } from '../remark/load-page';
import { setHeadingIds } from './headings';
import { type Origins, repeatedAnchors } from './repeated-anchors';

/** The contents of the tags of a page, by name and attributes; equal tags in page order. */
export type TagContents = Map<string, (readonly RootContent[])[]>;

const keyOf = ({ name, attributes }: Element): string =>
  JSON.stringify([
    name,
    ...attributes.map((attribute) =>
      'name' in attribute ? [attribute.name, attribute.value] : [],
    ),
  ]);

/** A page as readers see it. */
export interface Expanded {
  readonly file: PageFile;
  /** The tree with the contents of tags and partials inserted, and an id on every heading. */
  readonly root: Root;
  readonly contents: TagContents;
}

/**
 * Resolves the contract links of a file, and replaces its tags with blocks.
 *
 * @param path absolute
 * @param ready contents of tags that have already been expanded; used contents are removed from it
 * @param origins gets the tag of each piece of content
 * @returns the contents of the other tags
 * @throws {ContractError} if a tag names something that does not exist
 */
export async function expandTree(
  workspace: Workspace,
  path: string,
  root: Root,
  ready: TagContents = new Map(),
  origins: Origins = new Map(),
): Promise<TagContents> {
  const file = sitePath(workspace.siteDir, path);
  const load = () => loadPage(workspace, file);
  const contents: TagContents = new Map();
  await resolveLinks(root, file, load);
  await replaceElements(root, async (element) => {
    const tag = REFERENCE_TAGS.find(({ name }) => name === element.name);
    if (!tag) return undefined;
    const key = keyOf(element);
    const earlier = ready.get(key)?.shift();
    if (earlier) return earlier;
    const content = await expandTag(tag, element, placeOfNode(element, file), await load());
    contents.set(key, [...(contents.get(key) ?? []), content]);
    for (const node of content) origins.set(node, element);
    return content;
  });
  return contents;
}

/** Replaces the tags of imported MDX files with the expanded trees of these files. */
async function insertPartials(
  workspace: Workspace,
  { imports }: PageFile,
  root: Root,
  partial: (path: string) => Promise<Root>,
  origins: Origins,
): Promise<void> {
  const paths = new Map(
    imports
      .map(({ names, partial }) => [names[0] ?? null, partial] as const)
      // The check reports an import of a file that does not exist.
      .filter(([, file]) => file !== undefined && workspace.stamp(file) !== undefined),
  );
  await replaceElements(root, async (element) => {
    const file = paths.get(element.name);
    if (file === undefined) return undefined;
    const { children } = await partial(file);
    for (const node of children) origins.set(node, element);
    return children;
  });
}

/**
 * Expands an MDX file.
 *
 * @param path absolute
 * @param partial returns the expanded tree of a partial
 * @throws {ContractError} with the mistakes of the file
 */
export async function expandPage(
  workspace: Workspace,
  path: string,
  partial: (path: string) => Promise<Root>,
): Promise<Expanded> {
  const file = readPageFile(workspace, path);
  if (!file) throw new Error(`There is no file ${path}.`);
  const problems = problemsOf(workspace, file);
  if (problems.length > 0) throw new ContractError(problems);
  const source = pageWithFigures(workspace, path, file.mdx.text);
  const root = (source === file.mdx.text ? file.mdx.take() : undefined) ?? parseMdx(source);
  const origins: Origins = new Map();
  const contents = await expandTree(workspace, path, root, new Map(), origins);
  setHeadingIds(root);
  await insertPartials(workspace, file, root, partial, origins);
  const repeated = repeatedAnchors(root, file.file, origins);
  if (repeated.length > 0) throw new ContractError(repeated);
  return { file, root, contents };
}
