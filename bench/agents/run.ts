/**
 * `npm run bench:agents`: how well programs can read the built site, in the score of afdocs
 * (https://afdocs.dev), with what costs points. Fails below the goal. Needs `npm run build`; takes
 * another folder than `build/` as an argument. afdocs is installed into `.cache/bench/agents`, at the
 * version in package.json beside this file.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../src/site/config/site';
import { startPagesServer } from '../../tests/support/pages-server';
import { BASE_URL, BUILD_DIR, ROOT } from '../../tests/support/paths';
import { install } from '../sites/install';

const HOME = join(ROOT, '.cache/bench/agents');
/**
 * Of 100. The rest is lost because plain files know no `Accept: text/markdown` (3 points), pages of the
 * reference are long (3), and their Markdown copies are in parts (2).
 */
const GOAL = 92;

/** The part of a report (`--format json --score`) that is read here. */
interface Report {
  readonly results: readonly {
    readonly id: string;
    readonly status: 'pass' | 'warn' | 'fail' | 'skip' | 'error';
    readonly message: string;
  }[];
  readonly scoring: { readonly overall: number };
}

function reportOn(url: string): Promise<Report> {
  const cli = join(HOME, 'node_modules/afdocs/bin/afdocs.mjs');
  const format = ['--quiet', '--format', 'json', '--score'];
  // The same pages each time, so that another score means another site.
  const pages = ['--canonical-origin', site.url, '--sampling', 'deterministic'];
  const args = [cli, 'check', url, ...format, ...pages];
  return new Promise((resolve, reject) => {
    // It ends with an error when a check fails; the score decides here.
    execFile(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 }, (_, stdout, stderr) => {
      if (stdout.startsWith('{')) resolve(JSON.parse(stdout) as Report);
      else reject(new Error(stderr));
    });
  });
}

async function main(): Promise<void> {
  mkdirSync(HOME, { recursive: true });
  copyFileSync(join(ROOT, 'bench/agents/package.json'), join(HOME, 'package.json'));
  install(HOME);
  const server = await startPagesServer({ root: process.argv[2] ?? BUILD_DIR, baseUrl: BASE_URL });
  const { results, scoring } = await reportOn(server.url).finally(() => server.close());
  for (const { id, status, message } of results) {
    if (status !== 'pass' && status !== 'skip') console.log(`${status} ${id}: ${message}`);
  }
  console.log(`${scoring.overall} of 100 (goal ${GOAL})`);
  process.exitCode = scoring.overall >= GOAL ? 0 : 1;
}

void main();
