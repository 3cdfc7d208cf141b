import { basename, dirname, join, resolve } from 'node:path';
import type { ImportDeclaration } from 'estree';
import type { Root } from 'mdast';
import { compare } from '../../contract/compare';
import { type MdxFile, readMdxFile } from '../../contract/page/mdx-file';
import type { Place } from '../../contract/model';
import type { Problem } from '../../contract/problem';
import { kept, type Workspace } from '../../contract/workspace';
import { sitePath } from '../../contract/site-path';
import { REFERENCE_TAGS } from '..';
import { problemAt } from '../problem';
import { vocabularyProblems } from '../vocabulary';
import { type FrontMatter, checkFrontMatter } from './front-matter';
import { markupProblems } from './markup';
import { linksOf, type WrittenLink } from './written-links';

/** A file that a page imports. */
export interface Import {
  readonly from: string;
  /** The absolute path of the partial that it names; undefined for code. */
  readonly partial: string | undefined;
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

const partialAt = (siteDir: string, path: string, from: string): string | undefined => {
  if (!/\.mdx?$/.test(from)) return undefined;
  return from.startsWith('@site/')
    ? join(siteDir, from.slice('@site/'.length))
    : resolve(dirname(path), from);
};

const importOf = (
  { source, specifiers }: ImportDeclaration,
  siteDir: string,
  path: string,
): Import => {
  const from = String(source.value);
  const { line = 1, column = 0 } = source.loc?.start ?? {};
  const names = specifiers.map(({ local }) => local.name);
  const hasBraces = specifiers.some(({ type }) => type === 'ImportSpecifier');
  // ESTree columns start at 0.
  return {
    from,
    partial: partialAt(siteDir, path, from),
    names,
    hasBraces,
    place: { file: sitePath(siteDir, path), line, column: column + 1 },
  };
};

const importsOf = ({ children }: Root, siteDir: string, path: string): readonly Import[] =>
  children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .filter((statement) => statement.type === 'ImportDeclaration')
    .map((statement) => importOf(statement, siteDir, path));

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
    imports: root ? importsOf(root, workspace.siteDir, path) : [],
    problems: [
      ...(isPartial(path) ? [] : frontMatter.problems),
      ...syntax,
      ...(root
        ? [...vocabularyProblems(root, file, REFERENCE_TAGS), ...markupProblems(mdx, root)]
        : []),
    ],
  };
});

const filesOf = (workspace: Workspace, { imports }: PageFile): readonly PageFile[] =>
  imports.flatMap(({ partial }) =>
    partial === undefined ? [] : (readPageFile(workspace, partial) ?? []),
  );

/** The partials that a page shows, directly or indirectly. */
export function partialsOf(workspace: Workspace, page: PageFile): readonly PageFile[] {
  // The set grows during the iteration.
  const files = new Set([page]);
  for (const file of files) for (const partial of filesOf(workspace, file)) files.add(partial);
  files.delete(page);
  return [...files];
}

/** The shortest way along imports from a file back to itself, without its end. */
function circleOf(workspace: Workspace, start: PageFile): readonly PageFile[] | undefined {
  const ways = new Map<PageFile, readonly PageFile[]>([[start, [start]]]);
  // The map grows during the iteration.
  for (const [file, way] of ways) {
    for (const partial of filesOf(workspace, file)) {
      if (partial === start) return way;
      if (!ways.has(partial)) ways.set(partial, [...way, partial]);
    }
  }
  return undefined;
}

/** The mistakes of a file itself, and whether it imports itself, directly or indirectly. */
export function problemsOf(workspace: Workspace, file: PageFile): readonly Problem[] {
  const circle = circleOf(workspace, file);
  if (!circle) return file.problems;
  // Every file of a circle reports it in the same place.
  const [start = file] = circle.toSorted((a, b) => compare(a.file, b.file));
  const at = circle.indexOf(start);
  const way = [...circle.slice(at), ...circle.slice(0, at)];
  const last = way.at(-1)?.imports.find(({ partial }) => partial === start.path);
  const names = [...way, start].map((one) => `\`${one.file}\``);
  return [
    ...file.problems,
    problemAt(last?.place ?? { file: start.file, line: 1, column: 1 })(
      `The file imports itself: ${names.join(' → ')}`,
      'delete one of these imports and its tags',
    ),
  ];
}
