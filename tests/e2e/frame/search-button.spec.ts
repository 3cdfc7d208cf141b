import { type Page } from '@playwright/test';
import { expect, open, test } from '../../support/test';

const button = (page: Page) => page.getByRole('button', { name: /^Search/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox');

test('the search box in the navbar opens the search by click and keys, Escape closes it', async ({
  page,
}) => {
  await open(page, './');
  await expect(page.locator('nav.navbar').getByRole('button', { name: /^Search/ })).toBeVisible();
  await expect(button(page)).toHaveAccessibleName('Search');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no dead search button', async ({ page }) => {
    await page.goto('general');
    await expect(page.locator('[aria-keyshortcuts*="Control+K"]')).toBeHidden();
  });
});
