import type { Browser } from '@playwright/test';
import type { Marks } from '../browser/marks';
import { median, sum } from '../stats';
import { interleaved } from './passes';
import type { Subject } from './subject';

/** Medians; in milliseconds, except for the shift. */
export interface Loading {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  /** The cumulative layout shift of the worst pass. */
  readonly shift: number;
}

/** The first 50 ms of a task do not block (https://web.dev/articles/tbt). */
const FREE = 50;

/** The total blocking time after the first paint. */
export const blockingTime = ({ tasks, firstPaint }: Marks): number =>
  sum(
    tasks
      .filter(([start, length]) => start + length > firstPaint)
      .map(([start, length]) => length - Math.max(0, firstPaint - start) - FREE)
      .filter((time) => time > 0),
  );

/** Measures how soon the first page of each site is visible. */
export async function loadingOf(
  browser: Browser,
  subjects: readonly Subject[],
  passes: number,
): Promise<ReadonlyMap<Subject, Loading>> {
  const results = await interleaved(browser, subjects, passes, async (session, urlOf, subject) => {
    await session.open(urlOf(subject.walk[0]?.path ?? ''));
    return session.marks();
  });
  return new Map(
    [...results].map(([subject, marks]) => [
      subject,
      {
        firstPaint: median(marks.map((mark) => mark.firstPaint)),
        largestPaint: median(marks.map((mark) => mark.largestPaint)),
        blocking: median(marks.map(blockingTime)),
        shift: Math.max(...marks.map((mark) => mark.shift)),
      },
    ]),
  );
}
