import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { walkTree } from './walk-tree';

it('visits every node once, parents first, in document order', () => {
  const root: Root = {
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [{ type: 'text', value: 'a' }] },
      { type: 'blockquote', children: [{ type: 'paragraph', children: [] }] },
      { type: 'thematicBreak' },
    ],
  };
  const seen: string[] = [];
  walkTree(root, (node, parent) => seen.push(`${parent?.type ?? 'none'} > ${node.type}`));
  expect(seen).toEqual([
    'none > root',
    'root > heading',
    'heading > text',
    'root > blockquote',
    'blockquote > paragraph',
    'root > thematicBreak',
  ]);
});
