import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordSet } from '../../src/reference/search/record';

/** A query and where it should lead; any of the wanted targets will do. */
export interface BenchQuery {
  readonly kind: string;
  /** Set of the page the reader is on. */
  readonly set: RecordSet;
  readonly query: string;
  /** Paths below the site's base, `/general/api/card#freeze-card`. */
  readonly wanted: readonly string[];
  /** Why a place that was not thought of at first is as good. */
  readonly reason?: string;
}

/** Files of questions, each with the mean reciprocal rank that it has to reach. */
export const GOALS = {
  tuning: 0.97,
  'as-typed': 0.97,
  seen: 0.97,
  'held-out': 0.95,
  unseen: 0.95,
} as const;

export const readQueries = (name: keyof typeof GOALS): readonly BenchQuery[] =>
  JSON.parse(readFileSync(join(__dirname, `${name}.json`), 'utf8')) as BenchQuery[];

/** One over the place of the first wanted target; 0 when it is not found. */
export const reciprocalRank = (results: readonly string[], targets: readonly string[]): number => {
  const place = results.findIndex((path) => targets.includes(path));
  return place < 0 ? 0 : 1 / (place + 1);
};

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
