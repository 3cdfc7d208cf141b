/**
 * `npm run build`, then `npm run bench:search`: measures the ranking and the weight of the embedded
 * search.
 */
import { BUILD_DIR } from '../../tests/support/paths';
import { runCommand } from '../../scripts/run-command.mjs';
import { embeddedFirstResult } from './embedded';
import { GOALS, mean, readQueries } from './queries';
import { readRanking } from './ranking';

const MAX_BYTES = 20_000;
const MAX_WARM = 100;

async function main(): Promise<void> {
  const { records, astray, rankOf } = readRanking();
  const failures: string[] = [];
  for (const name of Object.keys(GOALS) as (keyof typeof GOALS)[]) {
    const queries = readQueries(name);
    const ranks = queries.map((query) => [query, rankOf(query)] as const);
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
    failures.push(...astray(queries).map((query) => `"${query}" has no target`));
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
