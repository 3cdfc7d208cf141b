import { expect, type Page, type Request, type TestInfo } from '@playwright/test';
import { watchProblems } from './test';

export interface Visits {
  /** Number of pages that were opened. */
  readonly checked: number;
  /** One line per problem, with the page. */
  readonly problems: readonly string[];
}

const HYDRATED = 'html[data-has-hydrated="true"]';

/** Whether a problem is the browser's report about a page that returns 404 by design. */
const isOwn404 = (problem: string, url: string): boolean =>
  problem === `404: ${url}` || (problem.includes('status of 404') && problem.endsWith(`(${url})`));

/** Returns the requests of a page that have not ended, as a live set. */
function pendingOf(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  const end = (request: Request): void => void pending.delete(request);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', end).on('requestfailed', end);
  return pending;
}

/**
 * Opens pages one after another, and reports every console error, page error, failed request, page
 * that is not hydrated and page wider than the window.
 *
 * @param paths paths below the base path
 * @param options.mode color mode in the query
 * @param options.missing paths that return 404 by design
 * @param options.timeout time limit for the hydration of a page, in milliseconds
 */
export async function visitAll(
  page: Page,
  paths: readonly string[],
  {
    mode,
    missing = [],
    timeout = 30_000,
  }: { readonly mode: string; readonly missing?: readonly string[]; readonly timeout?: number },
): Promise<Visits> {
  const seen = watchProblems(page);
  const pending = pendingOf(page);
  const problems: string[] = [];
  let checked = 0;
  for (const path of paths) {
    const response = await page.goto(`./${path}?docusaurus-theme=${mode}`);
    const url = response?.url() ?? '';
    const isHydrated = await page.waitForSelector(HYDRATED, { state: 'attached', timeout }).then(
      () => true,
      () => false,
    );
    if (!isHydrated) seen.push('not hydrated');
    await page.evaluate(async () => {
      // Once the browser is idle, everything that hydration started has run.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    });
    // A component with its own chunk, such as the playground, is part of the page.
    await expect.poll(() => pending.size, { timeout }).toBe(0);
    const { overflow, theme } = await page.evaluate(() => {
      const { clientWidth, dataset, scrollWidth } = document.documentElement;
      return { overflow: scrollWidth - clientWidth, theme: dataset.theme };
    });
    if (overflow > 0) seen.push(`${overflow} px wider than the window`);
    if (theme !== mode) seen.push(`${theme} mode instead of ${mode}`);
    const unexpected = seen
      .splice(0)
      .filter((problem) => !(missing.includes(path) && isOwn404(problem, url)));
    problems.push(...unexpected.map((problem) => `/${path}: ${problem}`));
    checked += 1;
  }
  return { checked, problems };
}

/** Records how much a check covered. */
export function note(info: TestInfo, type: string, { checked, problems }: Visits): void {
  info.annotations.push({ type, description: String(checked) });
  console.log(`${checked} ${type}, ${info.title}: ${problems.length} problems`);
}
