import type { Root, Text } from 'mdast';
import type { Info } from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import type { Block } from './plain';

/** An underscore inside a word is no emphasis (CommonMark 0.31, 6.2): `not_found` stays readable. */
const INNER_UNDERSCORE = /(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu;

/** Characters that have no meaning in Markdown: letters, and some punctuation between or after them. */
const HARMLESS = [
  String.raw`[\p{L}\p{N} ,;/%·'"]`,
  String.raw`:(?= |$)`,
  String.raw`(?<=[^\P{L}wW]|\))[.)](?=[ ,;:.)]|$)`,
  String.raw`(?<= )\((?=\p{L})`,
  String.raw`(?<=\p{L})-(?=\p{L})`,
  String.raw`(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])`,
].join('|');
const WORDS = new RegExp(`^[\\p{L}\\p{N}](?:${HARMLESS})*$`, 'u');
const WORDS_AFTER_CODE = new RegExp(`^[ ,:;.)](?:${HARMLESS})*$`, 'u');

/**
 * Whether no character of a text has a meaning in Markdown. Most texts have none, and finding what to
 * escape takes most of the time of writing a page.
 */
const isPlain = (value: string, { before, after }: Info): boolean =>
  (WORDS.test(value) || (/[`*]$/.test(before) && WORDS_AFTER_CODE.test(value))) &&
  // A space at the end of a line would be lost.
  (!value.endsWith(' ') || /^[^\r\n]/.test(after));

/**
 * An autolink can start with any character of an e-mail address, not only with a letter
 * (CommonMark 0.31, 6.5): `<1@host>`. The original escapes `<` before letters alone.
 */
const AUTOLINK = {
  character: '<',
  after: String.raw`(?=[-.\w!#$%&'*+/=?^\`{|}~]+@)`,
  inConstruct: 'phrasing',
} as const;

const options: Options = {
  bullet: '-',
  bulletOther: '*',
  emphasis: '*',
  fences: true,
  incrementListMarker: true,
  listItemIndent: 'one',
  rule: '-',
  unsafe: [AUTOLINK],
  handlers: {
    text: ({ value }: Text, _parent, state, info) =>
      isPlain(value, info) ? value : state.safe(value, info).replace(INNER_UNDERSCORE, '_'),
  },
};

const processor = unified()
  .use(remarkStringify, options)
  .use(remarkGfm, { tablePipeAlign: false })
  .freeze();

/** Blocks as Markdown (CommonMark with GitHub's tables), with a line feed at the end. */
export const write = (blocks: readonly Block[]): string => {
  const root: Root = { type: 'root', children: [...blocks] };
  return processor.stringify(root);
};
