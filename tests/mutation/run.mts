/**
 * `npm run test:mutation`: changes pure code in one place at a time and requires a test to notice.
 * `-- fees search` checks only these folders, `--sample 300 --seed 1` about 300 lines of each.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { LogLevel } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { FOLDERS, type Folder } from './folders';
import { sampleWindows } from './sample';
import { judge } from './score';

const RUNNER = fileURLToPath(new URL('runner.mts', import.meta.url));
/**
 * Time limits for endless loops: more than ten times the duration of the tests, for a busy machine.
 */
const TIME = { timeoutMS: 20_000, timeoutFactor: 10, dryRunTimeoutMinutes: 20 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
});

const sourcesOf = ({ code }: Folder): string[] =>
  readdirSync(code, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|(^|[\\/])testing[\\/]/.test(name))
    .map((name) => join(code, name).replaceAll('\\', '/'))
    .sort();

function rangesOf(folder: Folder): string[] {
  const paths = sourcesOf(folder);
  if (values.sample === undefined) return paths;
  const files = paths.map((path) => ({
    path,
    lines: readFileSync(path, 'utf8').split('\n').length - 1,
  }));
  return sampleWindows(files, { lines: Number(values.sample), seed: Number(values.seed) });
}

async function mutate(name: string): Promise<boolean> {
  const folder = FOLDERS[name];
  if (!folder) {
    console.error(`no folder "${name}"; there are ${Object.keys(FOLDERS).join(', ')}`);
    return false;
  }
  const start = Date.now();
  const outcomes = await new Stryker({
    ...TIME,
    mutate: rangesOf(folder),
    testFiles: [...folder.tests],
    plugins: [RUNNER],
    testRunner: 'warm',
    testRunnerNodeArgs: ['--import', 'tsx'],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    reporters: ['progress-append-only'],
    logLevel: 'error' as LogLevel,
    warnings: false,
    // Files are not modified: some tests compare them, and nothing here checks types.
    disableTypeChecks: false,
    tempDirName: '.cache/mutation',
    ignorePatterns: ['.cache', 'build', '.docusaurus', 'bench', 'static', 'tests/looks'],
  }).runMutationTest();
  const part = values.sample === undefined ? '' : `, a sample with the seed ${values.seed}`;
  const { passed, summary, survivors } = judge(
    name,
    outcomes.map((outcome) => ({
      ...outcome,
      fileName: relative('', outcome.fileName).replaceAll('\\', '/'),
    })),
  );
  for (const survivor of survivors) console.log(survivor);
  console.log(`${summary}, ${Math.round((Date.now() - start) / 1000)} s${part}`);
  return passed;
}

for (const name of positionals.length > 0 ? positionals : Object.keys(FOLDERS)) {
  if (!(await mutate(name))) process.exitCode = 1;
}
