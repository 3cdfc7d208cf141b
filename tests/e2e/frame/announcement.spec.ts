import { type Page } from '@playwright/test';
import { startPagesServer } from '../../support/pages-server';
import { BUILD_DIR, FRAME_SITE_DIR } from '../../support/paths';
import { expect, hydrated, open, test } from '../../support/test';

const bar = (page: Page) => page.locator('.theme-announcement-bar');
const dismiss = (page: Page) => bar(page).getByRole('button', { name: 'Close' }).click();

test('the bar shows on a first visit, without JavaScript too', async ({ page, request }) => {
  await open(page, 'general');
  await expect(bar(page)).toBeVisible();
  expect(await (await request.get('general')).text()).toContain('theme-announcement-bar');
});

test('a dismissal is kept across pages and visits', async ({ page }) => {
  await open(page, 'general');
  await dismiss(page);
  await expect(bar(page)).toBeHidden();
  for (const path of ['rebell-pay/fees', './']) {
    await open(page, path);
    await expect(bar(page)).toBeHidden();
  }
});

test('a dismissed bar is hidden before hydration', async ({ page }) => {
  await open(page, 'general');
  await dismiss(page);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('rebell-pay', { waitUntil: 'domcontentloaded' });
  await expect(bar(page)).toBeAttached();
  await expect(bar(page)).toBeHidden();
});

test('a bar with a new id shows on the first load, and its dismissal is kept', async ({
  page,
  basePath,
}) => {
  const server = await startPagesServer({ root: BUILD_DIR, baseUrl: basePath });
  try {
    await open(page, server.url);
    await dismiss(page);
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toBeHidden();

    server.deploy(FRAME_SITE_DIR);
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toContainText('Next announcement.');

    await dismiss(page);
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toBeHidden();
  } finally {
    await server.close();
  }
});
