import { expect, type Page } from '@playwright/test';

/** The search button, the dialog and its parts. */
export const searchButton = (page: Page) =>
  page.getByRole('button', { name: 'Search', exact: true });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const field = (page: Page) => dialog(page).getByRole('combobox');
export const status = (page: Page) => dialog(page).getByRole('status');
export const results = (page: Page) => dialog(page).getByRole('option');
export const firstLink = (page: Page) => results(page).first();

/**
 * The browser has to build the whole index, which takes a while if other tests run at the same
 * time.
 */
const READY = { timeout: 10_000 };

/** Opens the search and waits for the first result of a query. */
export const ask = async (page: Page, query: string): Promise<void> => {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
  await expect(results(page).first()).toBeVisible(READY);
};
