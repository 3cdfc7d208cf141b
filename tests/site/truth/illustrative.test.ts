import { describe, expect, it } from 'vitest';
import { illustrative } from './illustrative';
import { run } from './fixture';

describe('pages with figures of the provider', () => {
  it('finds all of the contract on pages that say all of it', async () => {
    const found = await run(illustrative);
    expect(found.flatMap(({ faults }) => faults)).toEqual([]);
    expect(found.map(({ kind, total }) => [kind, total])).toEqual([
      ['pages with figures of the provider', 1],
    ]);
  });

  it.each([
    [
      '<strong>Sample contract</strong>',
      '',
      'general/api/loan.html, which says "28 days", has no <SampleContractNotice />',
    ],
  ])('misses %s', async (find, replacement, fault) => {
    const found = await run(illustrative, { find, replacement });
    const faults = found.flatMap((one) => one.faults);
    expect(faults).not.toHaveLength(0);
    expect(faults[0]).toContain(fault);
  });
});
