import { describe, expect, it } from 'vitest';
import { codes } from './codes';
import { run } from './fixture';

describe('codes in answers and failures shown', () => {
  it('finds the whole contract on complete pages', async () => {
    const results = await run(codes);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    expect(results.map(({ kind, total }) => [kind, total])).toEqual([
      ['codes in answers and failures shown', 10],
    ]);
  });

  it.each([
    [
      'Use `rd_9`. <pre>{"type"',
      'Use `rd_9`. <pre>{"kind"',
      'code reader_blocked in general/api/reader.html, JSON block 2',
    ],
    [
      '"status":404,"detail":"There is no such object.","code":"not_found"',
      '"status":404,"detail":"","code":"not_fund"',
      'code not_fund in ',
    ],
  ])('reports missing content: %s', async (find, replacement, fault) => {
    const results = await run(codes, { find, replacement });
    const faults = results.flatMap((result) => result.faults);
    expect(faults).not.toHaveLength(0);
    expect(faults[0]).toContain(fault);
  });
});
