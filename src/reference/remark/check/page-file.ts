import { dirname, resolve } from 'node:path';
import type { Identifier, ImportDeclaration } from 'estree';
import type { Root } from 'mdast';
import { type MdxFile, readMdxFile } from '../../contract/mdx-file';
import type { Place } from '../../contract/model';
import { walkTree } from '../../contract/walk-tree';
import type { Problem } from '../../contract/problem';
import { kept, type Workspace } from '../../contract/workspace';
import { REFERENCE_TAGS } from '..';
import { elementsOf } from '../elements';
import { placeOf } from '../tag';
import { tagProblems } from '../tag-problems';
import { vocabularyProblems } from '../vocabulary';
import { type FrontMatter, readFrontMatter } from './front-matter';
import { linksOf, type WrittenLink } from './written-links';

/** A file that a page imports. */
export interface Import {
  readonly from: string;
  readonly names: readonly string[];
  readonly place: Place;
}

/** An MDX file as it is written, page or partial. */
export interface PageFile {
  /** Absolute. */
  readonly path: string;
  /** Relative to the site, with `/`. */
  readonly file: string;
  /** Its text and its tree. */
  readonly mdx: MdxFile;
  readonly frontMatter: FrontMatter;
  readonly links: readonly WrittenLink[];
  readonly imports: readonly Import[];
  /** What is wrong with it alone: syntax, tags. */
  readonly problems: readonly Problem[];
}

const importOf = ({ source, specifiers }: ImportDeclaration, file: string): Import[] => {
  if (typeof source.value !== 'string') return [];
  const { line = 1, column = 0 } = source.loc?.start ?? {};
  const names = specifiers.map(({ local }: { readonly local: Identifier }) => local.name);
  // Columns of an ESTree count from 0.
  return [{ from: source.value, names, place: { file, line, column: column + 1 } }];
};

const importsOf = (root: Root, file: string): readonly Import[] => {
  const found: Import[] = [];
  walkTree(root, (node) => {
    if (node.type !== 'mdxjsEsm') return;
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') found.push(...importOf(statement, file));
    }
  });
  return found;
};

/** `<Figure>` becomes text before a page is parsed (src/reference/contract/facts). */
const NAMES = [...REFERENCE_TAGS.map(({ name }) => name), 'Figure'];

const tagProblemsIn = (root: Root, file: string): readonly Problem[] => [
  ...vocabularyProblems(root, file, NAMES),
  ...elementsOf(root).flatMap((element) => {
    const tag = REFERENCE_TAGS.find(({ name }) => name === element.name);
    return tag ? [...tagProblems(element, tag, placeOf(element, file))] : [];
  }),
];

/** Reads an MDX file; undefined when there is none. */
export const readPageFile = kept((workspace, path: string): PageFile | undefined => {
  const mdx = readMdxFile(workspace, path);
  if (!mdx) return undefined;
  const { file, text, root, syntax } = mdx;
  return {
    path,
    file,
    mdx,
    frontMatter: readFrontMatter(path, file, text),
    links: root ? linksOf(root, file) : [],
    imports: root ? importsOf(root, file) : [],
    problems: [...syntax, ...(root ? tagProblemsIn(root, file) : [])],
  };
});

/** The partials that a page shows, and those that they show. */
export function partialsOf(workspace: Workspace, page: PageFile): readonly PageFile[] {
  const partials = new Set<PageFile>();
  const open = [page];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const { from } of next.imports) {
      const path = resolve(dirname(next.path), from);
      const partial = from.endsWith('.mdx') ? readPageFile(workspace, path) : undefined;
      if (!partial || partials.has(partial)) continue;
      partials.add(partial);
      open.push(partial);
    }
  }
  return [...partials];
}
