import { expect, type Page } from '@playwright/test';
import { open } from './test';

/** One server per worker, so that the address holds for all of its tests. */
let chunk: string | undefined;

/** Returns the address of a chunk that the page of the fees needs, and the intro does not. */
export async function chunkOfFees(page: Page): Promise<string> {
  if (chunk === undefined) {
    await open(page, 'general');
    const requested = page.waitForRequest('**/assets/js/*.js');
    await page.getByRole('link', { name: 'Fees', exact: true }).first().click();
    await expect(page.locator('h1')).toHaveText('Fees');
    chunk = (await requested).url();
  }
  return chunk;
}

/** Counts the documents that the page loads from now on. */
export function countLoads(page: Page): { readonly count: number } {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1;
  });
  return loads;
}
