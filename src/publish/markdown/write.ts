import type { Root, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import type { Block } from './plain';

/** An underscore inside a word is no emphasis (CommonMark 0.31, 6.2): `not_found` stays readable. */
const INNER_UNDERSCORE = /(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu;

/**
 * Of this nothing is Markdown, wherever it stands. To look for what might be is
 * most of the work of writing a page, and most texts are of this kind.
 */
const WORDS =
  /^[\p{L}\p{N}](?:[\p{L}\p{N} ,;/]|(?<=[^\P{L}wW])[.)](?=[ ,;)]|$)|(?<= )\((?=\p{L}))*$/u;

const isPlain = (value: string, after: string): boolean =>
  WORDS.test(value) && (!value.endsWith(' ') || /^[^\r\n]/.test(after));

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
      isPlain(value, info.after) ? value : state.safe(value, info).replace(INNER_UNDERSCORE, '_'),
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
