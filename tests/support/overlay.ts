import type { Page } from '@playwright/test';

/** Returns the text of the dev server's error overlay; empty if the overlay is not shown. */
export const overlayText = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('iframe')]
      .map((frame) => frame.contentDocument?.body.innerText ?? '')
      .join('\n'),
  );
