import { describe, expect, it } from 'vitest';
import { illustrative } from './illustrative';
import { run } from './fixture';

describe('pages with figures of the provider', () => {
  it('finds the whole contract on complete pages', async () => {
    const results = await run(illustrative);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    expect(results.map(({ kind, total }) => [kind, total])).toEqual([
      ['pages with figures of the provider', 1],
    ]);
  });

  it.each([
    [
      '<strong>Sample contract</strong>',
      '',
      'general/api/loan.html, which says "28 days", has no <SampleContractNotice />',
    ],
  ])('reports missing content: %s', async (find, replacement, fault) => {
    const results = await run(illustrative, { find, replacement });
    const faults = results.flatMap((result) => result.faults);
    expect(faults).not.toHaveLength(0);
    expect(faults[0]).toContain(fault);
  });
});
