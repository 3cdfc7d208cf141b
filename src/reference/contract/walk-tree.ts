import type { Nodes, Parent, Root } from 'mdast';

/**
 * Calls `see` with every node of a tree, parents before their children. Of
 * unist-util-visit it lacks the test and the ways to stop; that one sets a name
 * on a function of its own for each node, which takes most of its time.
 */
export function walkTree(root: Root, see: (node: Nodes, parent: Parent | undefined) => void): void {
  const walk = (node: Nodes, parent: Parent | undefined): void => {
    see(node, parent);
    if (!('children' in node)) return;
    for (const child of node.children) walk(child, node);
  };
  walk(root, undefined);
}
