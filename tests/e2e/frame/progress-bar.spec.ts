import { type Page } from '@playwright/test';
import { expect, open, saveData, test } from '../../support/test';

/** Records in the page when the bar appears, in milliseconds after the route change begins. */
async function watchBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times = window as unknown as { started?: number; appeared?: number };
    document.addEventListener('click', () => (times.started = performance.now()), true);
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) times.appeared ??= performance.now();
    }).observe(document.documentElement, { childList: true, subtree: true });
  });
}

const delayOf = (page: Page) =>
  page.evaluate(() => {
    const { started, appeared } = window as unknown as { started?: number; appeared?: number };
    return started === undefined || appeared === undefined ? undefined : appeared - started;
  });

test.beforeEach(async ({ page }) => {
  await saveData(page);
});

test('a slow route change shows the bar after 200 ms', async ({ page }) => {
  await open(page, 'general');
  await watchBar(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Fees', exact: true }).first().click();
  await expect(page.locator('#nprogress')).toBeAttached();
  const delay = await delayOf(page);
  expect(delay).toBeGreaterThanOrEqual(195);
  expect(delay).toBeLessThan(1000);
  release();
  await expect(page.locator('h1')).toHaveText('Fees');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a fast route change shows none', async ({ page }) => {
  await open(page, 'general');
  await page.getByRole('link', { name: 'Fees', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('Fees');
  await watchBar(page);
  // Its chunks are loaded now, so the way back and forth takes no request.
  await page.getByRole('link', { name: 'Introduction', exact: true }).first().click();
  await expect(page.locator('h1')).not.toHaveText('Fees');
  await page.getByRole('link', { name: 'Fees', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('Fees');
  expect(await delayOf(page)).toBeUndefined();
});
