import { describe, expect, it } from 'vitest';
import { operations } from './operations';
import { run } from './fixture';

describe('operations', () => {
  it('finds the whole contract on complete pages', async () => {
    const results = await run(operations);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    expect(results.map(({ kind, total }) => [kind, total])).toEqual([['operations', 5]]);
  });

  it.each([
    [
      'id="create-loan"',
      'id="create-loam"',
      'operation createLoan has no #create-loan on the page of loan',
    ],
    ['The answer comes at once.', '', 'operation createLoan does not say "Lends a book'],
    [
      'book_not_available, reader_blocked',
      'book_not_available',
      'operation createLoan does not say "reader_blocked"',
    ],
    ['One copy less is on the shelf.', '', 'does not say "One copy less'],
    ['Safe to send again', 'Safe', 'operation returnLoan does not say "Safe to send again'],
    ['id="check-shelf"', '', 'operation checkShelf has no #check-shelf'],
  ])('reports missing content: %s', async (find, replacement, fault) => {
    const results = await run(operations, { find, replacement });
    const faults = results.flatMap((result) => result.faults);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
    const all = results.reduce((sum, { seen, total }) => sum + total - seen, 0);
    expect(all).toBe(1);
  });
});
