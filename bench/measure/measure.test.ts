import { describe, expect, it } from 'vitest';
import { topicsOf } from '../pages/topic';
import { ours } from '../sites/ours';
import { blockingTime } from './loading';
import { subjectOf } from './subject';
import { neededOf } from './weight';

describe('measurements', () => {
  it('count only responses that a page needs, without prefetched ones', () => {
    const sent = (path: string, isPrefetch = false) =>
      ({ path, isPrefetch, bytes: 1, kind: 'js' }) as const;
    const all = [sent('/page'), sent('/main.js'), sent('/next.js', true), sent('/late.js')];
    expect(neededOf(all).map(({ path }) => path)).toEqual(['/page', '/main.js', '/late.js']);
  });

  it('count the part of a long task above 50 ms, after the first paint', () => {
    const marks = { firstPaint: 1000, largestPaint: 0, shift: 0 };
    const blocking = (tasks: [number, number][]) => blockingTime({ ...marks, tasks });
    expect(
      blocking([
        [1200, 80],
        [1400, 150],
      ]),
    ).toBe(130);
    expect(blocking([[100, 400]])).toBe(0);
    // 120 ms of the task are after the paint.
    expect(blocking([[900, 220]])).toBe(70);
    expect(blocking([])).toBe(0);
  });

  it('visit pages of usual length and end at the heaviest one, on every site', () => {
    const topics = topicsOf(33);
    expect(ours.map(({ id }) => id)).toEqual(['ours', 'contract']);
    for (const site of ours) {
      const { walk, beforeHeaviest, heaviest } = subjectOf(site, topics);
      expect(() => subjectOf(site, topicsOf(11))).toThrow('needs 12 or more');
      expect(walk).toHaveLength(10);
      expect([beforeHeaviest.title, heaviest.title]).toEqual(
        topics.slice(-2).map(({ title }) => title),
      );
      expect(walk.every(({ path }) => path.startsWith(site.baseUrl))).toBe(true);
    }
  });
});
