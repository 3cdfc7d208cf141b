import { BASE_URL } from '../../tests/support/paths';
import type { BenchPage } from './browser';

export interface Answer {
  /** Addresses of the results, best first. */
  readonly found: readonly string[];
  /** Milliseconds from the query to its results, measured in the page. */
  readonly time: number;
}

/** How the bench asks an engine. */
export interface Peer {
  /** Opens the box, once; what this fetches counts. */
  open(bench: BenchPage): Promise<void>;
  ask(bench: BenchPage, query: string): Promise<Answer>;
}

/** Results that a box would show. */
const SHOWN = 8;

/** Asked by its script: it brings no dialog for Docusaurus. */
export const pagefind: Peer = {
  open: () => Promise.resolve(),
  ask: ({ page }, query) =>
    page.evaluate(
      async ({ address, text, shown }) => {
        interface Result {
          readonly data: () => Promise<{ sub_results: { url: string }[] }>;
        }
        const start = performance.now();
        const module = (await import(address)) as {
          search: (query: string) => Promise<{ results: Result[] }>;
        };
        const { results } = await module.search(text);
        const data = await Promise.all(results.slice(0, shown).map((result) => result.data()));
        const found = data.flatMap((one) => one.sub_results.map(({ url }) => url));
        return { found, time: performance.now() - start };
      },
      { address: `${BASE_URL}pagefind/pagefind.js`, text: query, shown: SHOWN },
    ),
};

/** A query may stop its worker: after so many milliseconds it counts as not answered. */
const PATIENCE = 5_000;

const SEARCH_LOCAL_INPUT = 'input[type="search"][name="q"]';

/**
 * Asked on its search page, which shows all that it finds; the site's own
 * search bar stands in the navbar.
 */
export const searchLocal: Peer = {
  async open({ page }) {
    await page.evaluate((path) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `${BASE_URL}search`);
    await page.locator(SEARCH_LOCAL_INPUT).waitFor();
  },
  async ask({ page, url }, query) {
    const { isAnswered, ...answer } = await page.evaluate(
      async ({ text, patience, selector }) => {
        const input = document.querySelector<HTMLInputElement>(selector);
        const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        if (!input) throw new Error('The search page has no box.');
        const type = (value: string): void => {
          property?.set?.call(input, value);
          input.dispatchEvent(new Event('input', { bubbles: true }));
        };
        const hasAnswer = (): boolean =>
          [...document.querySelectorAll('main p, .container p')].some(({ textContent }) =>
            /documents? (?:were )?found/.test(textContent),
          );
        const until = (test: () => boolean): Promise<boolean> =>
          new Promise((resolve) => {
            if (test()) {
              resolve(true);
              return;
            }
            const observer = new MutationObserver(() => {
              if (test()) end(true);
            });
            const timer = setTimeout(() => end(false), patience);
            const end = (result: boolean): void => {
              observer.disconnect();
              clearTimeout(timer);
              resolve(result);
            };
            observer.observe(document.body, { childList: true, subtree: true });
          });
        type('');
        await until(() => !hasAnswer());
        const start = performance.now();
        type(text);
        const isAnswered = await until(hasAnswer);
        const time = performance.now() - start;
        const links = document.querySelectorAll<HTMLAnchorElement>('section article h2 a');
        const found = isAnswered ? [...links].map(({ href }) => href) : [];
        return { found, time, isAnswered };
      },
      { text: query, patience: PATIENCE, selector: SEARCH_LOCAL_INPUT },
    );
    // The next query gets a worker that runs.
    if (!isAnswered) {
      await page.goto(`${url}search`);
      await page.locator(SEARCH_LOCAL_INPUT).waitFor();
    }
    return answer;
  },
};
