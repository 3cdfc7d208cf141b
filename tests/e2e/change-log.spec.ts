import type { Page } from '@playwright/test';
import { expect, open, test, watchProblems } from '../support/test';
import { TOPIC_PAGE } from '../sample/cast';

const entries = (page: Page) => page.locator('main h3:visible');
const all = (page: Page) => page.locator('main h3');

test('pages of a set name its feed, and the page of changes leads to it', async ({ page }) => {
  const topic = await (await page.request.get(TOPIC_PAGE)).text();
  expect(topic).toMatch(
    /<link[^>]* type="application\/atom\+xml"[^>]* href="\/partner-api-docs\/general\/change-log\.xml"/,
  );
  await page.goto('general/change-log');
  const href = await page.getByRole('link', { name: 'Atom feed' }).getAttribute('href');
  const response = await page.request.get(href ?? '');
  expect(await response.text()).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
});

test('entries are filtered by keyboard, and the address keeps the choice', async ({ page }) => {
  const problems = watchProblems(page);
  await open(page, 'general/change-log');
  const count = await all(page).count();
  expect(count).toBeGreaterThan(1);
  await page.getByLabel('Type').focus();
  await page.keyboard.type('Added');
  await expect(page).toHaveURL(/\?type=Added$/);
  const left = await entries(page).count();
  expect(left).toBeLessThan(count);
  await expect(page.getByRole('status').filter({ hasText: 'entries' })).toHaveText(
    `${left} of ${count} entries`,
  );
  await page.reload();
  await expect(page.getByLabel('Type')).toHaveValue('Added');
  await expect(entries(page)).toHaveCount(left);
  await page.emulateMedia({ media: 'print' });
  await expect(entries(page)).toHaveCount(count);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(entries(page)).toHaveCount(count);
  expect(problems).toEqual([]);
});

test('a link to an entry leads to it with any filter set', async ({ page }) => {
  await open(page, 'general/change-log?type=Added#section-moved');
  await expect(page.locator('#section-moved')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every entry is shown, without a filter', async ({ page }) => {
    await page.goto('general/change-log?type=Added');
    await expect(entries(page)).toHaveCount(await all(page).count());
    await expect(page.getByLabel('Type')).toBeHidden();
  });
});
