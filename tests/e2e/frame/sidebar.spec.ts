import { type Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../../support/test';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const category = (page: Page, name: string) =>
  sidebar(page).getByRole('link', { name, exact: true });
const caret = (page: Page, verb: 'Expand' | 'Collapse', name: string) =>
  sidebar(page).getByRole('button', { name: `${verb} sidebar category '${name}'` });

for (const [set, last] of [
  ['general', 'SEPA transfer'],
  ['rebell-pay', 'Rate'],
] as const) {
  test(`/${set} has one sidebar, with ${last}, that cannot be hidden`, async ({ page }) => {
    for (const path of [`${set}/fees`, `${set}/category/api`]) {
      await open(page, path);
      await expect(sidebar(page)).toHaveCount(1);
      await expect(sidebar(page).getByRole('link', { name: last, exact: true })).toBeVisible();
    }
    const hide = page.getByRole('button', { name: /(collapse|hide|expand) sidebar$/i });
    await expect(hide).toHaveCount(0);
    await expect(page.locator('[class*="collapseSidebarButton"]')).toHaveCount(0);
  });
}

test('the current page is in view in a long sidebar, and the page stays at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, 'general/postman-collection');
  const current = sidebar(page).locator('a[aria-current="page"]');
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('categories do not collapse by themselves', async ({ page }) => {
  await open(page, 'general/fees');
  await expect(category(page, 'Card')).toBeVisible();
  await category(page, 'Your API for us').click();
  await expect(page).toHaveURL(/category\/your-api-for-us$/);
  await expect(category(page, 'Card')).toBeVisible();
});

test('with auto-collapse on, opening one category closes the other', async ({
  page,
  frameSite,
}) => {
  await page.goto(`${frameSite.url}general`);
  await hydrated(page);
  await caret(page, 'Expand', 'First').click();
  await expect(category(page, 'First page')).toBeVisible();
  await caret(page, 'Expand', 'Second').click();
  await expect(category(page, 'First page')).toBeHidden();
});

test('the label of a category leads to its page from a child, expanded, and collapses it there', async ({
  page,
}) => {
  const expectCategoryPage = async (): Promise<void> => {
    await expect(page).toHaveURL(/\/general\/category\/api$/);
    await expect(page.locator('h1')).toHaveText('Rebell API');
    await expect(category(page, 'Card')).toBeVisible();
  };
  await open(page, 'general/api/playground');
  await category(page, 'API').click();
  await expectCategoryPage();
  await page.goBack();
  await expect(page).toHaveURL(/\/playground$/);
  await caret(page, 'Collapse', 'API').click();
  await expect(category(page, 'Card')).toBeHidden();
  await category(page, 'API').click();
  await expectCategoryPage();
  await category(page, 'API').click();
  await expect(category(page, 'Card')).toBeHidden();
  await category(page, 'API').click();
  await expect(category(page, 'Card')).toBeVisible();
});
