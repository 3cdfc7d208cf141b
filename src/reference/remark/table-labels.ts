import type { Element, Nodes, Root } from 'hast';
import type { Plugin } from 'unified';

/** The minimum number of columns for labels: narrower tables fit a phone as they are. */
const MANY_COLUMNS = 3;

const elementsNamed = (node: Nodes, name: string): readonly Element[] => {
  if (node.type === 'element' && node.tagName === name) return [node];
  return 'children' in node ? node.children.flatMap((child) => elementsNamed(child, name)) : [];
};

const textOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

/**
 * Adds the column heading to every cell of a wide table (`data-label`): on a phone, rows become
 * cards and the heading row is hidden. For `rehypePlugins`.
 */
export const tableLabels: Plugin<[], Root> = () => (root) => {
  for (const table of elementsNamed(root, 'table')) {
    const labels = elementsNamed(table, 'th').map(textOf);
    if (labels.length < MANY_COLUMNS) continue;
    for (const row of elementsNamed(table, 'tr')) {
      for (const [column, cell] of elementsNamed(row, 'td').entries()) {
        const label = labels[column] ?? '';
        if (label !== '') cell.properties['data-label'] = label;
      }
    }
  }
};
