/**
 * Above this many pages the whole index takes more than half a megabyte and
 * over two seconds to build in the browser; see bench/search.
 */
export const EMBEDDED_LIMIT = 500;

/** What a build says when the site has outgrown the embedded search. */
export const growthAdvice = (pages: number): string | undefined =>
  pages <= EMBEDDED_LIMIT
    ? undefined
    : `${pages} pages are more than the ${EMBEDDED_LIMIT} that the embedded search is good for. ` +
      'Use hosted Algolia: set ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME.';
