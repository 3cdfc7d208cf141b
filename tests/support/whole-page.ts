import type { Page } from '@playwright/test';

/**
 * Has the browser lay out the whole page, as it is for a reader who scrolls: until then, what lies
 * far below the window counts as parts of an equal height and no width (src/boot/first-view.ts).
 */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
