import type { Root, Text } from 'mdast';
import type { Info } from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import type { Block } from './plain';

/** An underscore inside a word is no emphasis (CommonMark 0.31, 6.2): `not_found` stays readable. */
const INNER_UNDERSCORE = /(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu;

/** Characters that are no Markdown where they stand: letters, and some marks between or behind them. */
const HARMLESS = [
  String.raw`[\p{L}\p{N} ,;/%·'"]`,
  String.raw`:(?= |$)`,
  String.raw`(?<=[^\P{L}wW]|\))[.)](?=[ ,;:.)]|$)`,
  String.raw`(?<= )\((?=\p{L})`,
  String.raw`(?<=\p{L})-(?=\p{L})`,
  String.raw`(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])`,
].join('|');
const WORDS = new RegExp(`^[\\p{L}\\p{N}](?:${HARMLESS})*$`, 'u');
const WORDS_BEHIND_CODE = new RegExp(`^[ ,:;.)](?:${HARMLESS})*$`, 'u');

/**
 * Whether nothing of a text is Markdown. To look for what might be is most of the
 * work of writing a page, and most texts are of this kind.
 */
const isPlain = (value: string, { before, after }: Info): boolean =>
  (WORDS.test(value) || (/[`*]$/.test(before) && WORDS_BEHIND_CODE.test(value))) &&
  // A space at the end of a line would be lost.
  (!value.endsWith(' ') || /^[^\r\n]/.test(after));

const options: Options = {
  bullet: '-',
  bulletOther: '*',
  emphasis: '*',
  fences: true,
  incrementListMarker: true,
  listItemIndent: 'one',
  rule: '-',
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
