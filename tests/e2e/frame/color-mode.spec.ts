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

test('the default is light, whatever the system prefers, and the switch toggles two modes', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, './');
  expect(await theme(page)).toBe('light');
  const modes = [];
  for (let click = 0; click < 3; click += 1) {
    await toggle(page).click();
    modes.push(await theme(page));
  }
  expect(modes).toEqual(['dark', 'light', 'dark']);
});

test('the choice is kept in browser storage, and set before the first paint of a page', async ({
  page,
}) => {
  await open(page, './');
  await toggle(page).click();
  const key = `theme${await storageNamespace(page)}`;
  expect(key).toMatch(/^theme-\w+$/);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('dark');
  await withoutHydration(page);
  await page.goto(`${LAST_SET}/fees`);
  expect(await theme(page)).toBe('dark');
});

test('the query chooses a mode', async ({ page, site }) => {
  await open(page, 'markdown-page?docusaurus-theme=dark');
  expect(await theme(page)).toBe('dark');
  await expect(page).toHaveURL(`${site.url}markdown-page?docusaurus-theme=dark`);
});

test('a query that names no mode sets nothing and leaves the address', async ({ page, site }) => {
  await open(page, 'markdown-page?a=1&docusaurus-theme=evil');
  expect(await theme(page)).toBe('light');
  await expect(page).toHaveURL(`${site.url}markdown-page?a=1`);
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
