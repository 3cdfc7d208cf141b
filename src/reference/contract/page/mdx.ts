import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { defined } from '../json';
import type { Place } from '../model';
import type { Problem } from '../problem';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .freeze();

const ANCHORED = /^(#{1,6} .*)\{#([\w.-]+)\}(?=[ \t]*$)/gm;

/** Private-use characters for the braces of an anchor, and for a `_`, which could mark emphasis. */
const [OPEN, CLOSE, UNDERSCORE] = ['\u{E001}', '\u{E002}', '\u{E003}'] as const;

/** Replaces Docusaurus' heading ids, which MDX does not support, by text of the same length. */
const toPlainMdx = (source: string): string =>
  source.replace(
    ANCHORED,
    (_, heading: string, id: string) =>
      `${heading}${OPEN}#${id.replaceAll('_', UNDERSCORE)}${CLOSE}`,
  );

/** The text without the anchors of its headings, at the same offsets. */
export const withoutAnchors = (source: string): string =>
  source.replace(ANCHORED, (_, heading: string, id: string) => heading + ' '.repeat(id.length + 3));

/** Writes the anchors of headings so that Docusaurus reads them as they are written. */
export const withPlainAnchors = (source: string): string =>
  source.replace(
    ANCHORED,
    (_, heading: string, id: string) => `${heading}{#${id.replaceAll('_', String.raw`\_`)}}`,
  );

const ANCHOR = /^(?<heading>.*?)\s*[{\u{E001}]#(?<id>[\w.\u{E003}-]+)[}\u{E002}]$/su;

/** The text of a heading and its explicit anchor, `Freeze a card {#freeze}`. */
export function headingAnchor(text: string): { readonly text: string; readonly id?: string } {
  const { heading = text, id } = ANCHOR.exec(text)?.groups ?? {};
  return defined({ text: heading, id: id?.replaceAll(UNDERSCORE, '_') });
}

/**
 * Parses a page to its syntax tree, including tables; `headingAnchor` reads the
 * anchors of its headings. Throws a VFileMessage if the page is not MDX.
 */
export const parseMdx = (source: string): Root => processor.parse(toPlainMdx(source));

/** Whether an error is a syntax error of the parser (a VFileMessage). */
const isSyntaxError = (
  error: unknown,
): error is Error & Partial<Pick<Place, 'line' | 'column'>> & { readonly reason: string } =>
  error instanceof Error && 'reason' in error && typeof error.reason === 'string';

/** The next step for each kind of syntax error, by the parser's message. */
const NEXT_FOR_SYNTAX: readonly (readonly [reason: RegExp, next: string])[] = [
  [/Unterminated comment/, 'end the comment with `*/}`'],
  [/\(U\+20(?:1[89ABCDEF]|3[23])\)/, 'write straight quotes: `id="lendBook"`'],
  [/import\/exports/, "write an import as `import Name from './_partial.mdx';`"],
  [/attribute value/, 'put the value into quotes: `id="lendBook"`'],
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

/** Matches a heading with an invalid anchor, whose braces are parsed as an expression. */
const BAD_ANCHOR = /^#{1,6} .*\{#[^}]*\}/;

/** Converts a syntax error of the parser to a problem with its place; rethrows other errors. */
export function syntaxProblem(error: unknown, file: string, text: string): Problem {
  if (!isSyntaxError(error)) throw error;
  const { reason, cause } = error;
  // For a tag that is never closed, the parser gives the place only in its message.
  const [, line = '1', column = '1'] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  const place = { file, line: error.line ?? Number(line), column: error.column ?? Number(column) };
  if (BAD_ANCHOR.test(text.split('\n')[place.line - 1] ?? '')) {
    const next = 'write it with letters, digits and `-`: `## Title {#my-title}`';
    return { place, message: 'The anchor of the heading is not one', next };
  }
  // The parser may take a brace after an unterminated comment for the end of the comment.
  const comment = /\{\/\*(?![^]*\*\/)/.test(text) ? 'Unterminated comment' : '';
  const words = `${comment} ${cause instanceof Error ? cause.message : ''} ${reason}`;
  const next = NEXT_FOR_SYNTAX.find(([pattern]) => pattern.test(words))?.[1];
  return {
    place,
    message: `The page is not MDX: ${reason.replace(/\.$/, '')}`,
    next: next ?? 'close the tag or brace; `{` and `<` in prose are written `\\{` and `&lt;`',
  };
}
