import { type Page } from '@playwright/test';
import { expect, open, test } from '../../support/test';

const button = (page: Page) => page.getByRole('button', { name: /^Search/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('searchbox');

test('the search box stands in the navbar', async ({ page }) => {
  await open(page, './');
  await expect(page.locator('nav.navbar').getByRole('button', { name: /^Search/ })).toBeVisible();
  await expect(button(page)).toHaveAccessibleName('Search (Ctrl+K)');
});

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`${key} opens the search`, async ({ page }) => {
    await open(page, 'general');
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });
}

test('Escape closes the search and gives the focus back', async ({ page }) => {
  await open(page, 'general');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('a query finds pages of both sets; arrow keys and Enter open one', async ({ page, site }) => {
  await open(page, './');
  await button(page).click();
  await field(page).fill('exchange');
  const links = dialog(page).getByRole('listitem').getByRole('link');
  await expect(links.first()).toContainText('Exchange');
  const targets = await links.evaluateAll((nodes) =>
    nodes.map((node) => node.getAttribute('href')),
  );
  expect(targets).toContain('/partner-api-docs/general/api/exchange');
  expect(targets).toContain('/partner-api-docs/rebell-pay/api/exchange');
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new URL(targets[0] ?? '', site.url).href);
  await expect(dialog(page)).toHaveCount(0);
});

test('Enter in the field opens the first page found', async ({ page }) => {
  await open(page, './');
  await button(page).click();
  await field(page).fill('sepa transfer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/general\/api\/sepa-transfer$/);
  await expect(dialog(page)).toHaveCount(0);
});

test('a query without a page says so', async ({ page }) => {
  await open(page, './');
  await button(page).click();
  await field(page).fill('zzzz');
  await expect(dialog(page).getByRole('status')).toHaveText('0 pages');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no dead search button', async ({ page }) => {
    await page.goto('general');
    await expect(page.locator('.DocSearch-Button')).toBeHidden();
  });
});
