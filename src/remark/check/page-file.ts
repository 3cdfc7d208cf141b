import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Identifier, ImportDeclaration } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Place } from '../../contract/model';
import { parseMdx, syntaxProblem } from '../../contract/pages';
import type { Problem } from '../../contract/problem';
import { stampOf } from '../../contract/source';
import { type FrontMatter, readFrontMatter } from './front-matter';
import { headingAnchors } from './headings';
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
  /** Undefined when the file is not MDX. */
  readonly root: Root | undefined;
  readonly syntax: readonly Problem[];
  readonly frontMatter: FrontMatter;
  readonly links: readonly WrittenLink[];
  readonly imports: readonly Import[];
  /** Anchors of its own headings and elements. */
  readonly anchors: ReadonlySet<string>;
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
  visit(root, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') found.push(...importOf(statement, file));
    }
  });
  return found;
};

function parse(text: string, file: string): Pick<PageFile, 'root' | 'syntax'> {
  try {
    return { root: parseMdx(text), syntax: [] };
  } catch (error) {
    return { root: undefined, syntax: [syntaxProblem(error, file)] };
  }
}

const known = new Map<string, { readonly stamp: string; readonly page: PageFile }>();

/** Reads an MDX file, or answers from memory while it has not changed; undefined when there is none. */
export function readPageFile(siteDir: string, path: string): PageFile | undefined {
  const stamp = stampOf(path);
  if (stamp === undefined) return undefined;
  const before = known.get(path);
  if (before?.stamp === stamp) return before.page;
  const file = relative(siteDir, path).split(sep).join('/');
  const text = readFileSync(path, 'utf8');
  const { root, syntax } = parse(text, file);
  const page: PageFile = {
    path,
    file,
    root,
    syntax,
    frontMatter: readFrontMatter(path, file, text),
    links: root ? linksOf(root, file) : [],
    imports: root ? importsOf(root, file) : [],
    anchors: new Set(root ? headingAnchors(root, text) : []),
  };
  known.set(path, { stamp, page });
  return page;
}
