import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '../../src/reference/search/index-build';
import { type StoredPage, unpack } from '../../src/reference/search/pack';
import type { Phrase } from '../../src/reference/search/phrases';
import { searchRecords } from '../../src/reference/search/query';
import { recordPath } from '../../src/reference/search/record';
import { ROOT } from '../../tests/support/paths';
import { type BenchQuery, reciprocalRank } from './queries';

const readStored = (file: string): unknown =>
  JSON.parse(readFileSync(join(ROOT, '.docusaurus/search/default', file), 'utf8'));

/** The records of the last build, and how well a search of them answers a query. */
export function readRanking() {
  const records = unpack(readStored('texts.json') as readonly StoredPage[]);
  const index = buildIndex(records, readStored('phrases.json') as readonly Phrase[]);
  const paths = new Set(records.map(recordPath));
  return {
    records,
    /** The queries whose targets do not exist. */
    astray: (queries: readonly BenchQuery[]): readonly string[] =>
      queries.flatMap(({ query, wanted }) => (wanted.some((path) => paths.has(path)) ? [] : query)),
    /** The reciprocal rank of the first target. */
    rankOf: ({ query, set, wanted }: BenchQuery): number => {
      const hits = searchRecords(index, query, { currentSet: set });
      return reciprocalRank(
        hits.map(({ record }) => recordPath(record)),
        wanted,
      );
    },
  };
}
