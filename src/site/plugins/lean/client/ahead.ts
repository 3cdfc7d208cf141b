import { matchRoutes } from 'react-router-config';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import flat from '@docusaurus/core/lib/client/flat';
import fetchAhead from '@docusaurus/core/lib/client/prefetch';
import preloadPage from '@docusaurus/core/lib/client/preload';

/** The bundler's table of chunks, which Docusaurus adds. */
declare const __webpack_require__: { readonly gca: (chunk: string) => string | undefined };

/** Longest wait for the browser to be idle, in milliseconds. */
const IDLE_WAIT = 2000;
/** Pause between two pages in a browser that does not report when it is idle, in milliseconds. */
const PAUSE = 50;

const loadedPages = new Set<string>();
const queuedPages = new Set<string>();
const fetchedChunks = new Set<string>();
const queue: string[] = [];

/** Chunks by the path of their route; the keys of Docusaurus end with the hash of the route. */
function readChunkNames(): ReadonlyMap<string, readonly string[]> {
  const namesByPath = new Map<string, string[]>();
  for (const [key, chunks] of Object.entries(routesChunkNames)) {
    const path = key.replace(/-[^-]+$/, '');
    namesByPath.set(path, [...(namesByPath.get(path) ?? []), ...Object.values(flat(chunks))]);
  }
  return namesByPath;
}
let chunkNames: ReturnType<typeof readChunkNames> | undefined;

const isSlow = (): boolean => {
  const connection = (navigator as { connection?: { effectiveType: string; saveData: boolean } })
    .connection;
  return (connection?.effectiveType.includes('2g') ?? false) || (connection?.saveData ?? false);
};

function fetchPage(page: string): void {
  chunkNames ??= readChunkNames();
  for (const { route } of matchRoutes(routes, page)) {
    for (const chunk of chunkNames.get(String(route.path)) ?? []) {
      const address = __webpack_require__.gca(chunk);
      // A chunk that the bundler merged with another has no address. Pages share chunks.
      if (address === undefined || address.includes('undefined')) continue;
      if (fetchedChunks.has(address)) continue;
      fetchedChunks.add(address);
      void fetchAhead(address);
    }
  }
}

function runWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(fetchQueued, { timeout: IDLE_WAIT });
  else setTimeout(fetchQueued, PAUSE);
}

function fetchQueued(deadline?: IdleDeadline): void {
  do {
    const page = queue.shift();
    if (page !== undefined) fetchPage(page);
  } while (queue.length > 0 && (deadline?.timeRemaining() ?? 0) > 1);
  if (queue.length > 0) runWhenIdle();
}

/**
 * Fetches the chunks of pages before they are needed. Replaces Docusaurus' `docusaurus` module.
 *
 * The original immediately goes through all routes for each link in view: one task for 33 links
 * while React hydrates the page. Here the links wait until the browser is idle.
 */
const docusaurus: Window['docusaurus'] = Object.freeze({
  prefetch(page) {
    if (isSlow() || loadedPages.has(page) || queuedPages.has(page)) return false;
    queuedPages.add(page);
    if (queue.push(page) === 1) runWhenIdle();
    return Promise.resolve([]);
  },
  preload(page) {
    if (isSlow() || loadedPages.has(page)) return false;
    loadedPages.add(page);
    return preloadPage(page);
  },
});

export default docusaurus;
