/**
 * `npm run build`, then `npm run bench:search`: measures the ranking and the weight of the embedded
 * search.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '../../src/reference/search/index-build';
import { type StoredPage, unpack } from '../../src/reference/search/pack';
import type { Phrase } from '../../src/reference/search/phrases';
import { searchRecords } from '../../src/reference/search/query';
import { recordPath } from '../../src/reference/search/record';
import { BUILD_DIR, ROOT } from '../../tests/support/paths';
import { embeddedFirstResult } from './embedded';
import { type BenchQuery, GOALS, mean, readQueries, reciprocalRank } from './queries';
import { runCommand } from '../../scripts/run-command.mjs';

const MAX_BYTES = 20_000;
const MAX_WARM = 100;

const rankOf = (
  queries: readonly BenchQuery[],
  find: (query: BenchQuery) => readonly string[],
): readonly (readonly [BenchQuery, number])[] =>
  queries.map((query) => [query, reciprocalRank(find(query), query.wanted)]);

async function main(): Promise<void> {
  const stored = readFileSync(join(ROOT, '.docusaurus/search/default/texts.json'), 'utf8');
  const records = unpack(JSON.parse(stored) as readonly StoredPage[]);
  const phrases = readFileSync(join(ROOT, '.docusaurus/search/default/phrases.json'), 'utf8');
  const index = buildIndex(records, JSON.parse(phrases) as readonly Phrase[]);
  const find = ({ query, set }: BenchQuery) =>
    searchRecords(index, query, { currentSet: set }).map(({ record }) => recordPath(record));
  const failures: string[] = [];
  const paths = new Set(records.map(recordPath));
  for (const name of Object.keys(GOALS) as (keyof typeof GOALS)[]) {
    const queries = readQueries(name);
    const ranks = rankOf(queries, find);
    const mrr = mean(ranks.map(([, rank]) => rank));
    console.log(`\n${name}: ${ranks.length} queries, MRR ${mrr.toFixed(3)} (goal ${GOALS[name]})`);
    for (const kind of new Set(ranks.map(([query]) => query.kind))) {
      const ofKind = ranks.filter(([query]) => query.kind === kind).map(([, rank]) => rank);
      console.log(`  ${kind.padEnd(14)}${mean(ofKind).toFixed(2)}  (${ofKind.length})`);
    }
    for (const [{ query, wanted }, rank] of ranks.filter(([, reciprocal]) => reciprocal < 1)) {
      const place = rank === 0 ? 'not found' : `place ${Math.round(1 / rank)}`;
      console.log(`  "${query}" → ${place}; wanted ${wanted.join(' or ')}`);
    }
    for (const { query, wanted } of queries) {
      if (!wanted.some((path) => paths.has(path))) failures.push(`"${query}" has no target`);
    }
    if (mrr < GOALS[name]) failures.push(`MRR of ${name} is below ${GOALS[name]}`);
  }
  const first = await embeddedFirstResult(BUILD_DIR);
  console.log(
    `\n${records.length} records. To the first result: ${first.bytes} bytes brotli (goal ${MAX_BYTES}), ` +
      `${first.cold.toFixed(0)} ms cold, ${first.warm.toFixed(0)} ms warm (goal ${MAX_WARM}). ` +
      `With the whole index: ${first.allBytes} bytes.`,
  );
  if (first.bytes > MAX_BYTES) failures.push(`${first.bytes} bytes to the first result`);
  if (first.warm > MAX_WARM) failures.push(`${first.warm.toFixed(0)} ms to a warm result`);
  for (const failure of failures) console.error(`FAIL ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

runCommand('measuring the search', main);
