import { describe, expect, it } from 'vitest';
import { familyOf, processes, readStat } from './processes';

describe('processes of a build', () => {
  it('reads a line whose name has spaces and parentheses', () => {
    const rest = 'S 41 42 42 0 -1 4194304 900 0 0 0 120 30 5 6 20 0 11 0 5000 123456 7890 1';
    expect(readStat(`42 (node (main) x) ${rest}`)).toEqual({
      id: 42,
      parent: 41,
      ticks: 150,
      pages: 7890,
    });
    expect(readStat('')).toBeUndefined();
  });

  it('finds children of children in any order, and no other process', () => {
    const list = [
      { id: 9, parent: 8 },
      { id: 8, parent: 7 },
      { id: 7, parent: 1 },
      { id: 6, parent: 1 },
    ].map((entry) => ({ ...entry, ticks: 0, pages: 0 }));
    expect(familyOf(7, list).map(({ id }) => id)).toEqual([9, 8, 7]);
  });

  it.runIf(process.platform === 'linux')('finds the current process', () => {
    const thisProcess = processes().find(({ id }) => id === process.pid);
    expect(thisProcess?.parent).toBe(process.ppid);
    expect(thisProcess?.pages).toBeGreaterThan(1000);
  });
});
