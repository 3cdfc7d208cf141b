import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { DevServer } from '../../tests/support/dev-server';
import type { Topic } from '../pages/topic';
import type { Site } from '../sites/site';
import { median } from '../stats';

/** Times in milliseconds. */
export interface Editing {
  /** From the start of the dev server to its first finished compilation. */
  readonly start: number;
  /** From saving a sentence to showing it on the open page; median. */
  readonly edit: number;
}

const ROUNDS = 5;
const LIMIT = 600_000;
/** Milliseconds between two edits: a writer looks at the page before the next edit. */
export const LOOK = 5_000;

/**
 * Resolves a few milliseconds after the page shows a text; a locator would check only once a
 * second.
 */
export async function untilShown(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (expectedText) => document.querySelector('main')?.textContent.includes(expectedText) ?? false,
    text,
    { polling: 20, timeout: LIMIT },
  );
}

async function untilReady(server: DevServer): Promise<void> {
  const start = performance.now();
  while (!server.isReady) {
    if (performance.now() - start > LIMIT) throw new Error(server.terminal);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Measures how soon a writer sees a change of a page in this site's dev server. */
export async function editingOf(
  browser: Browser,
  site: Site,
  topics: readonly Topic[],
): Promise<Editing> {
  site.prepare(topics);
  const topic = topics[0];
  if (!topic) throw new Error('There is no page to edit.');
  const file = join(site.dir, 'partners/general/api', `${topic.slug}.mdx`);
  const begin = performance.now();
  const server = await DevServer.start(site.dir);
  const page = await browser.newPage();
  try {
    await untilReady(server);
    const start = performance.now() - begin;
    await page.goto(server.origin + site.pathOf(topic), { timeout: LIMIT });
    const source = readFileSync(file, 'utf8');
    const times: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const expectedText = `Round ${round} of the edits.`;
      const saved = performance.now();
      writeFileSync(file, source.replace(topic.purpose, `${topic.purpose} ${expectedText}`));
      await untilShown(page, expectedText);
      times.push(performance.now() - saved);
      await page.waitForTimeout(LOOK);
    }
    return { start, edit: median(times) };
  } finally {
    await page.close();
    await server.stop();
  }
}
