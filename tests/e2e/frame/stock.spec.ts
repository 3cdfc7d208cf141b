import path from 'node:path';
import { buildFixtureSite } from '../../support/fixture-site';
import { startPagesServer } from '../../support/pages-server';
import { BASE_URL, ROOT } from '../../support/paths';
import { expect, open, test, watchProblems } from '../../support/test';

const FOLDER = path.join(ROOT, '.cache/stock-site');

test('the site works when no patch fits Docusaurus', async ({ page }) => {
  test.setTimeout(300_000);
  await buildFixtureSite(FOLDER, { onlyStock: '1' });
  const server = await startPagesServer({ root: FOLDER, baseUrl: BASE_URL });
  const problems = watchProblems(page);

  await open(page, `${server.url}general`);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('First').click();
  await expect(page.locator('h1')).toHaveText('First');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Introduction');

  await page.getByRole('button', { name: 'Search' }).click();
  await page.locator('.DocSearch-Input').fill('level three');
  await expect(page.locator('.DocSearch-Hit').first()).toContainText('Level three');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/general#level-three$/);

  await server.close();
  // The logo of Algolia in the dialog brings a style sheet, which the policy of the page refuses.
  expect(problems.filter((problem) => !problem.includes('style-src-elem'))).toEqual([]);
});
