import type { Nodes } from 'mdast';
import { fold, type FoldProps } from './fold';
import type { BlockNode } from './tree/block';

export const isFold = (node: Nodes): node is BlockNode & { props: FoldProps } =>
  node.type === 'block' && node.component === fold.component;
