import type { Page } from '@playwright/test';

/** Lets every script with an answer of the server wait until it is released. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/assets/js/**', (route) => {
    held.push(() => route.continue());
  });
  return async () => {
    await page.unroute('**/assets/js/**');
    // Requests of a page that was left are gone.
    await Promise.all(held.map((release) => release().catch(() => undefined)));
  };
}
