import type { Page } from '@playwright/test';

/** Returns the words that the search has marked on the page, in order and without duplicates. */
export const markedWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('search-words') ?? [])];
    return [...new Set(ranges.map((range) => (range as Range).toString()))];
  });
