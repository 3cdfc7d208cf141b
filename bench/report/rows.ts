import type { Build, Builds } from '../measure/building';
import type { Loading } from '../measure/loading';
import type { Moving } from '../measure/moving';
import type { Weight } from '../measure/weight';
import { kibibytes } from '../stats';
import { type Goal, isMet } from './goals';
import { type Cell, figure, table } from './table';

/** Figures of one kind, with the name of the site. */
export type Named<Result> = readonly (readonly [name: string, result: Result])[];

const kib = (bytes: number): Cell => figure(kibibytes(bytes), 1);

export const weightTable = (results: Named<Weight>): string =>
  table(
    ['KiB, brotli 11', 'JS', 'CSS', 'fonts', 'the page itself', 'with prefetch', '10-page session'],
    results.map(([name, { js, css, fonts, itself, withPrefetch, session }]) => [
      name,
      ...[js, css, fonts, itself, withPrefetch, session].map(kib),
    ]),
  );

export const loadingTable = (results: Named<Loading>): string =>
  table(
    ['Loading', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
    results.map(([name, { firstPaint, largestPaint, blocking, shift }]) => [
      name,
      ...[firstPaint, largestPaint, blocking].map((time) => figure(time)),
      figure(shift, 3),
    ]),
  );

export const movingTable = (results: Named<Moving>): string =>
  table(
    ['Moving on', 'click to paint ms', 'heaviest page ms', 'longest task ms'],
    results.map(([name, { next, heaviest, longestTask }]) => [
      name,
      ...[next, heaviest, longestTask].map((time) => figure(time)),
    ]),
  );

const buildCells = (build: Build | undefined): readonly Cell[] => [
  figure(build?.wall, 1),
  figure(build?.cpu, 1),
  figure(build?.memory),
];

export const buildTable = (pages: number, results: Named<Builds>): string =>
  table(
    [
      `Build, ${pages} pages`,
      ...['cold s', 'cold CPU s', 'cold MiB', 'warm s', 'warm CPU s', 'warm MiB'],
    ],
    results.map(([name, { cold, warm }]) => [name, ...buildCells(cold), ...buildCells(warm)]),
  );

const amount = (value: number, unit: string): string =>
  `${Number(value.toFixed(unit === 'ms' || unit === 'MiB' ? 0 : 3))} ${unit}`.trim();

export const goalTable = (goals: readonly Goal[]): string =>
  table(
    ['Goal', 'measured', 'at most', 'which is', ''],
    goals.map((goal) => [
      goal.what,
      amount(goal.value, goal.unit),
      amount(goal.limit, goal.unit),
      goal.because,
      isMet(goal) ? 'met' : 'NOT MET',
    ]),
  );
