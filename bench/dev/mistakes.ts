/**
 * `npm run bench:mistakes -- [words]`: makes the mistakes of tests/mistakes whose name contains one
 * of the words, all in one running dev server. Prints the times in milliseconds until the open page
 * shows each mistake and until it recovers. Asserts nothing, because the figures depend on the
 * machine.
 */
import { chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../../scripts/programs';
import { positionOf } from '../../src/reference/contract/testing/site-copy';
import { GONE } from '../../src/reference/plugins/contract/causes';
import { MISTAKES, type Mistake } from '../../tests/mistakes/table';
import { makeMistake } from '../../tests/mistakes/seeded-site';
import { DevServer } from '../../tests/support/dev-server';
import { overlayText } from '../../tests/support/overlay';
import { writeSkeleton } from '../../tests/support/skeleton';
import { WriterSite } from '../../tests/support/writer-site';
import { median } from '../stats';

const LIMIT = 20_000;
/** Milliseconds for followers of a mistake, or a returning message, to appear. */
const SETTLING = 1500;

/** Milliseconds for the overlay to be rendered again when a compilation starts. */
const REDRAWING = 150;

/** Pages that show the content of a file other than a page. */
const PAGES: Readonly<Record<string, string>> = {
  'partners/general/fees.yaml': '/general/fees',
  'partners/general/change-log.yaml': '/general/change-log',
  'partners/general/facts.yaml': '/general',
  'partners/general/recipes/loan.arazzo.yaml': '/general',
  'partners/shared/prose/_late.mdx': '/general',
};

const pageOf = (file: string): string =>
  PAGES[file] ??
  (/^partners\/.*\.mdx$/.test(file)
    ? file.replace(/^partners/, '').replace(/\/?(?:intro)?\.mdx$/, '')
    : '/general/api/loan');

interface Told {
  readonly told: number | undefined;
  readonly recovered: number | undefined;
  readonly shown: string;
}

/** Milliseconds until the overlay is as expected. */
async function until(page: Page, isMet: (text: string) => boolean): Promise<number | undefined> {
  const start = performance.now();
  while (performance.now() - start < LIMIT) {
    // The text cannot be read while the page reloads.
    const text = await overlayText(page).catch(() => undefined);
    if (text !== undefined && isMet(text)) return Math.round(performance.now() - start);
    await page.waitForTimeout(25);
  }
  return undefined;
}

/** Milliseconds until the overlay is empty, and not just rendered again. */
async function untilEmpty(page: Page): Promise<number | undefined> {
  let since = Infinity;
  const isEmpty = (text: string): boolean => {
    since = text === '' ? Math.min(since, performance.now()) : Infinity;
    return performance.now() - since > REDRAWING;
  };
  const time = await until(page, isEmpty);
  return time === undefined ? undefined : time - REDRAWING;
}

function isTold(site: WriterSite, row: Mistake): (text: string) => boolean {
  const file = row.reportedIn ?? row.file;
  const position = /^\d+:\d+$/.test(row.at) ? row.at : positionOf(site.read(`../${file}`), row.at);
  const parts = [`${file}:${position} `, row.message, row.next];
  const gone = row.moved === undefined ? undefined : `${row.file}:1:1 ${GONE}`;
  return (text) =>
    parts.every((part) => text.includes(part)) || (gone !== undefined && text.includes(gone));
}

/** The text of the overlay; waits if the page is reloading. */
const shownOn = (page: Page): Promise<string> =>
  overlayText(page).catch(async () => {
    await page.waitForLoadState();
    return overlayText(page);
  });

async function make(page: Page, site: WriterSite, row: Mistake): Promise<Told> {
  const undo = makeMistake(site.dir, row);
  const told = await until(page, isTold(site, row));
  await page.waitForTimeout(SETTLING);
  const shown = await shownOn(page);
  undo();
  const recovered = await untilEmpty(page);
  await page.waitForTimeout(SETTLING);
  const left = await shownOn(page);
  return { told, recovered: left === '' ? recovered : undefined, shown: left || shown };
}

const messagesIn = (text: string): number => text.split(' Next: ').length - 1;

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const rows = MISTAKES.filter(
    ({ mistake, replacement }) =>
      (words.length === 0 || words.some((word) => mistake.includes(word))) &&
      // The site of this bench has no base path.
      !replacement?.includes('/docs/'),
  );
  const site = new WriterSite();
  const server = await DevServer.start(site.dir);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  const times: number[] = [];
  try {
    while (!server.isReady) await new Promise((resolve) => setTimeout(resolve, 100));
    const page = await browser.newPage();
    for (const row of rows) {
      const made = row.made === undefined ? undefined : writeSkeleton(site.dir, row.made);
      if (made) await page.waitForTimeout(SETTLING * 2);
      await page.goto(server.origin + pageOf(row.file), { timeout: LIMIT });
      await until(page, (text) => text === '');
      await page.waitForTimeout(SETTLING);
      const { told, recovered, shown } = await make(page, site, row);
      made?.undo();
      if (told !== undefined) times.push(told);
      const found = `${messagesIn(shown)} messages, recovered ${recovered ?? 'NEVER'}`;
      console.log(`${told ?? 'SILENT'}\t${found}\t${row.layer}: ${row.mistake}`);
      if (told === undefined || recovered === undefined || messagesIn(shown) !== 1)
        console.log(shown.replace(/^/gm, '    '));
    }
    console.log(`${times.length} of ${rows.length} told, median ${median(times)} ms`);
  } finally {
    await browser.close();
    await server.stop();
    site.remove();
  }
}

void main();
