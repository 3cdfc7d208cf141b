import { describe, expect, it } from 'vitest';
import { growthGoals, isMet, loadingGoals, movingGoals, weightGoals } from './goals';

const build = (wall: number, memory: number) => ({
  cold: { wall, cpu: wall, memory },
  warm: undefined,
});
const met = (goals: readonly { readonly value: number; readonly limit: number }[]) =>
  goals.map((goal) => goal.value <= goal.limit);

describe('goals of the bench', () => {
  it('are met up to the limit itself', () => {
    const goal = { what: '', limit: 2, unit: '', because: '' };
    expect([1.9, 2, 2.1].map((value) => isMet({ ...goal, value }))).toEqual([true, true, false]);
  });

  it('are empty for a site that was left out', () => {
    expect(weightGoals({})).toEqual([]);
    expect(loadingGoals({})).toEqual([]);
    expect(movingGoals({})).toEqual([]);
  });

  it('allow 110 KiB of scripts, no shift and no task above 100 ms', () => {
    const weight = (js: number) => ({
      js,
      css: 0,
      fonts: 0,
      itself: 0,
      withPrefetch: 0,
      session: 0,
    });
    expect(met(weightGoals({ ours: weight(110 * 1024) }))).toEqual([true]);
    expect(met(weightGoals({ ours: weight(110 * 1024 + 1) }))).toEqual([false]);
    const loading = { firstPaint: 0, largestPaint: 700, blocking: 90, shift: 0 };
    expect(met(loadingGoals({ ours: loading }))).toEqual([true]);
    expect(met(loadingGoals({ ours: { ...loading, shift: 0.001 } }))).toEqual([false]);
    const moving = { next: 100, heaviest: 260, longestTask: 100 };
    expect(met(movingGoals({ ours: moving }))).toEqual([true]);
    expect(met(movingGoals({ ours: { ...moving, longestTask: 101 } }))).toEqual([false]);
  });

  it('let time and memory grow in proportion to the pages', () => {
    const sizes = [
      { pages: 100, builds: { contract: build(100, 500) } },
      { pages: 10, builds: { contract: build(11, 49) } },
    ];
    expect(met(growthGoals(sizes))).toEqual([true, false]);
    expect(growthGoals([])).toEqual([]);
  });
});
