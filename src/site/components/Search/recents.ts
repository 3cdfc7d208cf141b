import { readStored, store } from '../storage';
import { cleanSearches } from '../../../reference/search/stored-searches';

const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/**
 * Removes stored searches that DocSearch cannot show: another page of the origin may have written
 * them.
 *
 * @param baseUrl path of the site with both slashes
 */
export function cleanRecents(indexName: string, baseUrl: string): void {
  for (const key of KEYS.map((start) => start + indexName)) {
    const stored = readStored(key);
    if (stored !== null) store(key, cleanSearches(stored, window.location.origin + baseUrl));
  }
}
