import { basename } from 'node:path';
import type { Nodes, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';

/** The number of elements after which a part ends: more than a screen. */
const ENOUGH = 80;

const sizeOf = (node: Nodes): number =>
  'children' in node
    ? node.children.reduce((sum, child) => sum + sizeOf(child), node.type === 'root' ? 0 : 1)
    : 0;

function partsOf(nodes: readonly RootContent[]): readonly RootContent[][] {
  const parts: RootContent[][] = [[]];
  let size = 0;
  for (const node of nodes) {
    if (size >= ENOUGH && sizeOf(node) > 0) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(node);
    size += sizeOf(node);
  }
  return parts;
}

const restOf = (children: RootContent[]): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name: 'Rest',
  attributes: [],
  // A flow element may contain anything that a page contains, except imports.
  children: children as MdxJsxFlowElementHast['children'],
});

/**
 * Splits a long page into parts of about a screen; each part contains the next one in a `<Rest>`.
 * For `rehypePlugins`: the table of contents has been built by then.
 */
export const rest: Plugin<[], Root> = () => (root, vfile) => {
  if (basename(vfile.path).startsWith('_')) return;
  const modules = root.children.filter(({ type }) => type === 'mdxjsEsm');
  const content = root.children.filter(({ type }) => type !== 'mdxjsEsm');
  const nested = partsOf(content).reduceRight<RootContent[]>(
    (later, part) => (later.length > 0 ? [...part, restOf(later)] : part),
    [],
  );
  root.children = [...modules, ...nested];
};
