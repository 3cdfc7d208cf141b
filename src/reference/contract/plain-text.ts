import type { Nodes } from 'mdast';

/** The text of a node and of everything in it. */
export const plainText = (node: Nodes): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
};
