import type { Page } from '@playwright/test';
import { FOREIGN } from './values';

declare global {
  interface Window {
    /** The number of hostile values that ran. */
    hostileRuns?: number;
  }
}

/** Markup that only a value can have added. */
const BROUGHT =
  '[onerror],[onload],[onfocus],iframe,object,embed,base,form[action*="hostile"],' +
  'link[href*="hostile"],img[src="x"],a[href^="javascript" i],meta[http-equiv="refresh"]';

export interface Watch {
  /** Records executed code, requests and added elements, with their cause. */
  look(what: string): Promise<void>;
  readonly faults: readonly string[];
}

/**
 * Watches a page for any effect of a value: code, dialogs, windows, requests to other hosts,
 * errors, changed prototypes, elements.
 *
 * @param allowed origins in addition to the site's own
 */
export async function watchHostile(page: Page, allowed: readonly string[] = []): Promise<Watch> {
  const faults: string[] = [];
  await page.addInitScript(() => {
    window.hostileRuns = 0;
    Object.assign(window, {
      hostileRan: () => (window.hostileRuns = (window.hostileRuns ?? 0) + 1),
    });
  });
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', () => faults.push('a window was opened'));
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const pageOrigin = new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin;
    if (protocol === 'data:' || protocol === 'blob:') return;
    if (origin !== pageOrigin && !allowed.includes(origin))
      faults.push(`request: ${request.url()}`);
  });
  await page.route(`${FOREIGN}/**`, (route) => route.abort());
  const look = async (what: string): Promise<void> => {
    const before = faults.length;
    const problems = await page.evaluate((brought) => {
      const elements = [...document.querySelectorAll(brought)].map(({ outerHTML }) => outerHTML);
      const isChanged = 'hostile' in {};
      const isCrashed = document.querySelector('h1')?.textContent === 'This page crashed.';
      const runs = window.hostileRuns ?? 0;
      window.hostileRuns = 0;
      return { elements, isChanged, isCrashed, runs };
    }, BROUGHT);
    if (problems.runs > 0) faults.push(`ran ${problems.runs} times`);
    if (problems.isChanged) faults.push('the prototype of all objects changed');
    if (problems.isCrashed) faults.push('the page crashed');
    faults.push(...problems.elements.map((html) => `brought: ${html.slice(0, 200)}`));
    for (let index = before; index < faults.length; index += 1) {
      faults[index] = `${faults[index] ?? ''}, by ${JSON.stringify(what.slice(0, 120))}`;
    }
  };
  return { look, faults };
}
