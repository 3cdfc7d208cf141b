import type { Node, Parent, Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';
import { walkTree } from '../contract/walk-tree';
import type { Place } from '../contract/model';
import { ContractError } from '../contract/problem';
import { problem } from './problem';
import type { Page } from './reference';
import { type Element, type TagForm, tagProblems } from './tag-problems';
import { docsSetOf, sitePath } from '../contract/site-path';

/** Finds what a transformer knows about a page; undefined for files outside the docs sets. */
export type PageLoader = (file: string, set: string) => Promise<Page>;

export type Transformer = Plugin<[PageLoader], Root>;

/** A tag of the MDX vocabulary that a transformer replaces by content. */
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

interface Found {
  readonly element: Element;
  readonly parent: Parent;
}

const find = (root: Root, name: string): readonly Found[] => {
  const found: Found[] = [];
  walkTree(root, (node, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name === name && parent) found.push({ element: node, parent });
  });
  return found;
};

/** Makes the remark plugin that replaces every `<Name …/>` of a page by its content. */
export const transformerOf = (tag: Tag): Transformer =>
  function transformer(load) {
    return async (root, vfile) => {
      // A page without the tag is not walked through: what others expanded to is long.
      const source = String(vfile);
      if (source !== '' && !source.includes(`<${tag.name}`)) return;
      const found = find(root, tag.name);
      if (found.length === 0) return;
      const { file, set } = siteFile(vfile.path, vfile.cwd);
      for (const { element, parent } of found) {
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
        const page = await load(file, set);
        const content = await tag.expand(valuesOf(element), page, place);
        parent.children.splice(parent.children.indexOf(element), 1, ...content);
      }
    };
  };
