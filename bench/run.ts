/**
 * `npm run bench`: measures this site on generated pages. bench/README.md
 * explains the figures and how to choose parts. Prints; asserts nothing, because times depend on
 * the machine.
 */
import { existsSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import type { Browser } from '@playwright/test';
import { launch } from './browser/session';
import { buildOnce, type Builds, buildTwice } from './measure/building';
import { editingOf } from './measure/editing';
import { loadingOf } from './measure/loading';
import { movingOf } from './measure/moving';
import { realSubject, type Subject, subjectOf } from './measure/subject';
import { weigh } from './measure/weight';
import { type Options, readOptions } from './options';
import { topicsOf } from './pages/topic';
import * as goals from './report/goals';
import * as rows from './report/rows';
import { ours } from './sites/ours';
import type { Site, SiteId } from './sites/site';
import { BUILD_DIR } from '../tests/support/paths';
import { runCommand } from '../scripts/run-command.mjs';

/** A site opened in a browser; the real one comes last, if it has been built. */
interface Opened {
  readonly id: SiteId | 'real';
  readonly subject: Subject;
}

const print = (text: string): void => console.log(`\n${text}`);

const named = <Result>(
  opened: readonly Opened[],
  results: ReadonlyMap<Subject, Result>,
): rows.Named<Result> =>
  opened.flatMap(({ subject }) => {
    const result = results.get(subject);
    return result === undefined ? [] : [[subject.name, result] as const];
  });

function perSite<Result>(
  opened: readonly Opened[],
  results: ReadonlyMap<Subject, Result>,
): goals.PerSite<Result> {
  return Object.fromEntries(opened.map(({ id, subject }) => [id, results.get(subject)]));
}

/** Builds the sites to open, or reuses earlier builds. */
async function openedSites({ pages, reuse }: Options): Promise<readonly Opened[]> {
  const topics = topicsOf(pages);
  const opened: Opened[] = [];
  for (const site of ours) {
    if (!reuse || !existsSync(site.output)) {
      site.prepare(topics);
      if ((await buildOnce(site)) === undefined) continue;
    }
    opened.push({ id: site.id, subject: subjectOf(site, topics) });
  }
  if (!existsSync(BUILD_DIR))
    console.error('There is no build/ of the site itself: no row for it.');
  else opened.push({ id: 'real', subject: realSubject() });
  return opened;
}

async function inBrowser(browser: Browser, options: Options): Promise<void> {
  const { parts, passes } = options;
  const opened = await openedSites(options);
  const subjects = opened.map(({ subject }) => subject);
  if (parts.includes('weight')) {
    const results = new Map<Subject, Awaited<ReturnType<typeof weigh>>>();
    for (const subject of subjects) results.set(subject, await weigh(browser, subject));
    print(rows.weightTable(named(opened, results)));
    print(rows.goalTable(goals.weightGoals(perSite(opened, results))));
  }
  if (parts.includes('loading')) {
    const results = await loadingOf(browser, subjects, passes);
    print(rows.loadingTable(named(opened, results)));
    print(rows.goalTable(goals.loadingGoals(perSite(opened, results))));
  }
  if (parts.includes('moving')) {
    const results = await movingOf(browser, subjects, passes);
    print(rows.movingTable(named(opened, results)));
    print(rows.goalTable(goals.movingGoals(perSite(opened, results))));
  }
}

async function builds({ sizes }: Options): Promise<void> {
  const measured: { pages: number; builds: goals.PerSite<Builds> }[] = [];
  for (const pages of sizes) {
    const topics = topicsOf(pages);
    const results: (readonly [Site, Builds])[] = [];
    for (const site of ours) {
      results.push([site, await buildTwice(site, topics)]);
      process.stderr.write('.');
    }
    process.stderr.write('\n');
    print(
      rows.buildTable(
        pages,
        results.map(([{ name }, result]) => [name, result] as const),
      ),
    );
    const byId = Object.fromEntries(results.map(([{ id }, result]) => [id, result]));
    measured.push({ pages, builds: byId });
  }
  const growth = goals.growthGoals(measured);
  if (growth.length > 0) print(rows.goalTable(growth));
}

async function editing(browser: Browser, { sizes }: Options): Promise<void> {
  for (const pages of sizes) {
    for (const site of ours) {
      const { start, edit } = await editingOf(browser, site, topicsOf(pages));
      print(
        `${site.name}, ${pages} pages: dev server ready after ${start.toFixed(0)} ms, ` +
          `an edit is visible after ${edit.toFixed(0)} ms (goal 1000 ms).`,
      );
    }
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const { parts } = options;
  const processor = cpus();
  const memory = (totalmem() / 1024 ** 3).toFixed(0);
  console.log(
    `${processor.length} × ${processor[0]?.model ?? 'unknown'}, ${memory} GiB, ` +
      `${platform()} ${arch()}, Node.js ${process.versions.node}; ${options.passes} passes.`,
  );
  const browser = await launch();
  try {
    if (parts.some((part) => part !== 'build' && part !== 'dev')) await inBrowser(browser, options);
    if (parts.includes('build')) await builds(options);
    if (parts.includes('dev')) await editing(browser, options);
  } finally {
    await browser.close();
  }
}

runCommand('comparing the sites', main, 24 * 60);
