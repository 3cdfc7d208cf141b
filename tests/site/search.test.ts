import { expect, it } from 'vitest';
import { GOALS, mean, readQueries } from '../../bench/search/queries';
import { readRanking } from '../../bench/search/ranking';
import { isWhole } from '../support/daily';

const { astray, rankOf } = readRanking();

/** The long files are for the night. */
const NAMES = (Object.keys(GOALS) as (keyof typeof GOALS)[]).filter(
  (name) => isWhole || !['as-typed', 'seen'].includes(name),
);

it.each(NAMES)('answers the questions in %s.json', (name) => {
  const queries = readQueries(name);
  expect(astray(queries)).toEqual([]);
  expect(mean(queries.map(rankOf))).toBeGreaterThanOrEqual(GOALS[name]);
});
