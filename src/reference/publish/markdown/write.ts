import type { Root, Text } from 'mdast';
import type { Info } from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import type { Block } from './plain';

/** Escaped underscore in a word, which is never emphasis (CommonMark 0.31, 6.2): `not_found`. */
const INNER_UNDERSCORE = /(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu;

/** Characters without a meaning in Markdown: letters, some punctuation between or after them. */
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
 * Whether a text contains no character with a meaning in Markdown. Most texts contain none, and the
 * search for characters to escape takes most of the time of writing a page.
 */
const isPlain = (value: string, { before, after }: Info): boolean =>
  (WORDS.test(value) || (/[`*]$/.test(before) && WORDS_AFTER_CODE.test(value))) &&
  // A space at the end of a line would be lost.
  (!value.endsWith(' ') || /^[^\r\n]/.test(after));

/**
 * An autolink can start with any character of an e-mail address, not only with a letter (CommonMark
 * 0.31, 6.5): `<1@host>`. The library escapes `<` only before letters.
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

/** Returns blocks as Markdown (CommonMark with GitHub's tables), with a line feed at the end. */
export const write = (blocks: readonly Block[]): string => {
  const root: Root = { type: 'root', children: [...blocks] };
  return processor.stringify(root);
};
