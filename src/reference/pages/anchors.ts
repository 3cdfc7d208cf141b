import type { Root } from 'mdast';
import { isElement, textAttributes } from '../contract/page/elements';
import { walkTree } from '../contract/page/walk-tree';

/** Every anchor of an expanded page, without `#`: the ids of its headings, blocks and elements. */
export function anchorsOf(root: Root): ReadonlySet<string> {
  const anchors = new Set<string>();
  walkTree(root, (node) => {
    if (node.type === 'heading' && node.depth > 1) {
      const id = node.data?.hProperties?.id;
      if (typeof id === 'string') anchors.add(id);
    }
    if (node.type === 'block' && 'id' in node.props && typeof node.props.id === 'string') {
      anchors.add(node.props.id);
    }
    const { id } = isElement(node) ? textAttributes(node) : {};
    if (id !== undefined) anchors.add(id);
  });
  return anchors;
}
