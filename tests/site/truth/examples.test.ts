import { describe, expect, it } from 'vitest';
import { examples } from './examples';
import { run } from './fixture';

describe('examples', () => {
  it('finds the whole contract on complete pages', async () => {
    const results = await run(examples);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    expect(results.map(({ kind, total }) => [kind, total])).toEqual([
      ['examples of the published contract', 52],
      ['JSON blocks on pages', 10],
      ['examples of answers', 3],
    ]);
  });

  it.each([
    ['"examples":["2026-03-29T18:00:00Z"]', '"examples":["soon"]', 'example'],
    [
      '"rd_7","name":"Mia"',
      '"rd_7","name":"Eve"',
      'getReader 200, example 1, is nowhere to be read',
    ],
    ['Send `bk_404`. <pre>{', 'Send `bk_404`. <pre>{"', 'is not JSON'],
  ])('reports missing content: %s', async (find, replacement, fault) => {
    const results = await run(examples, { find, replacement });
    const faults = results.flatMap((result) => result.faults);
    expect(faults).not.toHaveLength(0);
    expect(faults[0]).toContain(fault);
  });
});
