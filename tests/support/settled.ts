import type { Page } from '@playwright/test';

/**
 * A frame, and then whatever it led to: React tells the page in separate tasks what a new width
 * or a new address changed. Idle comes after both.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve()));
      }),
  );

/** Waits until every part of a page has its layout (src/site/boot/lay-out-later.ts). */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForSelector('html[data-laid-out]', { state: 'attached' });
}
