import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GOALS, mean, readQueries, reciprocalRank } from '../../bench/search/queries';
import { buildIndex } from '../../src/reference/search/index-build';
import { type StoredPage, unpack } from '../../src/reference/search/pack';
import type { Phrase } from '../../src/reference/search/phrases';
import { searchRecords } from '../../src/reference/search/query';
import { recordPath } from '../../src/reference/search/record';
import { isWhole } from '../support/daily';
import { ROOT } from '../support/paths';

const readStored = (file: string): unknown =>
  JSON.parse(readFileSync(join(ROOT, '.docusaurus/search/default', file), 'utf8'));

const records = unpack(readStored('texts.json') as readonly StoredPage[]);
const index = buildIndex(records, readStored('phrases.json') as readonly Phrase[]);
const paths = new Set(records.map(recordPath));

/** The long files are for the night. */
const NAMES = (Object.keys(GOALS) as (keyof typeof GOALS)[]).filter(
  (name) => isWhole || !['as-typed', 'seen'].includes(name),
);

it.each(NAMES)('answers the questions in %s.json', (name) => {
  const queries = readQueries(name);
  const astray = queries.filter(({ wanted }) => !wanted.some((path) => paths.has(path)));
  expect(astray.map(({ query }) => query)).toEqual([]);
  const ranks = queries.map(({ query, set, wanted }) => {
    const hits = searchRecords(index, query, { currentSet: set });
    return reciprocalRank(
      hits.map(({ record }) => recordPath(record)),
      wanted,
    );
  });
  expect(mean(ranks)).toBeGreaterThanOrEqual(GOALS[name]);
});
