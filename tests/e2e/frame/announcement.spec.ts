import { type Page } from '@playwright/test';
import { startPagesServer } from '../../support/pages-server';
import { blockStorage, expect, hydrated, open, test, withoutHydration } from '../../support/test';
import { LAST_SET } from '../../support/routes';

const bar = (page: Page) => page.locator('.theme-announcement-bar');
const dismiss = (page: Page) => bar(page).getByRole('button', { name: 'Close' }).click();

test('the bar shows on a first visit; once dismissed it is hidden, before hydration too', async ({
  page,
}) => {
  await open(page, './');
  await expect(bar(page)).toBeVisible();
  await dismiss(page);
  await expect(bar(page)).toBeHidden();
  await withoutHydration(page);
  await page.goto(`${LAST_SET}/fees`);
  await expect(bar(page)).toBeAttached();
  await expect(bar(page)).toBeHidden();
});

test('a bar with a new id shows on the first load, and its dismissal is kept', async ({
  page,
  basePath,
  siteDir,
  frameSiteDir,
}) => {
  const server = await startPagesServer({ root: siteDir, baseUrl: basePath });
  try {
    await open(page, server.url);
    await dismiss(page);
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toBeHidden();

    server.deploy(frameSiteDir);
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

test('a dismissal that cannot be stored is made, with a notice', async ({ page }) => {
  await blockStorage(page);
  await open(page, './');
  const notice = page.getByText('Browser storage is unavailable');
  await expect(notice).toHaveCount(0);
  await dismiss(page);
  await expect(bar(page)).toBeHidden();
  await expect(notice).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar shows without its close button, which would do nothing', async ({ page }) => {
    await page.goto('general');
    await expect(bar(page)).toBeVisible();
    await expect(bar(page).locator('button')).toBeHidden();
  });
});
