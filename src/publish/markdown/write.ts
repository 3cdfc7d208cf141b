import type { Root, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import type { Block } from './plain';

/** An underscore inside a word is no emphasis (CommonMark 0.31, 6.2): `not_found` stays readable. */
const INNER_UNDERSCORE = /(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu;

const options: Options = {
  bullet: '-',
  bulletOther: '*',
  emphasis: '*',
  fences: true,
  incrementListMarker: true,
  listItemIndent: 'one',
  rule: '-',
  handlers: {
    text: (node: Text, _parent, state, info) =>
      state.safe(node.value, info).replace(INNER_UNDERSCORE, '_'),
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
