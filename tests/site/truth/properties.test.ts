import { describe, expect, it } from 'vitest';
import { properties } from './properties';
import { run } from './fixture';

describe('properties and parameters', () => {
  it('finds the whole contract on complete pages', async () => {
    const results = await run(properties);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    expect(results.map(({ kind, total }) => [kind, total])).toEqual([
      ['properties and parameters', 39],
    ]);
  });

  it.each([
    ['id="loan.dueAt"', '', 'field Loan.dueAt has no #loan.dueAt'],
    ['When it is due, UTC.', '', 'field Loan.dueAt does not say "When it is due, UTC."'],
    ['id="problem.detail"', '', 'field Problem.detail has no #problem.detail'],
    [
      'id="list-loans.query.status"',
      '',
      'field listLoans.query.status has no #list-loans.query.status',
    ],
  ])('reports missing content: %s', async (find, replacement, fault) => {
    const results = await run(properties, { find, replacement });
    const faults = results.flatMap((result) => result.faults);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
    const all = results.reduce((sum, { seen, total }) => sum + total - seen, 0);
    expect(all).toBe(1);
  });
});
