import type { Node, Parent, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { walkTree } from '../contract/walk-tree';
import type { Place } from '../contract/model';
import { ContractError } from '../contract/problem';
import { problem } from './problem';
import type { Page } from './reference';
import { type Element, type TagForm, tagProblems } from './tag-problems';
import { docsSetOf, sitePath } from '../contract/site-path';

/** Finds what a tag can know about the page that it is on. */
export type PageLoader = (file: string, set: string) => Promise<Page>;

/** A tag of the MDX vocabulary that stands for content made from the contract. */
export interface Tag extends TagForm {
  readonly expand: (
    values: ReadonlyMap<string, string>,
    page: Page,
    place: Place,
  ) => readonly RootContent[] | Promise<readonly RootContent[]>;
}

export const placeOf = (node: Node, file: string): Place => ({
  file,
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});

/** The set and the site-relative path of a file below `partners/<set>/`. */
export const siteFile = (
  path: string,
  cwd: string,
): { readonly file: string; readonly set: string | undefined } => {
  const file = sitePath(cwd, path);
  return { file, set: docsSetOf(file) };
};

const valuesOf = ({ attributes }: Element): ReadonlyMap<string, string> =>
  new Map(
    attributes.flatMap((attribute): [string, string][] =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );

/**
 * What a tag becomes.
 *
 * @throws {ContractError} when the tag is written wrongly, or names what is not there
 */
export async function expandTag(
  tag: Tag,
  element: Element,
  { path, cwd }: Pick<VFile, 'path' | 'cwd'>,
  load: PageLoader,
): Promise<readonly RootContent[]> {
  const { file, set } = siteFile(path, cwd);
  const place = placeOf(element, file);
  if (set === undefined) {
    throw problem(
      place,
      `<${tag.name}> stands outside the docs sets.`,
      'move it to a page below `partners/<set>/`.',
    );
  }
  const problems = [...tagProblems(element, tag, place)];
  if (problems.length > 0) throw new ContractError(problems);
  return tag.expand(valuesOf(element), await load(file, set), place);
}

/** Puts content in the place of every tag of a page. */
export async function replaceTags(
  root: Root,
  tags: readonly Tag[],
  contentOf: (tag: Tag, element: Element) => Promise<readonly RootContent[]>,
): Promise<void> {
  const places: { readonly tag: Tag; readonly element: Element; readonly parent: Parent }[] = [];
  walkTree(root, (node, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const tag = tags.find(({ name }) => name === node.name);
    if (tag && parent) places.push({ tag, element: node, parent });
  });
  for (const { tag, element, parent } of places) {
    const content = await contentOf(tag, element);
    parent.children.splice(parent.children.indexOf(element), 1, ...content);
  }
}
