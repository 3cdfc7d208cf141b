import { type Page } from '@playwright/test';
import { holdBack } from '../../support/gate';
import { blockStorage, expect, failOnce, hydrated, open, test } from '../../support/test';

/**
 * Returns the address of a chunk that the target page of a link needs, and the current page does
 * not.
 */
async function chunkOf(page: Page, from: string, link: string): Promise<string> {
  await open(page, from);
  const chunk = page.waitForRequest('**/assets/js/*.js');
  await page.getByRole('link', { name: link, exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText(link);
  return (await chunk).url();
}

/** Counts the documents that the page loads from now on. */
function countLoads(page: Page): { readonly count: number } {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1;
  });
  return loads;
}

test('page content is fetched when the page is opened, not before', async ({ page }) => {
  const chunk = await chunkOf(page, 'general', 'Fees');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, 'general');
  await page.locator('nav.menu').getByRole('link', { name: 'Fees', exact: true }).hover();
  await page.waitForLoadState('networkidle');
  expect(requested.length).toBeGreaterThan(0);
  expect(requested).not.toContain(chunk);
  await page.getByRole('link', { name: 'Fees', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('Fees');
  expect(requested).toContain(chunk);
});

test("when a route's content fails to load, the page reloads", async ({ page, site }) => {
  const chunk = await chunkOf(page, 'general', 'Fees');
  await failOnce(page, chunk);
  await open(page, 'general');
  const loads = countLoads(page);
  await page.getByRole('link', { name: 'Fees', exact: true }).first().click();
  await expect(page).toHaveURL(`${site.url}general/fees`);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Fees');
  expect(loads.count).toBe(1);
});

test('HTML of an earlier deployment recovers with one reload', async ({ page }) => {
  await failOnce(page, '**/assets/js/main.*.js');
  const loads = countLoads(page);
  await page.goto('general');
  await hydrated(page);
  expect(loads.count).toBe(2);
});

test('a script that stays away reloads once, then offers Retry', async ({ page }) => {
  const asset = '**/assets/js/main.*.js';
  await page.route(asset, (route) => route.abort());
  const loads = countLoads(page);
  await page.goto('general', { waitUntil: 'commit' });
  const notice = page.getByRole('alert').filter({ hasText: 'failed to load' });
  await expect(notice).toContainText(/assets|main/);
  await expect(page.locator('h1')).toBeVisible();
  expect(loads.count).toBe(2);
  await page.unroute(asset);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await hydrated(page);
  await expect(notice).toHaveCount(0);
  expect(loads.count).toBe(3);
});

test('a host that answers scripts with a page is found out: one reload, then Retry', async ({
  page,
}) => {
  const asset = '**/assets/js/main.*.js';
  await page.route(asset, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Not here</title>' }),
  );
  const loads = countLoads(page);
  await page.goto('general', { waitUntil: 'commit' });
  const notice = page.getByRole('alert').filter({ hasText: 'failed to load: js/main.' });
  await expect(notice).toBeVisible();
  expect(loads.count).toBe(2);
  await page.unroute(asset);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await hydrated(page);
  await expect(notice).toHaveCount(0);
});

test('a large page, which loads its styles as files, reports a page in place of a style', async ({
  page,
}) => {
  await page.route('**/assets/css/*.css', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Not here</title>' }),
  );
  await page.goto('general/api/card', { waitUntil: 'commit' });
  const notice = page.getByRole('alert').filter({ hasText: 'failed to load: css/' });
  await expect(notice.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a large page can be read before its styles are there', async ({ page }) => {
  await page.clock.install();
  const release = await holdBack(page, '**/assets/css/*.css');
  await page.goto('general/api/card', { waitUntil: 'commit' });
  await expect(page.locator('link[rel=stylesheet]').first()).toBeAttached();
  await page.clock.runFor(5_000);
  await expect(page.locator('h1')).toHaveText('Card', { useInnerText: true });
  release();
  await hydrated(page);
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
});

test('a page that does not become interactive says so, until it does', async ({ page }) => {
  await page.clock.install();
  const release = await holdBack(page, await chunkOf(page, 'general', 'Fees'));
  await page.goto('general/fees', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toHaveText('Fees');
  const notice = page.getByRole('alert').filter({ hasText: 'does not work yet' });
  await page.clock.runFor(15_000);
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(notice.getByRole('button', { name: 'Retry' })).toBeVisible();
  release();
  await hydrated(page);
  await page.clock.runFor(2_000);
  await expect(notice).toHaveCount(0);
});

test('a page looks as it should although no stylesheet can be loaded', async ({ page }) => {
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('general/api/transfer');
  await hydrated(page);
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  await expect(page.locator('pre').first()).toHaveCSS('overflow-y', 'auto');
});

test('a page chunk that stays away offers Retry with the error', async ({ page }) => {
  const chunk = await chunkOf(page, 'general', 'Fees');
  await page.route(chunk, (route) => route.abort());
  await page.goto('general/fees', { waitUntil: 'commit' });
  const notice = page.getByRole('alert').filter({ hasText: 'failed to load' });
  await expect(notice).toContainText(chunk.split('/').pop() ?? '');
  await page.unroute(chunk);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Fees');
});

test('with storage blocked it never reloads', async ({ page }) => {
  await blockStorage(page);
  await page.route('**/assets/js/main.*.js', (route) => route.abort());
  const loads = countLoads(page);
  await page.goto('general');
  await expect(page.getByRole('alert').filter({ hasText: 'failed to load' })).toBeVisible();
  expect(loads.count).toBe(1);
});

test.describe('a page that renders before its chunks are there', () => {
  /** Without the boot script, the router preloads a different address than it renders. */
  test.beforeEach(async ({ page }) => {
    await page.route('**/general/fees.html', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(/<script>.*?<\/script>/s, '') });
    });
  });

  test('shows a loading indicator', async ({ page }) => {
    const chunk = await chunkOf(page, 'general', 'Fees');
    const release = await holdBack(page, chunk);
    await page.goto('general/fees.html');
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    release();
    await expect(page.locator('h1')).toHaveText('Fees');
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  });

  test('shows the error and a Retry button when a chunk fails', async ({ page }) => {
    const chunk = await chunkOf(page, 'general', 'Fees');
    await page.route(chunk, (route) => route.abort());
    await page.goto('general/fees.html');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(/ChunkLoadError|Loading chunk/);
    await page.unroute(chunk);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('h1')).toHaveText('Fees');
  });
});
