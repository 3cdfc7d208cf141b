import type { Element, ElementContent, Root } from 'hast';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { tableLabels } from './table-labels';

const element = (tagName: string, children: readonly ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [...children],
});
const cell = (tagName: string, value: string): Element =>
  element(tagName, value === '' ? [] : [element('code', [{ type: 'text', value }])]);
const row = (tagName: string, values: readonly string[]): Element =>
  element(
    'tr',
    values.map((value) => cell(tagName, value)),
  );

const labelsOf = (head: readonly string[], values: readonly string[]): readonly unknown[] => {
  const body = row('td', values);
  const table = element('table', [element('thead', [row('th', head)]), element('tbody', [body])]);
  const root: Root = { type: 'root', children: [element('div', [table])] };
  unified().use(tableLabels).runSync(root);
  return body.children.map((child) => ('properties' in child ? child.properties : child));
};

describe('labels of cells', () => {
  it('are the column headings', () => {
    expect(labelsOf(['State', 'Meaning', 'Next'], ['open', 'x', 'y'])).toEqual([
      { 'data-label': 'State' },
      { 'data-label': 'Meaning' },
      { 'data-label': 'Next' },
    ]);
  });

  it('are left out for columns without a heading', () => {
    expect(labelsOf(['', 'Meaning', 'Next'], ['open', 'x', 'y', 'z'])).toEqual([
      {},
      { 'data-label': 'Meaning' },
      { 'data-label': 'Next' },
      {},
    ]);
  });

  it('are left out of a table that fits a phone', () => {
    expect(labelsOf(['State', 'Meaning'], ['open', 'x'])).toEqual([{}, {}]);
  });
});
