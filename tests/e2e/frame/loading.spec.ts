import { holdBack } from '../../support/gate';
import { chunkOfFees, countLoads } from '../../support/loads';
import { blockStorage, expect, failOnce, hydrated, open, test } from '../../support/test';

test('page content is fetched when the page is opened, not before', async ({ page }) => {
  const chunk = await chunkOfFees(page);
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
  const chunk = await chunkOfFees(page);
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

test('a page looks as it should although no stylesheet can be loaded', async ({ page }) => {
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('general');
  await hydrated(page);
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  await expect(page.locator('pre').first()).toHaveCSS('overflow-y', 'auto');
});

test('a page chunk that stays away offers Retry with the error', async ({ page }) => {
  const chunk = await chunkOfFees(page);
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
    const chunk = await chunkOfFees(page);
    const release = await holdBack(page, chunk);
    await page.goto('general/fees.html');
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    release();
    await expect(page.locator('h1')).toHaveText('Fees');
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  });

  test('shows the error and a Retry button when a chunk fails', async ({ page }) => {
    const chunk = await chunkOfFees(page);
    await page.route(chunk, (route) => route.abort());
    await page.goto('general/fees.html');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(/ChunkLoadError|Loading chunk/);
    await page.unroute(chunk);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('h1')).toHaveText('Fees');
  });
});
