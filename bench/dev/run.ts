/**
 * `npm run bench:dev`: the time in milliseconds until an open page shows a saved change, on a copy
 * of the site with all its pages. Prints; asserts nothing, because the figures depend on the
 * machine.
 */
import { chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../../scripts/programs';
import { DevServer } from '../../tests/support/dev-server';
import { SiteCopy } from '../../tests/support/site-copy';
import { LOOK, untilShown } from '../measure/editing';
import { median } from '../stats';
import { runCommand } from '../../scripts/run-command.mjs';

const ROUNDS = 5;
const LIMIT = 120_000;
const BASE = '/partner-api-docs';

interface Subject {
  readonly what: string;
  readonly page: string;
  readonly file: string;
  /** The text before `text` in the file, if `text` alone occurs more than once. */
  readonly key?: string;
  /** A text of the file that the page shows. */
  readonly text: string;
}

const SUBJECTS: readonly Subject[] = [
  {
    what: 'a sentence of a page',
    page: '/general/fees',
    file: 'partners/general/fees.mdx',
    text: 'What is charged, who pays it',
  },
  {
    what: 'a fee',
    page: '/general/fees',
    file: 'partners/general/fees.yaml',
    text: 'Full verification',
  },
  {
    what: 'an entry of the change log',
    page: '/general/change-log',
    file: 'partners/general/change-log.yaml',
    text: 'The set covers more than wallets',
  },
  {
    what: 'a summary of the contract',
    page: '/general/api/card',
    file: 'partners/general/contract/card.yaml',
    key: 'summary: ',
    text: 'Freeze a card',
  },
];

async function measure(page: Page, site: SiteCopy, subject: Subject): Promise<readonly number[]> {
  const { file, key = '', text } = subject;
  const times: number[] = [];
  let shown = text;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = `${text} ${'again '.repeat(round + 1).trim()}`;
    const start = Date.now();
    site.edit(file, key + shown, key + next);
    await untilShown(page, next);
    times.push(Date.now() - start);
    shown = next;
    await page.waitForTimeout(LOOK);
  }
  return times;
}

async function main(): Promise<void> {
  const site = new SiteCopy();
  const server = await DevServer.start(site.dir);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    const start = Date.now();
    while (!server.isReady) {
      if (Date.now() - start > LIMIT * 3) throw new Error(server.terminal);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    console.log(`start: ${Date.now() - start} ms`);
    const page = await browser.newPage();
    for (const subject of SUBJECTS) {
      await page.goto(server.origin + BASE + subject.page, { timeout: LIMIT });
      await page.locator('main', { hasText: subject.text }).waitFor({ timeout: LIMIT });
      await page.waitForTimeout(LOOK);
      const times = await measure(page, site, subject);
      console.log(
        `${subject.what}: median ${median(times)} ms of ${times.length} (${times.join(', ')})`,
      );
    }
  } finally {
    await browser.close();
    await server.stop();
    site.remove();
  }
}

runCommand('measuring changes in the dev server', main);
