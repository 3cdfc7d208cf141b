import { type Page } from '@playwright/test';
import {
  expect,
  hydrated,
  open,
  storageNamespace,
  test,
  withoutHydration,
} from '../../support/test';
import { LAST_SET } from '../../support/routes';

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const toggle = (page: Page) =>
  page.getByRole('button', { name: /switch between dark and light mode/i });

test('the default is light', async ({ page }) => {
  await open(page, 'general');
  expect(await theme(page)).toBe('light');
});

test('the system preference is not followed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, 'general');
  expect(await theme(page)).toBe('light');
});

test('the switch is enabled and toggles between two modes', async ({ page }) => {
  await open(page, 'general');
  const modes = [];
  for (let click = 0; click < 3; click += 1) {
    await toggle(page).click();
    modes.push(await theme(page));
  }
  expect(modes).toEqual(['dark', 'light', 'dark']);
});

test('the choice is kept in browser storage, across pages and visits', async ({ page }) => {
  await open(page, 'general');
  await toggle(page).click();
  const key = `theme${await storageNamespace(page)}`;
  expect(key).toMatch(/^theme-\w+$/);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('dark');
  await open(page, `${LAST_SET}/fees`);
  expect(await theme(page)).toBe('dark');
  await page.reload();
  expect(await theme(page)).toBe('dark');
});

test('the stored choice is set before the first paint', async ({ page }) => {
  await open(page, 'general');
  await toggle(page).click();
  await withoutHydration(page);
  await page.goto(LAST_SET);
  expect(await theme(page)).toBe('dark');
});

test('the query chooses a mode', async ({ page, site }) => {
  await open(page, 'general?docusaurus-theme=dark');
  expect(await theme(page)).toBe('dark');
  await expect(page).toHaveURL(`${site.url}general?docusaurus-theme=dark`);
});

for (const query of ['docusaurus-theme=evil', 'docusaurus-data-theme=evil', 'docusaurus-theme=']) {
  test(`?${query} sets nothing and leaves the address`, async ({ page, site }) => {
    await open(page, `general?a=1&${query}`);
    expect(await theme(page)).toBe('light');
    await expect(page).toHaveURL(`${site.url}general?a=1`);
  });
}

test('a corrupt stored mode is forgotten', async ({ page }) => {
  await open(page, 'general');
  const key = `theme${await storageNamespace(page)}`;
  await page.evaluate((name) => localStorage.setItem(name, 'evil'), key);
  await open(page, 'general');
  expect(await theme(page)).toBe('light');
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test('with the system preference respected, the cycle is light, dark, system', async ({
  page,
  frameSite,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(frameSite.url);
  await hydrated(page);
  const state = async () =>
    page.locator('html').evaluate((html) => `${html.dataset.themeChoice}: ${html.dataset.theme}`);
  const states = [await state()];
  for (let click = 0; click < 4; click += 1) {
    await toggle(page).click();
    states.push(await state());
  }
  expect(states).toEqual([
    'system: dark',
    'light: light',
    'dark: dark',
    'system: dark',
    'light: light',
  ]);
});

test('with the system preference respected, its change is followed at once', async ({
  page,
  frameSite,
}) => {
  await page.goto(frameSite.url);
  await hydrated(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
