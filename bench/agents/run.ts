/**
 * `npm run bench:agents`: how well programs can read the built site. Prints the scores of afdocs
 * (https://afdocs.dev) for its pages, with the checks that cost points, and of `redocly score` for
 * its OpenAPI files. Fails if a score is below its goal. Needs `npm run build`; an argument
 * replaces the folder `build/`. Both tools are installed into `.cache/bench/agents`, in the
 * versions of the package.json beside this file.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setIds } from '../../src/site/config/sets';
import { site } from '../../src/site/config/site';
import { startPagesServer } from '../../tests/support/pages-server';
import { BASE_URL, BUILD_DIR, ROOT } from '../../tests/support/paths';
import { install } from '../sites/install';

const HOME = join(ROOT, '.cache/bench/agents');
/**
 * The goal for the pages, out of 100. The rest is lost because static files do not support `Accept:
 * text/markdown` (3 points), pages of the reference are long (3), and a copy may have 30,000
 * characters, so that those of long pages are split into parts (2).
 */
const PAGES_GOAL = 93;
/**
 * The goal for each OpenAPI file, out of 100. The rest is lost because of alternatives (`oneOf`),
 * such as an amount of money or of crypto (5 points), because operations share schemas (3) and take
 * an idempotency key or filters (2), and because of nested objects (3).
 */
const CONTRACT_GOAL = 85;

/** The properties of a report (`--format json --score`) that are read here. */
interface Report {
  readonly results: readonly {
    readonly id: string;
    readonly status: 'pass' | 'warn' | 'fail' | 'skip' | 'error';
    readonly message: string;
  }[];
  readonly scoring: { readonly overall: number };
}

/** The JSON output of a program, even if it exits with an error: here, the score decides. */
function reportOf<T>(program: string, args: readonly string[]): Promise<T> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const options = { env, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    const all = [join(HOME, 'node_modules', program), ...args, '--format', 'json'];
    execFile(process.execPath, all, options, (_, stdout, stderr) => {
      if (stdout.startsWith('{')) resolve(JSON.parse(stdout) as T);
      else reject(new Error(stderr));
    });
  });
}

function tell(what: string, score: number, goal: number): void {
  console.log(`${what}: ${score} of 100 (goal ${goal})`);
  if (score < goal) process.exitCode = 1;
}

async function scorePages(root: string): Promise<void> {
  const server = await startPagesServer({ root, baseUrl: BASE_URL });
  // Checks the same pages each time, so that a different score means a different site.
  const pages = ['--canonical-origin', site.url, '--sampling', 'deterministic'];
  const args = ['check', server.url, '--quiet', '--score', ...pages];
  const report = reportOf<Report>('afdocs/bin/afdocs.mjs', args);
  const { results, scoring } = await report.finally(() => server.close());
  for (const { id, status, message } of results) {
    if (status !== 'pass' && status !== 'skip') console.log(`${status} ${id}: ${message}`);
  }
  tell('pages', scoring.overall, PAGES_GOAL);
}

async function main(): Promise<void> {
  mkdirSync(HOME, { recursive: true });
  copyFileSync(join(ROOT, 'bench/agents/package.json'), join(HOME, 'package.json'));
  install(HOME);
  const root = process.argv[2] ?? BUILD_DIR;
  for (const set of setIds) {
    const args = ['score', join(root, set, 'openapi.json')];
    const card = await reportOf<{ readonly agentReadiness: number }>(
      '@redocly/cli/bin/cli.js',
      args,
    );
    tell(`openapi.json of ${set}`, card.agentReadiness, CONTRACT_GOAL);
  }
  await scorePages(root);
}

void main();
