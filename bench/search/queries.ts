import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordSet } from '../../src/reference/search/record';

/** A query with its expected targets; any of them will do. */
export interface BenchQuery {
  readonly kind: string;
  /** The set of the page that the reader is on. */
  readonly set: RecordSet;
  readonly query: string;
  /** Paths below the site's base, `/general/api/card#freeze-card`. */
  readonly wanted: readonly string[];
  /** Why a target that was added later is equally good. */
  readonly reason?: string;
}

/**
 * The files of queries, each with the mean reciprocal rank that it must reach: what it reaches now,
 * less a hundredth, so that writers can change words.
 */
export const GOALS = {
  tuning: 0.95,
  'as-typed': 0.97,
  seen: 0.95,
  'held-out': 0.945,
  unseen: 0.905,
} as const;

export const readQueries = (name: keyof typeof GOALS): readonly BenchQuery[] =>
  JSON.parse(readFileSync(join(__dirname, `${name}.json`), 'utf8')) as BenchQuery[];

/** The reciprocal of the position of the first wanted target; 0 if there is none. */
export const reciprocalRank = (results: readonly string[], targets: readonly string[]): number => {
  const place = results.findIndex((path) => targets.includes(path));
  return place < 0 ? 0 : 1 / (place + 1);
};

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
