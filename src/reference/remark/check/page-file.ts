import type { Identifier, ImportDeclaration } from 'estree';
import type { Root } from 'mdast';
import { type MdxFile, readMdxFile } from '../../contract/mdx-file';
import type { Place } from '../../contract/model';
import { walkTree } from '../../contract/walk-tree';
import { kept } from '../../contract/workspace';
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
  /** Its text and its tree. */
  readonly mdx: MdxFile;
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
  walkTree(root, (node) => {
    if (node.type !== 'mdxjsEsm') return;
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') found.push(...importOf(statement, file));
    }
  });
  return found;
};

/** Reads an MDX file; undefined when there is none. */
export const readPageFile = kept((workspace, path: string): PageFile | undefined => {
  const mdx = readMdxFile(workspace, path);
  if (!mdx) return undefined;
  const { file, text, root } = mdx;
  return {
    path,
    file,
    mdx,
    frontMatter: readFrontMatter(path, file, text),
    links: root ? linksOf(root, file) : [],
    imports: root ? importsOf(root, file) : [],
    anchors: new Set(root ? headingAnchors(root, text) : []),
  };
});
