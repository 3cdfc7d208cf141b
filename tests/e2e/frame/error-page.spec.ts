import { type Page } from '@playwright/test';
import { expect, hydrated, test } from '../../support/test';

const repair = (page: Page) => page.evaluate(() => localStorage.setItem('fixture.repaired', '1'));

for (const { name, path, title, message } of [
  { name: 'page', path: 'crash', title: /^Crash \|/, message: 'The fixture broke.' },
  { name: 'root', path: 'root-crash', title: /^Root crash \|/, message: 'The root fixture broke.' },
]) {
  test.describe(`a crash of the ${name}`, () => {
    test.beforeEach(async ({ page, frameSite }) => {
      await page.goto(frameSite.url + path);
      await hydrated(page);
      await expect(page).toHaveTitle(title);
      await page.getByRole('button', { name: 'Break' }).click();
    });

    test('shows "This page crashed.", and "Try again" recovers', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
      await expect(page).toHaveTitle('Page Error');
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      await repair(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Break' })).toBeVisible();
      await expect(page).toHaveTitle(title);
    });
  });
}

test('a crash of the page leaves navbar and footer', async ({ page, frameSite }) => {
  await page.goto(`${frameSite.url}crash`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Break' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.locator('.navbar__brand').click();
  await expect(page.getByRole('heading', { name: 'Fixture' })).toBeVisible();
});

test('a page that still crashes after "Try again" says so again', async ({ page, frameSite }) => {
  await page.goto(`${frameSite.url}crash`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Break' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  await expect(page).toHaveTitle('Page Error');
});

test('a link used outside the router raises an error', async ({ page, frameSite }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${frameSite.url}outside-router`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Render' }).click();
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  expect(errors[0]).toContain('Invariant failed');
});
