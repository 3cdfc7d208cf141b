import type { Page } from '@playwright/test';

/** The words that the search has marked on the page, in their order, each once. */
export const markedWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('search-words') ?? [])];
    return [...new Set(ranges.map((range) => (range as Range).toString()))];
  });
