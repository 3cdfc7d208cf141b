import { cleanSearches } from '../../../reference/search/stored-searches';

const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/**
 * Removes from the searches that DocSearch stored what it cannot show: another page of the origin
 * may have written them.
 *
 * @param baseUrl path of the site with both slashes
 */
export function cleanRecents(indexName: string, baseUrl: string): void {
  try {
    for (const key of KEYS.map((start) => start + indexName)) {
      const stored = localStorage.getItem(key);
      if (stored === null) continue;
      localStorage.setItem(key, cleanSearches(stored, window.location.origin + baseUrl));
    }
  } catch {
    // Without storage there is nothing to clean.
  }
}
