import { describe, expect, it } from 'vitest';
import { sampleWindows } from './sample';

const FILES = [
  { path: 'b.ts', lines: 30 },
  { path: 'a.ts', lines: 100 },
];
const sizeOf = (range: string): number => {
  const [, first, last] = /:(\d+)-(\d+)$/.exec(range) ?? [];
  return Number(last) - Number(first) + 1;
};
const sum = (ranges: readonly string[]): number =>
  ranges.reduce((total, range) => total + sizeOf(range), 0);

describe('sampleWindows', () => {
  it('takes at least the requested number of lines, and no extra window', () => {
    const ranges = sampleWindows(FILES, { lines: 40, seed: 1 });
    expect(sum(ranges)).toBeGreaterThanOrEqual(40);
    expect(sum(ranges.slice(0, -1))).toBeLessThan(40);
    expect(new Set(ranges).size).toBe(ranges.length);
  });

  it('covers every line once if all lines are requested', () => {
    const ranges = sampleWindows(FILES, { lines: 1000, seed: 1 });
    expect(sum(ranges)).toBe(130);
    expect(ranges.toSorted()).toEqual([
      'a.ts:1-12',
      'a.ts:13-24',
      'a.ts:25-36',
      'a.ts:37-48',
      'a.ts:49-60',
      'a.ts:61-72',
      'a.ts:73-84',
      'a.ts:85-96',
      'a.ts:97-100',
      'b.ts:1-12',
      'b.ts:13-24',
      'b.ts:25-30',
    ]);
  });

  it('repeats with the same seed in any order of files, and differs with another seed', () => {
    const windows = sampleWindows(FILES, { lines: 40, seed: 1 });
    expect(sampleWindows(FILES.toReversed(), { lines: 40, seed: 1 })).toEqual(windows);
    expect(sampleWindows(FILES, { lines: 40, seed: 2 })).not.toEqual(windows);
  });
});
