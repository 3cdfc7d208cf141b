import { test as base, type Page } from '@playwright/test';
import { type PagesServer, startPagesServer } from './pages-server';
import { BASE_URL, BUILD_DIR, FRAME_SITE_DIR } from './paths';
import { namespaceIn } from './storage';

/**
 * Maximum delay of each script in milliseconds, from the environment: a slow network reveals tests
 * that confuse the page they left with the page they wait for.
 */
const ASSET_DELAY = Number(process.env.ASSET_DELAY_MS ?? 0);

export interface TestOptions {
  /** Script that every page runs first, for example a seeded fault. */
  readonly initScript: string;
  /** Whether pages prefetch others; without it, tests have less to wait for. */
  readonly fetchesAhead: boolean;
}

export interface WorkerFixtures {
  /** Path under which both sites are served. */
  readonly basePath: string;
  /** Folder of the built site. */
  readonly siteDir: string;
  /** Folder of the built fixture site. */
  readonly frameSiteDir: string;
  /** Serves the site; its address is the base URL of `page.goto`. */
  readonly site: PagesServer;
  /** Serves the fixture site. */
  readonly frameSite: PagesServer;
}

/** Playwright's `test`, with the site served on a free port per worker. */
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
    // Requests that the page still sends after its test must not fail the next test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export { expect } from '@playwright/test';

/** Returns the suffix of the site's storage keys, as the build wrote it into the page. */
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

/**
 * Serves empty scripts, so that the page stays as its HTML, style sheets and inline scripts create
 * it.
 */
export async function withoutHydration(page: Page): Promise<void> {
  await page.route('**/assets/js/**', (route) =>
    route.fulfill({ contentType: 'application/javascript', body: '' }),
  );
}

/**
 * Lets a test intercept requests of a page that is already open. The first route turns interception
 * on, and Chromium informs the page of this separately from its input, so that requests directly
 * after a key press or a click can be missed. Call it before the page is opened.
 */
export async function interceptFromStart(page: Page): Promise<void> {
  await page.route('**/*', (route) => route.fallback());
}

/**
 * Lets the first request for an address fail. `times: 1` would not work: when the route is gone,
 * Playwright stops intercepting, and never reports requests, such as a reload, that are sent in the
 * meantime.
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
  // Most browsers report policy violations to the console, and all of them dispatch this event.
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
    // Leaving a page aborts its prefetches, which have no resource type of their own.
    if (reason === 'net::ERR_ABORTED' && request.resourceType() === 'other') return;
    problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** Simulates a reader who saves data: nothing is prefetched, and a click loads the page. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const value = { effectiveType: '4g', saveData: true };
    Object.defineProperty(navigator, 'connection', { value });
  });
}

/** Makes every access to the browser's storage throw, like strict privacy settings. */
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
