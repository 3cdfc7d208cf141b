const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

const isReadable = (stored: string): boolean => {
  try {
    const value: unknown = JSON.parse(stored);
    return (
      Array.isArray(value) &&
      value.every((item) => typeof item === 'object' && item !== null && 'hierarchy' in item)
    );
  } catch {
    return false;
  }
};

/** Forgets stored searches that DocSearch would fail on: another page of the origin may have written them. */
export function dropBrokenRecents(indexName: string): void {
  try {
    for (const key of KEYS.map((start) => start + indexName)) {
      const stored = localStorage.getItem(key);
      if (stored !== null && !isReadable(stored)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing to forget.
  }
}
