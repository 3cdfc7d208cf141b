import type { Page } from '@playwright/test';

/** What the error overlay of the dev server shows; empty while it shows nothing. */
export const overlayText = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('iframe')]
      .map((frame) => frame.contentDocument?.body.innerText ?? '')
      .join('\n'),
  );
