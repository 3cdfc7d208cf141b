import { describe, expect, it } from 'vitest';
import { errors } from './errors';
import { run } from './fixture';

describe('error codes', () => {
  it('finds the whole contract on complete pages', async () => {
    const results = await run(errors);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    expect(results.map(({ kind, total }) => [kind, total])).toEqual([['error codes', 5]]);
  });

  it.each([
    [
      'id="error-reader-blocked"',
      '',
      'error reader_blocked has no #error-reader-blocked on the page of reader',
    ],
    ['Pay them.', '', 'error reader_blocked does not say "Pay them."'],
    ['Send `PUT /loans`.', '', 'error method_not_allowed does not say'],
  ])('reports missing content: %s', async (find, replacement, fault) => {
    const results = await run(errors, { find, replacement });
    const faults = results.flatMap((result) => result.faults);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
    const all = results.reduce((sum, { seen, total }) => sum + total - seen, 0);
    expect(all).toBe(1);
  });
});
