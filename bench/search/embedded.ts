import { BUILD_DIR } from '../../tests/support/paths';
import { withPage } from './browser';
import { median } from './queries';

export interface FirstResult {
  /** Brotli bytes fetched from the first hover to the first result. */
  readonly bytes: number;
  /** Brotli bytes fetched with the whole index. */
  readonly allBytes: number;
  /** Milliseconds from opening to the first result, nothing fetched before. */
  readonly cold: number;
  /** Milliseconds from a key to its results, all fetched. */
  readonly warm: number;
}

/** A field's name between two tabs, as the texts hold it. */
const isTexts = (script: string): boolean => /fundingSource\\+t/.test(script);

/** Measures the embedded search on the built site. */
export const embeddedFirstResult = (): Promise<FirstResult> =>
  withPage(BUILD_DIR, async ({ page, url, ...bench }) => {
    // The texts load beside the first result; here they wait until it was counted.
    const gate = new EventTarget();
    const held = new Promise((resolve) => gate.addEventListener('open', resolve, { once: true }));
    await page.route(/\.js$/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      if (isTexts(text)) await held;
      await route.fulfill({ response });
    });
    await page.goto(`${url}general`);
    await page.waitForLoadState('networkidle');
    await bench.bytes();
    const start = performance.now();
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('card');
    await page.locator('.DocSearch-Hit').first().waitFor();
    const cold = performance.now() - start;
    const first = await bench.bytes();
    const texts = page.waitForResponse(async (response) => isTexts(await response.text()));
    gate.dispatchEvent(new Event('open'));
    await texts;
    await page.waitForLoadState('networkidle');
    const all = first + (await bench.bytes());
    const times = await page.evaluate(async () => {
      const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
      const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      const list = document.querySelector('.DocSearch-Dropdown');
      const measured: number[] = [];
      for (const query of ['freeze', 'deposit', 'webhook secret', 'insufficient_balance', 'kyc']) {
        if (!input || !list) return [];
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
    });
    return { bytes: first, allBytes: all, cold, warm: median(times) };
  });
