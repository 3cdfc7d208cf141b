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
