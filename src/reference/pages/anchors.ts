import type { Nodes, Root } from 'mdast';
import { isElement, textAttributes } from '../contract/page/elements';
import { walkTree } from '../contract/page/walk-tree';

/** The anchor of a node itself: the id of a heading, a block or an element. */
export function anchorOf(node: Nodes): string | undefined {
  if (node.type === 'heading') {
    const id = node.depth > 1 ? node.data?.hProperties?.id : undefined;
    return typeof id === 'string' ? id : undefined;
  }
  if (node.type === 'block') {
    return 'id' in node.props && typeof node.props.id === 'string' ? node.props.id : undefined;
  }
  return isElement(node) ? textAttributes(node).id : undefined;
}

/** Every anchor of an expanded page, without `#`: the ids of its headings, blocks and elements. */
export function anchorsOf(root: Root): ReadonlySet<string> {
  const anchors = new Set<string>();
  walkTree(root, (node) => {
    const id = anchorOf(node);
    if (id !== undefined) anchors.add(id);
  });
  return anchors;
}
