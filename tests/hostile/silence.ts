import type { Browser, Page } from '@playwright/test';
import { expect, open, saveData } from '../support/test';
import type { FaultyHost } from './faulty-host';
import { lookOf, stateOf } from './look';

/** Longer than a page may leave its reader without a word, in milliseconds. */
const TOLD_BY = 30_000;

/** A page and its own host: what fails in one lane fails in no other. */
export interface Lane {
  readonly host: FaultyHost;
  readonly browser: Browser;
}

async function inNewPage<Result>(lane: Lane, act: (page: Page) => Promise<Result>) {
  const context = await lane.browser.newContext({ reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await saveData(page);
    await page.clock.install();
    return await act(page);
  } finally {
    await context.close();
    lane.host.heal();
    // What does not come must not come to the next page either.
    lane.host.drop();
  }
}

/** How the page looks when nothing fails, and every file that it loads. */
export const seen = (lane: Lane, target: string) =>
  inNewPage(lane, async (page) => {
    lane.host.targets.clear();
    await open(page, lane.host.url + target);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(TOLD_BY);
    const state = await stateOf(page);
    expect(state).toEqual({ isAlive: true, isTold: false });
    return { look: await lookOf(page), files: [...lane.host.targets] };
  });

/**
 * What is wrong with a page of which a file fails: nothing where it looks and works as it should
 * or says that it does not, with a way on.
 */
export const silenceOf = (
  lane: Lane,
  target: string,
  look: readonly string[],
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
) =>
  inNewPage(lane, async (page): Promise<string | undefined> => {
    await prepare(page);
    await page.goto(lane.host.url + target, { waitUntil: 'commit' });
    let silence: string | undefined;
    for (let passed = 0; passed <= 2 * TOLD_BY; passed += TOLD_BY / 20) {
      // While the page loads again there is nothing to look at.
      silence = await silenceNow(page, lane.host, look).catch(() => 'it loads');
      if (silence === undefined) return undefined;
      await page.clock.runFor(TOLD_BY / 20).catch(() => undefined);
    }
    return silence;
  });

async function silenceNow(page: Page, host: FaultyHost, look: readonly string[]) {
  const { isAlive, isTold } = await stateOf(page);
  if (isTold) return undefined;
  if (!isAlive) return 'it does not work';
  if (!host.isAsked()) return 'the file was not asked for';
  const now = await lookOf(page);
  if (now.length !== look.length) return `${now.length} elements in the place of ${look.length}`;
  const other = now.findIndex((element, index) => element !== look[index]);
  return other < 0 ? undefined : `${now[other] ?? ''} in the place of ${look[other] ?? ''}`;
}
