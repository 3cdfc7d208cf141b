import type { Page } from '@playwright/test';
import { field, results } from '../../tests/support/search';
import { hydrated } from '../../tests/support/test';
import { withPage } from './browser';
import { median } from './queries';

export interface FirstResult {
  /** Brotli-compressed bytes from the first hover to the first result. */
  readonly bytes: number;
  /** Brotli-compressed bytes including the whole index. */
  readonly allBytes: number;
  /** Milliseconds from opening to the first result, with an empty cache. */
  readonly cold: number;
  /** Milliseconds from a key press to its results, with everything loaded. */
  readonly warm: number;
}

/** Milliseconds to wait: a thousand pages take long to index, especially on a busy machine. */
const PATIENCE = 900_000;

/** A value of a field, which is not in the index of names. */
const LATE = 'AC04';
const WARM = ['freeze', 'deposit', 'webhook secret', 'insufficient_balance', 'kyc'];

/** Milliseconds from each query to the change of the list. */
const timesOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async (queries) => {
    const input = document.querySelector<HTMLInputElement>('dialog [role="combobox"]');
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const list = input?.closest('dialog');
    if (!input || !list) throw new Error('The dialog is not open.');
    const measured: number[] = [];
    for (const query of queries) {
      const asked = performance.now();
      const changed = new Promise<void>((resolve) => {
        new MutationObserver((_records, observer) => {
          observer.disconnect();
          resolve();
        }).observe(list, { childList: true, subtree: true });
      });
      property?.set?.call(input, query);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await changed;
      measured.push(performance.now() - asked);
    }
    return measured;
  }, WARM);

/** Measures the embedded search on a built site. */
export const embeddedFirstResult = (root: string): Promise<FirstResult> =>
  withPage(root, async ({ page, url, ...bench }) => {
    // The texts load together with the first result; here they are held back until it was measured.
    const gate = new EventTarget();
    const opened = new Promise((resolve) => gate.addEventListener('open', resolve, { once: true }));
    await page.route('**/search-texts.*.js', async (route) => {
      const response = await route.fetch();
      await opened;
      await route.fulfill({ response });
    });
    await page.goto(`${url}general`);
    await page.waitForLoadState('networkidle');
    // On a busy machine, the page may start listening to keys long after its last request.
    await hydrated(page);
    await bench.bytes();
    const start = performance.now();
    await page.keyboard.press('Control+k');
    const input = field(page);
    const hit = results(page).first();
    await input.fill('card');
    await hit.waitFor({ timeout: PATIENCE });
    const cold = performance.now() - start;
    const bytes = await bench.bytes();
    await input.fill(LATE);
    await hit.waitFor({ state: 'detached' });
    gate.dispatchEvent(new Event('open'));
    await hit.waitFor({ timeout: PATIENCE });
    const allBytes = bytes + (await bench.bytes());
    return { bytes, allBytes, cold, warm: median(await timesOf(page)) };
  });
