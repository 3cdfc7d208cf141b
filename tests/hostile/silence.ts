import type { Browser, Page } from '@playwright/test';
import { expect, open, saveData } from '../support/test';
import type { FaultyHost } from './faulty-host';
import { lookOf, stateOf } from './look';

/** The longest time in milliseconds that a page may show its reader nothing about a failure. */
const TOLD_BY = 30_000;

/** A page with its own host, so that faults in one lane do not affect others. */
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
    // Responses that are still held back must not reach the next page.
    lane.host.drop();
  }
}

/** The look of a page without faults, and every file that it loads. */
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
 * Returns the problem of a page with a failing file; undefined if it looks and works as usual, or
 * reports the failure with a way to retry.
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
      // Nothing can be checked while the page reloads.
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
