import type { Browser } from '@playwright/test';
import { median } from '../stats';
import { interleaved } from './passes';
import type { Subject } from './subject';

/** Medians in milliseconds, except for the longest task, which is the maximum of all passes. */
export interface Moving {
  /** From a click to the paint of a page that the browser was able to prefetch. */
  readonly next: number;
  readonly heaviest: number;
  readonly longestTask: number;
}

/** The number of navigations to pages of usual length in each pass. */
const STEPS = 3;

/** Measures how soon the next page is visible. */
export async function movingOf(
  browser: Browser,
  subjects: readonly Subject[],
  passes: number,
): Promise<ReadonlyMap<Subject, Moving>> {
  const results = await interleaved(browser, subjects, passes, async (session, urlOf, subject) => {
    const [first, ...rest] = subject.walk;
    await session.open(urlOf(first?.path ?? ''));
    const steps = [];
    for (const { path, title } of rest.slice(0, STEPS)) {
      steps.push(await session.moveTo(path, title));
    }
    await session.open(urlOf(subject.beforeHeaviest.path));
    const heaviest = await session.moveTo(subject.heaviest.path, subject.heaviest.title);
    return { steps, heaviest };
  });
  return new Map(
    [...results].map(([subject, passed]) => [
      subject,
      {
        next: median(passed.flatMap(({ steps }) => steps.map(({ time }) => time))),
        heaviest: median(passed.map(({ heaviest }) => heaviest.time)),
        longestTask: Math.max(
          ...passed.flatMap(({ steps, heaviest }) =>
            [...steps, heaviest].map(({ longestTask }) => longestTask),
          ),
        ),
      },
    ]),
  );
}
