import { matchRoutes } from 'react-router-config';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import flat from '@docusaurus/core/lib/client/flat';
import fetchAhead from '@docusaurus/core/lib/client/prefetch';
import preloadPage from '@docusaurus/core/lib/client/preload';

/** The bundler's table of chunks: Docusaurus' own in `npm start`, of ../chunk-names.ts in a build. */
declare const __webpack_require__: { readonly gca: (chunk: string) => string | undefined };

/** Longest wait for a moment in which the browser has nothing else to do, in milliseconds. */
const IDLE_WAIT = 2000;
/** Between two pages where the browser does not tell of such moments (Safari), in milliseconds. */
const PAUSE = 50;

const loaded = new Set<string>();
const noted = new Set<string>();
const waiting: string[] = [];
const asked = new Set<string>();

/** Names of the chunks by the path of a route; a key of Docusaurus ends with the hash of its route. */
function namesByPath(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [key, chunks] of Object.entries(routesChunkNames)) {
    const path = key.replace(/-[^-]+$/, '');
    found.set(path, [...(found.get(path) ?? []), ...Object.values(flat(chunks))]);
  }
  return found;
}
let names: ReturnType<typeof namesByPath> | undefined;

const isSlow = (): boolean => {
  const connection = (navigator as { connection?: { effectiveType: string; saveData: boolean } })
    .connection;
  return (connection?.effectiveType.includes('2g') ?? false) || (connection?.saveData ?? false);
};

function fetchPage(page: string): void {
  names ??= namesByPath();
  for (const { route } of matchRoutes(routes, page)) {
    for (const chunk of names.get(String(route.path)) ?? []) {
      const address = __webpack_require__.gca(chunk);
      // The bundler may have merged it with another. Pages share chunks.
      if (address === undefined || address.includes('undefined') || asked.has(address)) continue;
      asked.add(address);
      void fetchAhead(address);
    }
  }
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_WAIT });
  else setTimeout(work, PAUSE);
}

function work(moment?: IdleDeadline): void {
  do {
    const page = waiting.shift();
    if (page !== undefined) fetchPage(page);
  } while (waiting.length > 0 && (moment?.timeRemaining() ?? 0) > 1);
  if (waiting.length > 0) whenIdle();
}

/**
 * Fetches ahead what pages are made of, in place of Docusaurus' module of this name.
 *
 * The original goes through all routes for each link that comes into view, at once: a task of 33
 * links while React takes the page over. Here they wait for a moment in which nothing else is done.
 */
const docusaurus: Window['docusaurus'] = Object.freeze({
  prefetch(page) {
    if (isSlow() || loaded.has(page) || noted.has(page)) return false;
    noted.add(page);
    if (waiting.push(page) === 1) whenIdle();
    return Promise.resolve([]);
  },
  preload(page) {
    if (isSlow() || loaded.has(page)) return false;
    loaded.add(page);
    return preloadPage(page);
  },
});

export default docusaurus;
