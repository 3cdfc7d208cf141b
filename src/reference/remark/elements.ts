import type { Root } from 'mdast';
import { walkTree } from '../contract/walk-tree';
import type { Element } from './tag-problems';

/** Every JSX element of a page. */
export const elementsOf = (root: Root): readonly Element[] => {
  const found: Element[] = [];
  walkTree(root, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') found.push(node);
  });
  return found;
};
