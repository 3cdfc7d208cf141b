import { expect, it } from 'vitest';
import { pageOf, siteOf } from '../site';
import { tables } from './tables';

const check = (columns: readonly string[], cells: string) => {
  const head = columns.map((column) => `<th>${column}</th>`).join('');
  const table = `<table><thead><tr>${head}</tr></thead><tbody><tr>${cells}</tr></tbody></table>`;
  const region = `<div role="group" aria-label="Table, scrolls sideways">${table}</div>`;
  return tables.check(siteOf({ 'index.html': pageOf(region) }));
};

it('accepts cells with the names of their columns', async () => {
  const cells = '<td data-label="A">1</td><td data-label="B">2</td><td>3</td>';
  expect(await check(['A', 'B', ''], cells)).toEqual({ checked: 2, faults: [] });
});

it('requires nothing of narrow tables', async () => {
  expect(await check(['A', 'B'], '<td>1</td><td>2</td>')).toEqual({ checked: 0, faults: [] });
});

it('reports cells without a name, and with a wrong name', async () => {
  const { faults } = await check(
    ['A', 'B', 'C'],
    '<td data-label="A">1</td><td>2</td><td data-label="B">3</td>',
  );
  expect(faults.map((fault) => fault.replace(/^.*: /, ''))).toEqual([
    'a cell does not say that it is "B"',
    'a cell does not say that it is "C"',
  ]);
});
