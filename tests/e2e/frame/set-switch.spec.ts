import type { Page } from '@playwright/test';
import { expect, open, test } from '../../support/test';
import { setIds } from '../../../src/site/config/sets';
import { siteRoutes } from '../../support/routes';

const [FIRST = '', SECOND = ''] = setIds;
const pagesOf = (set: string): readonly string[] =>
  siteRoutes().flatMap((route) => (route.startsWith(`${set}/api/`) ? route.slice(set.length) : []));
const SHARED = pagesOf(FIRST).find((page) => pagesOf(SECOND).includes(page)) ?? '';
const ALONE = pagesOf(FIRST).findLast((page) => !pagesOf(SECOND).includes(page)) ?? '';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const sets = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('link');

test('a page says which docs set it belongs to, and leads to the same page of the other', async ({
  page,
}) => {
  await open(page, FIRST + SHARED);
  const links = sidebar(page).getByRole('list', { name: 'Products' }).getByRole('link');
  await expect(links).toHaveCount(setIds.length);
  await expect(links.and(page.locator('[aria-current="true"]'))).toHaveCount(1);
  await links.nth(1).click();
  await expect(page).toHaveURL(new RegExp(`/${SECOND}${SHARED}$`));
  await links.nth(0).click();
  await expect(page).toHaveURL(new RegExp(`/${FIRST}${SHARED}$`));
});

test('where the other set has no such page, the switch leads to its start', async ({ page }) => {
  await open(page, FIRST + ALONE);
  await sets(page).nth(1).click();
  await expect(page).toHaveURL(new RegExp(`/${SECOND}$`));
});
