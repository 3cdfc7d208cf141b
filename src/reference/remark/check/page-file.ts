import { basename, dirname, resolve } from 'node:path';
import type { ImportDeclaration } from 'estree';
import type { Root } from 'mdast';
import { type MdxFile, readMdxFile } from '../../contract/page/mdx-file';
import type { Place } from '../../contract/model';
import type { Problem } from '../../contract/problem';
import { kept, type Workspace } from '../../contract/workspace';
import { REFERENCE_TAGS } from '..';
import { vocabularyProblems } from '../vocabulary';
import { type FrontMatter, checkFrontMatter } from './front-matter';
import { markupProblems } from './markup';
import { linksOf, type WrittenLink } from './written-links';

/** A file that a page imports. */
export interface Import {
  readonly from: string;
  readonly names: readonly string[];
  /** Whether it imports names from the file, in braces. */
  readonly hasBraces: boolean;
  readonly place: Place;
}

/** An MDX file as it is written: a page or a partial. */
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
  /** Problems of the file alone: syntax, front matter of a page, tags, markup. */
  readonly problems: readonly Problem[];
}

/** Whether a file is a partial, which has no address of its own. */
const isPartial = (path: string): boolean => basename(path).startsWith('_');

const importOf = ({ source, specifiers }: ImportDeclaration, file: string): Import => {
  const { line = 1, column = 0 } = source.loc?.start ?? {};
  const names = specifiers.map(({ local }) => local.name);
  const hasBraces = specifiers.some(({ type }) => type === 'ImportSpecifier');
  // ESTree columns start at 0.
  return {
    from: String(source.value),
    names,
    hasBraces,
    place: { file, line, column: column + 1 },
  };
};

const importsOf = ({ children }: Root, file: string): readonly Import[] =>
  children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .filter((statement) => statement.type === 'ImportDeclaration')
    .map((statement) => importOf(statement, file));

/** Reads an MDX file; undefined when there is none. */
export const readPageFile = kept((workspace, path: string): PageFile | undefined => {
  const mdx = readMdxFile(workspace, path);
  if (!mdx) return undefined;
  const { file, root, syntax } = mdx;
  const frontMatter = checkFrontMatter(mdx);
  return {
    path,
    file,
    mdx,
    frontMatter,
    links: root ? linksOf(root, file) : [],
    imports: root ? importsOf(root, file) : [],
    problems: [
      ...(isPartial(path) ? [] : frontMatter.problems),
      ...syntax,
      ...(root
        ? [...vocabularyProblems(root, file, REFERENCE_TAGS), ...markupProblems(mdx, root)]
        : []),
    ],
  };
});

/** The partials that a page shows, directly or indirectly. */
export function partialsOf(workspace: Workspace, page: PageFile): readonly PageFile[] {
  // The set grows during the iteration.
  const files = new Set([page]);
  for (const { path, imports } of files) {
    for (const { from } of imports) {
      const partial = from.endsWith('.mdx') ? resolve(dirname(path), from) : undefined;
      const file = partial === undefined ? undefined : readPageFile(workspace, partial);
      if (file) files.add(file);
    }
  }
  files.delete(page);
  return [...files];
}
