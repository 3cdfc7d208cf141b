import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_DIR } from '../../support/paths';
import { expect, open, test } from '../../support/test';

const copyOf = (page: string) => readFileSync(path.join(BUILD_DIR, `${page}.md`), 'utf8');

test('"Copy page" puts the Markdown of the page on the clipboard, also after a change of the page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'general/fees');
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: 'Copied as Markdown' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Copied as Markdown' })).toHaveCount(1);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe(copyOf('general/fees'));
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL(/change-log$/);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: 'Copied as Markdown' })).toBeVisible();
  expect(await copied()).toBe(copyOf('general/change-log'));
});

test('"View as Markdown" leads to Markdown, from an index as well', async ({ page }) => {
  for (const route of ['general/fees', 'general/category/api']) {
    await page.goto(route);
    const href = await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href');
    const response = await page.request.get(href ?? '');
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toBe(copyOf(route));
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link stays and no dead button shows', async ({ page }) => {
    await page.goto('general/fees');
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeHidden();
  });
});
