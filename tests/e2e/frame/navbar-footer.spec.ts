import { daily } from '../../support/daily';
import { expect, open, test } from '../../support/test';

test('the navbar has a title, a logo and no items', async ({ page }) => {
  await open(page, './');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar.locator('.navbar__title')).toHaveText(/ Partner Docs$/);
  const logo = navbar.locator('.navbar__logo img:visible');
  await expect(logo).toHaveCount(1);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(navbar.locator('.navbar__item, .navbar__link')).toHaveCount(0);
  await expect(navbar.getByRole('link')).toHaveCount(1);
});

test('the navbar title leads to the landing page', async ({ page, site }) => {
  await open(page, 'general/fees');
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL(site.url);
});

for (const path of daily(['general/fees', './', 'no-such-page'], 3)) {
  test(`the footer of ${path} is dark and has no links`, async ({ page }) => {
    await open(page, path);
    const footer = page.locator('footer.footer--dark');
    await expect(footer).toBeVisible();
    await expect(footer.locator('a')).toHaveCount(0);
    await expect(footer).not.toBeEmpty();
    const luminance = await footer.evaluate((element) => {
      const channels = getComputedStyle(element).backgroundColor.match(/\d+/g) ?? [];
      return Math.max(...channels.slice(0, 3).map(Number));
    });
    expect(luminance).toBeLessThan(80);
  });
}
