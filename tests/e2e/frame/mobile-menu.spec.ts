import { type Page } from '@playwright/test';
import { daily } from '../../support/daily';
import { expect, open, test, withoutHydration } from '../../support/test';
import { LAST_SET } from '../../support/routes';

/** The lightest page of a docs set. */
const SMALL_PAGE = 'general/postman-collection';

const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const menu = (page: Page) => page.locator('.navbar-sidebar');
const isOpen = /navbar-sidebar--show/;
const navbar = (page: Page) => page.locator('nav.navbar');

test('below 996 px the menu slides out, and closes again, also when the window gets wider', async ({
  page,
}) => {
  await page.setViewportSize({ width: 995, height: 800 });
  await open(page, SMALL_PAGE);
  await expect(navbar(page)).not.toHaveClass(isOpen);
  await toggle(page).click();
  await expect(navbar(page)).toHaveClass(isOpen);
  await expect(menu(page)).toBeInViewport();
  await expect(menu(page).getByRole('link', { name: 'Card', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close navigation bar' }).click();
  await expect(navbar(page)).not.toHaveClass(isOpen);
  await expect(menu(page)).not.toBeInViewport();

  await toggle(page).click();
  await expect(navbar(page)).toHaveClass(isOpen);
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(navbar(page)).not.toHaveClass(isOpen);
  await expect(toggle(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  await page.setViewportSize({ width: 995, height: 800 });
  await expect(toggle(page)).toBeVisible();
  await expect(navbar(page)).not.toHaveClass(isOpen);
});

test('a link in the menu opens its page and closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, SMALL_PAGE);
  await toggle(page).click();
  await menu(page).getByRole('link', { name: 'Fees', exact: true }).click();
  await expect(page).toHaveURL(/\/general\/fees$/);
  await expect(navbar(page)).not.toHaveClass(isOpen);
});

for (const path of daily(['./', 'markdown-page', 'no-such-page'], 3)) {
  test(`on a phone ${path} has a menu with both sets and the color mode`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, path);
    await toggle(page).click();
    await expect(menu(page).locator('.menu a')).toHaveCount(2);
    await menu(page)
      .getByRole('button', { name: /dark and light mode/ })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await menu(page).locator('.menu a').last().click();
    await expect(page).toHaveURL(new RegExp(`/${LAST_SET}$`));
    await expect(navbar(page)).not.toHaveClass(isOpen);
  });
}

test('with JavaScript, only the button opens the menu, also before it works', async ({ page }) => {
  await withoutHydration(page);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(LAST_SET);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('aside nav.menu')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 700 } });

  test('the menu is above the page', async ({ page }) => {
    await page.goto(LAST_SET);
    const standing = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(standing).toBeInViewport();
    const sets = standing.getByRole('list', { name: 'Products' }).getByRole('link');
    expect(await sets.count()).toBeGreaterThan(1);
    await standing.getByRole('link', { name: 'Fees', exact: true }).click();
    await expect(page.locator('h1')).toHaveText('Fees');
    await expect(page.locator('h1')).toBeInViewport();
    const [content, width] = await page.evaluate(() => [document.body.scrollWidth, innerWidth]);
    expect(content).toBe(width);
  });
});
