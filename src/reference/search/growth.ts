/** Sizes of the index files that readers load, in bytes after Brotli compression. */
export interface IndexBytes {
  /** Titles, paths and codes, which are enough for a first result. */
  readonly names: number;
  /** Texts, fields and values, which are needed for all results. */
  readonly texts: number;
}

/**
 * Bytes per second of a slow phone connection: 1.6 Mbit/s, Lighthouse's "slow 4G".
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const SLOW_CONNECTION = 200_000;

/** Seconds that a reader who has opened the search waits for the names. */
const PATIENCE_NAMES = 0.5;
/** Seconds that a reader who looks for a field or a value waits for the texts. */
const PATIENCE_TEXTS = 5;

/**
 * The sizes up to which the embedded search is good enough. According to bench/search, names take
 * about 250 bytes a page and texts 3,600, so the texts reach their limit first, at about 280 pages
 * of this size; the names at about 400.
 */
export const EMBEDDED_LIMIT: IndexBytes = {
  names: PATIENCE_NAMES * SLOW_CONNECTION,
  texts: PATIENCE_TEXTS * SLOW_CONNECTION,
};

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;

/**
 * Returns the advice of a build if the site has outgrown the embedded search.
 *
 * @param pages number of pages in the index
 */
export const growthAdvice = (pages: number, { names, texts }: IndexBytes): string | undefined =>
  names <= EMBEDDED_LIMIT.names && texts <= EMBEDDED_LIMIT.texts
    ? undefined
    : `The search index of ${pages} pages takes ${kilobytes(names)} to the first result and ` +
      `${kilobytes(texts)} more to every result; the embedded search is good for ` +
      `${kilobytes(EMBEDDED_LIMIT.names)} and ${kilobytes(EMBEDDED_LIMIT.texts)}. ` +
      'Use hosted Algolia: set ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME.';
