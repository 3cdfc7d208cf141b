/**
 * `npm run bench:lighthouse`: the four scores of Lighthouse's mobile preset (median of five) for
 * one page of each kind, with the audits that cost points. Needs `npm run build`. Prints; asserts
 * nothing, because the performance score depends on the machine. Lighthouse is installed into
 * `.cache/bench/lighthouse`, in the version of the package.json beside this file.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureBrowser } from '../../scripts/programs';
import { BROWSER_FLAGS } from '../../tests/support/browser-flags';
import { BASE_URL, BUILD_DIR, ROOT } from '../../tests/support/paths';
import { startBenchServer } from '../browser/server';
import { table } from '../report/table';
import { install } from '../sites/install';
import { median } from '../stats';
import { runCommand } from '../../scripts/run-command.mjs';

const execute = promisify(execFile);

const PASSES = 5;
const HOME = join(ROOT, '.cache/bench/lighthouse');
/** Landing, introduction, the heaviest reference page, fees and playground. */
const PAGES = ['', 'general', 'general/api/card', 'general/fees', 'general/api/playground'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The properties of a report (`--output json`) that are read here. */
interface Report {
  readonly categories: Readonly<
    Record<
      (typeof CATEGORIES)[number],
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string }>
  >;
}

/** Installs Lighthouse; returns the path of its command. */
function installed(): string {
  mkdirSync(HOME, { recursive: true });
  copyFileSync(join(ROOT, 'bench/lighthouse/package.json'), join(HOME, 'package.json'));
  install(HOME);
  return join(HOME, 'node_modules/lighthouse/cli/index.js');
}

async function look(cli: string, url: string): Promise<Report> {
  const flags = ['--headless=new', ...BROWSER_FLAGS].join(' ');
  const args = [cli, url, '--quiet', '--output', 'json', `--chrome-flags=${flags}`];
  const { stdout } = await execute(process.execPath, args, {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CHROME_PATH: ensureBrowser() },
  });
  return JSON.parse(stdout) as Report;
}

/** Audits that cost points in any of the reports, with their values. */
function losses(reports: readonly Report[]): readonly string[] {
  const lowScores = new Map<string, string>();
  for (const { categories, audits } of reports) {
    for (const { auditRefs } of Object.values(categories)) {
      for (const { id, weight } of auditRefs) {
        if (weight === 0 || (audits[id]?.score ?? 1) >= 0.9) continue;
        lowScores.set(id, `${id} ${audits[id]?.displayValue ?? ''}`.trim());
      }
    }
  }
  return [...lowScores.values()];
}

async function main(): Promise<void> {
  const cli = installed();
  const server = await startBenchServer(BUILD_DIR, BASE_URL);
  const rows: string[][] = [];
  const lost: string[] = [];
  for (const page of PAGES) {
    const reports: Report[] = [];
    for (let pass = 0; pass < PASSES; pass += 1) {
      reports.push(await look(cli, server.origin + BASE_URL + page));
    }
    const scores = CATEGORIES.map((name) =>
      median(reports.map(({ categories }) => (categories[name].score ?? 0) * 100)).toFixed(0),
    );
    rows.push([`/${page}`, ...scores]);
    lost.push(...losses(reports).map((loss) => `/${page}: ${loss}`));
  }
  await server.close();
  console.log(table(['Page', ...CATEGORIES], rows));
  if (lost.length > 0) console.log(`\nCost points in some pass:\n${lost.join('\n')}`);
}

runCommand('running Lighthouse', main);
