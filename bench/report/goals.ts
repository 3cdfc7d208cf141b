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

const kibibyteGoal = (what: string, value: number, limit: number, because: string): Goal => ({
  what,
  value: kibibytes(value),
  limit: kibibytes(limit),
  unit: 'KiB',
  because,
});

const MOST_JS = 110 * 1024;
const MOST_TASK = 100;

export function weightGoals({
  ours,
  stock,
  vitepress,
  starlight,
}: PerSite<Weight>): readonly Goal[] {
  if (!ours || !stock || !vitepress || !starlight) return [];
  const lighter = Math.min(vitepress.session, starlight.session);
  return [
    kibibyteGoal('JS of a page', ours.js, 0.7 * stock.js, '0.7 × stock'),
    kibibyteGoal('JS of a page', ours.js, MOST_JS, 'fixed'),
    kibibyteGoal('CSS of a page', ours.css, 0.65 * stock.css, '0.65 × stock'),
    kibibyteGoal('All of a page', ours.itself, 0.9 * vitepress.itself, '0.9 × VitePress'),
    kibibyteGoal('10-page session', ours.session, 0.95 * lighter, '0.95 × the lighter peer'),
  ];
}

export function loadingGoals({ ours, vitepress, starlight }: PerSite<Loading>): readonly Goal[] {
  if (!ours || !vitepress || !starlight) return [];
  const unit = 'ms';
  return [
    {
      what: 'LCP',
      value: ours.largestPaint,
      limit: starlight.largestPaint,
      unit,
      because: 'Starlight',
    },
    { what: 'TBT', value: ours.blocking, limit: vitepress.blocking, unit, because: 'VitePress' },
    { what: 'CLS', value: ours.shift, limit: 0, unit: '', because: 'fixed' },
  ];
}

export function movingGoals({ ours, vitepress }: PerSite<Moving>): readonly Goal[] {
  if (!ours || !vitepress) return [];
  const unit = 'ms';
  return [
    { what: 'Click to paint', value: ours.next, limit: vitepress.next, unit, because: 'VitePress' },
    {
      what: 'Click to paint, heaviest page',
      value: ours.heaviest,
      limit: 1.3 * vitepress.heaviest,
      unit,
      because: '1.3 × VitePress',
    },
    { what: 'Longest task', value: ours.longestTask, limit: MOST_TASK, unit, because: 'fixed' },
  ];
}

/** From this number of pages on, a cold build must beat every peer. */
const MANY_PAGES = 500;

export function buildGoals(pages: number, builds: PerSite<Builds>): readonly Goal[] {
  const { contract, stock, vitepress, starlight } = builds;
  if (!contract?.cold || !stock?.cold) return [];
  const { wall, memory } = contract.cold;
  const atSize = `at ${pages} pages`;
  const peers = [vitepress, starlight].flatMap((peer) => peer?.cold?.wall ?? []);
  return [
    {
      what: `Cold build ${atSize}`,
      value: wall,
      limit: 1.25 * stock.cold.wall,
      unit: 's',
      because: '1.25 × stock',
    },
    ...(pages >= MANY_PAGES && peers.length > 0
      ? [
          {
            what: `Cold build ${atSize}`,
            value: wall,
            limit: Math.min(...peers),
            unit: 's',
            because: 'the faster peer',
          },
        ]
      : []),
    {
      what: `Memory ${atSize}`,
      value: memory,
      limit: 1.2 * stock.cold.memory,
      unit: 'MiB',
      because: '1.2 × stock',
    },
  ];
}

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
