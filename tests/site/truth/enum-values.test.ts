import { describe, expect, it } from 'vitest';
import { enumValues } from './enum-values';
import { run } from './fixture';

describe('enum values', () => {
  it('finds the whole contract on complete pages', async () => {
    const results = await run(enumValues);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    expect(results.map(({ kind, total }) => [kind, total])).toEqual([['enum values', 10]]);
  });

  it.each([
    [
      '<dt>south</dt>',
      '<dt>sooth</dt>',
      'value DeskPickup.desk = south is not among the values of its field',
    ],
    [
      'The desk at the north door.',
      '',
      'value DeskPickup.desk = north does not say "The desk at the north door."',
    ],
  ])('reports missing content: %s', async (find, replacement, fault) => {
    const results = await run(enumValues, { find, replacement });
    const faults = results.flatMap((result) => result.faults);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
    const all = results.reduce((sum, { seen, total }) => sum + total - seen, 0);
    expect(all).toBe(1);
  });
});
