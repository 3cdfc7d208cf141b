import type { Page } from '@playwright/test';

/**
 * Waits for a frame and then until the page is idle: React applies a new width or address in
 * separate tasks after the frame.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve()));
      }),
  );

/** Waits until every part of a page is laid out (src/site/boot/lay-out-later.ts). */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForSelector('html[data-laid-out]', { state: 'attached' });
}
