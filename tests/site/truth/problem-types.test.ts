import { describe, expect, it } from 'vitest';
import { problemTypes } from './problem-types';
import { run } from './fixture';

describe('places that name the `type` of a problem', () => {
  it('finds the whole contract on complete pages', async () => {
    const results = await run(problemTypes);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    expect(results.map(({ kind, total }) => [kind, total])).toEqual([
      ['places that name the `type` of a problem', 11],
    ]);
  });

  it.each([['id="error-reader-blocked"', '', 'leads nowhere']])(
    'reports missing content: %s',
    async (find, replacement, fault) => {
      const results = await run(problemTypes, { find, replacement });
      const faults = results.flatMap((result) => result.faults);
      expect(faults).not.toHaveLength(0);
      expect(faults[0]).toContain(fault);
    },
  );
});
