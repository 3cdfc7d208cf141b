import { describe, expect, it } from 'vitest';
import { buildGoals, growthGoals, isMet, loadingGoals, movingGoals, weightGoals } from './goals';

const weight = (part: number, session: number) => ({
  js: part,
  css: part,
  fonts: 0,
  itself: part,
  withPrefetch: part,
  session,
});
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

  it('compare weight with shares of the peers, and a session with the lighter one', () => {
    const peers = { stock: weight(100_000, 9), vitepress: weight(90_000, 200_000) };
    const all = { ...peers, starlight: weight(1, 100_000), ours: weight(66_000, 95_000) };
    expect(met(weightGoals(all))).toEqual([true, true, false, true, true]);
    expect(met(weightGoals({ ...all, ours: weight(120_000, 95_001) }))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('are empty while a peer is missing', () => {
    expect(weightGoals({ ours: weight(1, 1) })).toEqual([]);
    expect(loadingGoals({})).toEqual([]);
    expect(movingGoals({})).toEqual([]);
    expect(buildGoals(500, {})).toEqual([]);
  });

  it('compare paints with Starlight and blocking with VitePress, and allow no shift', () => {
    const loading = { firstPaint: 0, largestPaint: 700, blocking: 90, shift: 0 };
    const peers = {
      starlight: { ...loading, largestPaint: 800, blocking: 0 },
      vitepress: { ...loading, largestPaint: 100, blocking: 100 },
    };
    expect(met(loadingGoals({ ...peers, ours: loading }))).toEqual([true, true, true]);
    const worse = { ...loading, largestPaint: 801, blocking: 101, shift: 0.001 };
    expect(met(loadingGoals({ ...peers, ours: worse }))).toEqual([false, false, false]);
  });

  it('allow a third more time for the heaviest page, and no task above 100 ms', () => {
    const vitepress = { next: 100, heaviest: 200, longestTask: 500 };
    const ours = { next: 100, heaviest: 260, longestTask: 100 };
    expect(met(movingGoals({ vitepress, ours }))).toEqual([true, true, true]);
    const worse = { next: 101, heaviest: 261, longestTask: 101 };
    expect(met(movingGoals({ vitepress, ours: worse }))).toEqual([false, false, false]);
  });

  it('compare builds with stock, and large builds with every peer that succeeded', () => {
    const sites = { stock: build(100, 100), contract: build(120, 120), vitepress: build(110, 1) };
    expect(met(buildGoals(33, sites))).toEqual([true, true]);
    expect(met(buildGoals(500, sites))).toEqual([true, false, true]);
    const failed = { cold: undefined, warm: undefined };
    expect(met(buildGoals(2000, { ...sites, vitepress: failed }))).toEqual([true, true]);
    expect(buildGoals(33, { ...sites, contract: failed })).toEqual([]);
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
