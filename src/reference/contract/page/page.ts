import { basename, extname } from 'node:path';
import type { Root } from 'mdast';
import { elementsOf, placeOfNode, textAttributes } from './elements';
import { asText, child } from '../json';
import type { MdxFile } from './mdx-file';
import type { Place } from '../model';
import type { Problem } from '../problem';

/** A component of a page, such as `<Operation id="createCard" />`. */
export interface PageTag {
  readonly tag: string;
  /** Attributes written as text; those written as expressions are left out. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly place: Place;
}

export interface Page {
  readonly file: string;
  /** Path below the set's base: `api/card`; empty for the intro. */
  readonly route: string;
  /** Topic of tags that do not name one: the name of the file. */
  readonly topic: string;
  readonly tags: readonly PageTag[];
  /** Syntax errors. */
  readonly problems: readonly Problem[];
}

export function routeOf(file: string, slug: string | undefined): string {
  const path = file.split('/').slice(2).join('/');
  const folder = path.split('/').slice(0, -1).join('/');
  if (slug !== undefined) {
    const route = slug.startsWith('/') || folder === '' ? slug : `${folder}/${slug}`;
    return route.replace(/^\/|\/$/g, '');
  }
  const route = path.replace(/\.mdx?$/, '');
  return route.replace(/(^|\/)(index|README)$/i, '');
}

const tagsOf = (root: Root, file: string): readonly PageTag[] =>
  elementsOf(root).flatMap((element) => {
    const { name } = element;
    if (name === null || !/^[A-Z]/.test(name)) return [];
    return [{ tag: name, attributes: textAttributes(element), place: placeOfNode(element, file) }];
  });

/** Reads the components of a page, with their places. */
export const pageOf = ({ file, frontMatter, root, syntax }: MdxFile): Page => ({
  file,
  route: routeOf(file, asText(child(frontMatter?.value, 'slug'))),
  topic: basename(file, extname(file)),
  tags: root ? tagsOf(root, file) : [],
  problems: syntax,
});
