import type { Builds } from '../measure/building';
import type { Loading } from '../measure/loading';
import type { Moving } from '../measure/moving';
import type { Weight } from '../measure/weight';
import type { SiteId } from '../sites/site';
import { kibibytes } from '../stats';

/** The results of each site; undefined if it was left out or failed. */
export type PerSite<Result> = Readonly<Partial<Record<SiteId, Result>>>;

/** A figure and its maximum. */
export interface Goal {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
  /** The basis of the limit. */
  readonly because: string;
}

export const isMet = ({ value, limit }: Goal): boolean => value <= limit;

const MOST_JS = 110 * 1024;
const MOST_TASK = 100;

export const weightGoals = ({ ours }: PerSite<Weight>): readonly Goal[] =>
  ours
    ? [
        {
          what: 'JS of a page',
          value: kibibytes(ours.js),
          limit: kibibytes(MOST_JS),
          unit: 'KiB',
          because: 'fixed',
        },
      ]
    : [];

export const loadingGoals = ({ ours }: PerSite<Loading>): readonly Goal[] =>
  ours ? [{ what: 'CLS', value: ours.shift, limit: 0, unit: '', because: 'fixed' }] : [];

export const movingGoals = ({ ours }: PerSite<Moving>): readonly Goal[] =>
  ours
    ? [
        {
          what: 'Longest task',
          value: ours.longestTask,
          limit: MOST_TASK,
          unit: 'ms',
          because: 'fixed',
        },
      ]
    : [];

interface Size {
  readonly pages: number;
  readonly builds: PerSite<Builds>;
}

/** Compares time and memory of larger sites with those of the smallest site built. */
export function growthGoals(sizes: readonly Size[]): readonly Goal[] {
  const built = sizes.flatMap(({ pages, builds }) => {
    const cold = builds.contract?.cold;
    return cold ? [{ pages, cold }] : [];
  });
  const [smallest, ...larger] = built.sort((a, b) => a.pages - b.pages);
  if (!smallest) return [];
  return larger.flatMap(({ pages, cold }) => {
    const factor = pages / smallest.pages;
    const because = `as the pages from ${smallest.pages} on`;
    return [
      {
        what: `Growth of time to ${pages} pages`,
        value: cold.wall / smallest.cold.wall,
        limit: factor,
        unit: '×',
        because,
      },
      {
        what: `Growth of memory to ${pages} pages`,
        value: cold.memory / smallest.cold.memory,
        limit: factor,
        unit: '×',
        because,
      },
    ];
  });
}
