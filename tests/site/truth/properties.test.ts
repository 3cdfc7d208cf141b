import { describe, expect, it } from 'vitest';
import { properties } from './properties';
import { run } from './fixture';

describe('properties and parameters', () => {
  it('finds all of the contract on pages that say all of it', async () => {
    const found = await run(properties);
    expect(found.flatMap(({ faults }) => faults)).toEqual([]);
    expect(found.map(({ kind, total }) => [kind, total])).toEqual([
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
  ])('misses %s', async (find, replacement, fault) => {
    const found = await run(properties, { find, replacement });
    const faults = found.flatMap((one) => one.faults);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
    const all = found.reduce((sum, { seen, total }) => sum + total - seen, 0);
    expect(all).toBe(1);
  });
});
