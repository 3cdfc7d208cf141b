import { describe, expect, it } from 'vitest';
import { states } from './states';
import { run } from './fixture';

describe('states', () => {
  it('finds the whole contract on complete pages', async () => {
    const results = await run(states);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    expect(results.map(({ kind, total }) => [kind, total])).toEqual([
      ['states', 4],
      ['transitions', 4],
    ]);
  });

  it.each([
    ['id="loan-status-lost"', '', 'state Loan.lost has no row #loan-status-lost'],
    ['The book is gone.', '', 'state Loan.lost does not say "The book is gone."'],
    [
      'The reader reports a loss.',
      '',
      'move 3 of Loan.open to lost is not in the row of the state',
    ],
    ['href="#loan-status-overdue"', '', 'move 1 of Loan.open to overdue is not in the row'],
  ])('reports missing content: %s', async (find, replacement, fault) => {
    const results = await run(states, { find, replacement });
    const faults = results.flatMap((result) => result.faults);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
    const all = results.reduce((sum, { seen, total }) => sum + total - seen, 0);
    expect(all).toBe(1);
  });
});
