import { test as base, type Page } from '@playwright/test';
import { type PagesServer, startPagesServer } from './pages-server';
import { BASE_URL, BUILD_DIR, FRAME_SITE_DIR } from './paths';
import { namespaceIn } from './storage';

/**
 * Milliseconds that each script may be late, from the environment: a slow
 * network finds the test that takes the page it left for the one it waits for.
 */
const ASSET_DELAY = Number(process.env.ASSET_DELAY_MS ?? 0);

export interface TestOptions {
  /** Script that every page runs first; a seeded fault may be one. */
  readonly initScript: string;
  /** Whether pages fetch others ahead; without it a test has less to wait for. */
  readonly fetchesAhead: boolean;
}

export interface WorkerFixtures {
  /** Path both sites are served under. */
  readonly basePath: string;
  /** Folder of the built site. */
  readonly siteDir: string;
  /** Folder of the built fixture site. */
  readonly frameSiteDir: string;
  /** Serves the site; its address is the base of `page.goto`. */
  readonly site: PagesServer;
  /** Serves the fixture site. */
  readonly frameSite: PagesServer;
}

/** Playwright's `test` with the site served on a free port per worker. */
export const test = base.extend<TestOptions, WorkerFixtures>({
  initScript: ['', { option: true }],
  fetchesAhead: [false, { option: true }],
  basePath: [BASE_URL, { option: true, scope: 'worker' }],
  siteDir: [BUILD_DIR, { option: true, scope: 'worker' }],
  frameSiteDir: [FRAME_SITE_DIR, { option: true, scope: 'worker' }],
  site: [
    async ({ basePath, siteDir }, use) => {
      const server = await startPagesServer({
        root: siteDir,
        baseUrl: basePath,
        assetDelay: ASSET_DELAY,
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  frameSite: [
    async ({ basePath, frameSiteDir }, use) => {
      const server = await startPagesServer({
        root: frameSiteDir,
        baseUrl: basePath,
        assetDelay: ASSET_DELAY,
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  page: async ({ page, initScript, fetchesAhead }, use) => {
    if (!fetchesAhead) await saveData(page);
    if (initScript !== '') await page.addInitScript(initScript);
    await use(page);
    // Requests that the page still makes when its test is over must not fail the next one.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export { expect } from '@playwright/test';

/** Suffix of the site's storage keys, as the build wrote it into the page. */
export async function storageNamespace(page: Page): Promise<string> {
  return namespaceIn(await (await page.request.get('./')).text());
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
}

/** Opens a page below the base path and waits for hydration. */
export async function open(page: Page, target: string): Promise<void> {
  await page.goto(target);
  await hydrated(page);
}

/** Serves empty scripts: the page stays as its HTML, style sheets and inline scripts make it. */
export async function withoutHydration(page: Page): Promise<void> {
  await page.route('**/assets/js/**', (route) =>
    route.fulfill({ contentType: 'application/javascript', body: '' }),
  );
}

/**
 * Lets a test route requests of a page that is open already. The first route switches interception
 * on, and Chromium tells the page so apart from its input: what the page asks for at a key or a
 * click right after may pass unseen. Call it before the page is opened.
 */
export async function interceptFromStart(page: Page): Promise<void> {
  await page.route('**/*', (route) => route.fallback());
}

/**
 * Lets the first request for an address fail. Not by `times: 1`: with the route gone, Playwright
 * stops to intercept, and never tells of a request, such as the reload, that comes meanwhile.
 */
export async function failOnce(page: Page, address: string): Promise<void> {
  let hasFailed = false;
  await page.route(address, (route) => {
    if (hasFailed) return route.fallback();
    hasFailed = true;
    return route.abort();
  });
}

/** Collects console errors, page errors, failed requests and policy violations of a page. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  // Most browsers report what a policy refuses to the console, and all of them to this event.
  void page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.effectiveDirective} ${event.blockedURI}`),
    ),
  );
  page.on('console', (message) => {
    if (message.type() === 'error') {
      problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its prefetches, which have no distinct resource type.
    if (reason === 'net::ERR_ABORTED' && request.resourceType() === 'other') return;
    problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** A reader who saves data: nothing is prefetched, a click loads the page. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const value = { effectiveType: '4g', saveData: true };
    Object.defineProperty(navigator, 'connection', { value });
  });
}

/** Makes every access to the browser's storage throw, as strict privacy settings do. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}
