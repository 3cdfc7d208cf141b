import { basename, extname } from 'node:path';
import type { Root } from 'mdast';
import { elementsOf, placeOfNode, textAttributes } from './elements';
import { asText, child } from '../json';
import type { MdxFile } from './mdx-file';
import type { Place } from '../model';
import type { Problem } from '../problem';

/** Components of the MDX vocabulary that show a part of the contract. */
export const CONTRACT_TAGS = [
  'Topic',
  'About',
  'AtAGlance',
  'Operations',
  'Operation',
  'Schema',
  'States',
  'Events',
  'Errors',
  'Sandbox',
  'Fees',
  'ChangeLog',
  'Downloads',
  'PostmanVariables',
  'SecuritySchemes',
  'EventCatalog',
  'VerifySamples',
  'Playground',
  'Recipe',
] as const;
export type ContractTagName = (typeof CONTRACT_TAGS)[number];

export interface ContractTag {
  readonly tag: ContractTagName;
  /** Attributes written as text; those written as expressions are left out. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly place: Place;
}

export interface Page {
  readonly file: string;
  /** Path below the set's base: `api/card`; empty for the intro. */
  readonly route: string;
  /** Topic of tags that name none: the name of the file. */
  readonly topic: string;
  readonly tags: readonly ContractTag[];
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

const isContractTag = (name: string | null): name is ContractTagName =>
  CONTRACT_TAGS.some((tag) => tag === name);

function tagsOf(root: Root, file: string): readonly ContractTag[] {
  return elementsOf(root).flatMap((element) =>
    isContractTag(element.name)
      ? [
          {
            tag: element.name,
            attributes: textAttributes(element),
            place: placeOfNode(element, file),
          },
        ]
      : [],
  );
}

/** Which parts of the contract a page shows, and where. */
export const pageOf = ({ file, frontMatter, root, syntax }: MdxFile): Page => ({
  file,
  route: routeOf(file, asText(child(frontMatter?.value, 'slug'))),
  topic: basename(file, extname(file)),
  tags: root ? tagsOf(root, file) : [],
  problems: syntax,
});
