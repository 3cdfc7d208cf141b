import { readFileSync } from 'node:fs';
import path from 'node:path';
import { axeFindings } from '../../support/axe';
import { BUILD_DIR } from '../../support/paths';
import { expect, open, test } from '../../support/test';
import { TOPIC_PAGE } from '../../sample/cast';

const copyOf = (page: string) => readFileSync(path.join(BUILD_DIR, `${page}.md`), 'utf8');

test('"Copy page" puts the Markdown of this page on the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'general/fees');
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: 'Copied as Markdown' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Copied as Markdown' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copyOf('general/fees'));
});

test('after a change of the page it copies the new one', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'general/fees');
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: 'Copied as Markdown' })).toBeVisible();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL(/change-log$/);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: 'Copied as Markdown' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(copyOf('general/change-log'));
});

test('a copy that cannot be loaded leads to a message with the next step', async ({ page }) => {
  await page.route('**/*.md', (route) => route.abort());
  await open(page, 'general/fees');
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: /^Copying failed: open/ })).toBeVisible();
});

test('"View as Markdown" leads to Markdown, from an index as well', async ({ page }) => {
  for (const route of [TOPIC_PAGE, 'general/category/api']) {
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

test('the tools fit a phone and a finger', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, 'general/change-log');
  const tools = page.getByRole('link', { name: 'View as Markdown' }).locator('..');
  for (const tool of await tools.locator('> *:visible').all()) {
    expect((await tool.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
  const { passed, violations } = await axeFindings(page, '[class*="tools_"]');
  expect(violations).toEqual([]);
  expect(passed).toBeGreaterThan(3);
});
