import type { Nodes, Parent, Root } from 'mdast';

/**
 * Calls `visit` with every node of a tree, parents before their children. `unist-util-visit` would
 * do the same, but spends most of its time on naming a function for each node.
 */
export function walkTree(
  root: Root,
  visit: (node: Nodes, parent: Parent | undefined) => void,
): void {
  const walk = (node: Nodes, parent: Parent | undefined): void => {
    visit(node, parent);
    if (!('children' in node)) return;
    for (const child of node.children) walk(child, node);
  };
  walk(root, undefined);
}
