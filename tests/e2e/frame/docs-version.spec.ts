import { expect, hydrated, open, storageNamespace, test } from '../../support/test';
import { setIds } from '../../../src/site/config/sets';

test('the preferred docs version is kept in local storage', async ({ page, frameSite }) => {
  const key = `docs-preferred-version-general${await storageNamespace(page)}`;
  await page.goto(`${frameSite.url}preferred-version`);
  await hydrated(page);
  const shown = page.locator('output');
  await expect(shown).toHaveText('none');
  await page.getByRole('button', { name: 'Prefer' }).click();
  await expect(shown).toHaveText('current');
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('current');
  await page.reload();
  await expect(shown).toHaveText('current');
});

test('a stored version that no longer exists is forgotten', async ({ page }) => {
  await open(page, 'markdown-page');
  const namespace = await storageNamespace(page);
  const keys = setIds.slice(0, 2).map((id) => `docs-preferred-version-${id}${namespace}`);
  const read = () =>
    page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys);
  await page.evaluate(([first = '', second = '']) => {
    localStorage.setItem(first, 'current');
    localStorage.setItem(second, 'ghost');
  }, keys);
  await page.reload();
  await hydrated(page);
  await expect.poll(read).toEqual(['current', null]);
});
