import { attribute, elements, elementsNamed, lineOf, text, type Document } from '../dom';
import type { Rule } from './rule';

/**
 * Rows of tables with at least this many columns become cards on phones, without the row of
 * headings.
 */
const MANY_COLUMNS = 3;

/**
 * Yields the tables of a page. The table with the day on the landing page stays a table at every
 * width.
 */
function* regionTables(document: Document) {
  for (const element of elements(document)) {
    if (attribute(element, 'aria-label') === 'Table, scrolls sideways') {
      yield* elementsNamed(element, 'table');
    }
  }
}

/** Cells of wide tables contain the name of their column. */
export const tables: Rule = {
  name: 'cells of wide tables name their columns',
  perPage: 1,
  check(site) {
    let checked = 0;
    const faults: string[] = [];
    for (const { file, document } of site.pages) {
      for (const table of regionTables(document)) {
        const heads = [...elementsNamed(table, 'thead')].flatMap((head) => [
          ...elementsNamed(head, 'th'),
        ]);
        if (heads.length < MANY_COLUMNS) continue;
        for (const row of elementsNamed(table, 'tr')) {
          for (const [column, cell] of [...elementsNamed(row, 'td')].entries()) {
            const head = heads[column];
            const wanted = head ? text(head) : '';
            if (wanted === '') continue;
            checked += 1;
            if (attribute(cell, 'data-label') !== wanted) {
              faults.push(`${file}:${lineOf(cell)}: a cell does not say that it is "${wanted}"`);
            }
          }
        }
      }
    }
    return { checked, faults };
  },
};
