import { type Page } from '@playwright/test';
import { gateFor } from '../../support/gate';
import { expect, hydrated, open, test } from '../../support/test';

const SCRIPTS = '**/assets/js/*.js';

const bar = (page: Page) => page.locator('#nprogress');
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

/** Opens a page with its clock stopped, so that timers fire only in `page.clock.runFor`. */
async function openStopped(page: Page, target: string): Promise<void> {
  await page.clock.install();
  await open(page, target);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('a slow route change shows the bar after 200 ms, until the page is there', async ({
  page,
}) => {
  const scripts = await gateFor(page, SCRIPTS);
  await openStopped(page, 'general/postman-collection');
  scripts.shut();
  const requested = page.waitForRequest(SCRIPTS);
  await link(page, 'Fees').click();
  await requested;
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toBeAttached();
  scripts.open();
  await expect(page.locator('h1')).toHaveText('Fees');
  await page.clock.runFor(2000);
  await expect(bar(page)).toHaveCount(0);
});

test('a route change that takes less than 200 ms shows none', async ({ page }) => {
  await openStopped(page, 'general/postman-collection');
  await link(page, 'Fees').click();
  await expect(page.locator('h1')).toHaveText('Fees');
  await hydrated(page);
  await page.clock.runFor(2000);
  await expect(bar(page)).toHaveCount(0);
});
