import { describe, expect, it } from 'vitest';
import { kibibytes, median, sum } from './stats';

describe('figures of the bench', () => {
  it('takes the middle of an unsorted list, comparing by value and not as text', () => {
    expect(median([10, 9, 100])).toBe(10);
    expect(median([4, 1])).toBe(4);
    expect(median([])).toBe(0);
  });

  it('adds, and counts in units of 1,024 bytes', () => {
    expect(sum([1, 2, 3.5])).toBe(6.5);
    expect(kibibytes(1536)).toBe(1.5);
  });
});
