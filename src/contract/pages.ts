import { basename, extname } from 'node:path';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import type { Place } from './model';
import type { Problem } from './problem';

/** Source of an MDX page; `file` is relative to the site. */
export interface PageSource {
  readonly file: string;
  readonly source: string;
}

/** Components of the MDX vocabulary that show a part of the contract. */
export const CONTRACT_TAGS = [
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
  'EventCatalog',
  'VerifySamples',
  'Playground',
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

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .freeze();

/** Docusaurus' heading ids, which MDX does not know, replaced by text of the same length. */
const toPlainMdx = (source: string): string =>
  source.replace(/^(#{1,6} .*)\{(#[\w.-]+)\}[ \t]*$/gm, '$1($2)');

/** A heading's text and the anchor that its writer gave it, `Freeze a card {#freeze}`. */
export function headingAnchor(text: string): { readonly text: string; readonly id?: string } {
  const found = /^(.*?)\s*\(#([\w.-]+)\)$/s.exec(text);
  return found?.[2] === undefined ? { text } : { text: found[1] ?? '', id: found[2] };
}

/**
 * The syntax tree of a page, with tables; `headingAnchor` reads the anchors of its
 * headings. Throws a VFileMessage when it is not MDX.
 */
export const parseMdx = (source: string): Root => processor.parse(toPlainMdx(source));

function routeOf(file: string, slug: unknown): string {
  const path = file.split('/').slice(2).join('/');
  const folder = path.split('/').slice(0, -1).join('/');
  if (typeof slug === 'string') {
    const route = slug.startsWith('/') || folder === '' ? slug : `${folder}/${slug}`;
    return route.replace(/^\/|\/$/g, '');
  }
  const route = path.replace(/\.mdx?$/, '');
  return route.replace(/(^|\/)(index|README)$/i, '');
}

function frontMatter(source: string): Readonly<Record<string, unknown>> {
  const text = /^---\n([\s\S]*?)\n---/.exec(source)?.[1];
  try {
    const value: unknown = parseYaml(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // Docusaurus reports front matter that is no YAML, with its place.
    return {};
  }
}

const isContractTag = (name: string | null): name is ContractTagName =>
  CONTRACT_TAGS.some((tag) => tag === name);

function readTags({ file, source }: PageSource): readonly ContractTag[] {
  const tags: ContractTag[] = [];
  visit(parseMdx(source), (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (!isContractTag(node.name)) return;
    const attributes = node.attributes.flatMap((attribute): (readonly [string, string])[] =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    );
    const { line = 1, column = 1 } = node.position?.start ?? {};
    tags.push({
      tag: node.name,
      attributes: Object.fromEntries(attributes),
      place: { file, line, column },
    });
  });
  return tags;
}

/** What the parser throws (a VFileMessage). */
const isSyntaxError = (
  error: unknown,
): error is Error & Partial<Pick<Place, 'line' | 'column'>> & { readonly reason: string } =>
  error instanceof Error && 'reason' in error && typeof error.reason === 'string';

/** What to do about each kind of syntax error, by the parser's words. */
const NEXT_FOR_SYNTAX: readonly (readonly [reason: RegExp, next: string])[] = [
  [/import\/exports/, "write an import as `import Name from './_partial.mdx';`"],
  [/attribute value/, 'put the value into quotes: `id="createCard"`'],
  [/create a comment in MDX/, 'write a comment as `{/* … */}`'],
  [
    /Expected a closing tag for `(<[^`]+)>`/,
    'close it with `</…>`, or end the tag with `/>`; a `<` in prose is written `&lt;`',
  ],
  [
    /closing (?:tag|slash)/,
    'give each opening tag its closing one, in the same paragraph or with empty lines around both',
  ],
  [/acorn|expression|brace/i, 'write a brace in prose as `\\{`, or put it into backticks'],
];

/** The mistake that the parser threw, with its place; other errors are thrown again. */
export function syntaxProblem(error: unknown, file: string): Problem {
  if (!isSyntaxError(error)) throw error;
  const { reason } = error;
  // Of a tag that never ends the parser names the start in words alone.
  const [, start = '1', at = '1'] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  const next = NEXT_FOR_SYNTAX.find(([words]) => words.test(reason))?.[1];
  return {
    place: { file, line: error.line ?? Number(start), column: error.column ?? Number(at) },
    message: `The page is not MDX: ${reason.replace(/\.$/, '')}`,
    next: next ?? 'close the tag or brace; `{` and `<` in prose are written `\\{` and `&lt;`',
    rule: 'mdx-syntax',
  };
}

/** Reads which parts of the contract a page shows, and where. */
export function readPage(page: PageSource): Page {
  const { file, source } = page;
  const frame = {
    file,
    route: routeOf(file, frontMatter(source).slug),
    topic: basename(file, extname(file)),
  };
  try {
    return { ...frame, tags: readTags(page), problems: [] };
  } catch (error) {
    return { ...frame, tags: [], problems: [syntaxProblem(error, file)] };
  }
}
