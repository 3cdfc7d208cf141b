import { expect, hydrated, open, test } from '../../support/test';

test('docs pages have breadcrumbs that lead up', async ({ page }) => {
  await open(page, 'general/api/playground');
  const setTitle = await page.locator('nav a[aria-current="true"]').innerText();
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['', setTitle, 'API', 'Playground']);
  await breadcrumbs.getByRole('link', { name: 'API' }).click();
  await expect(page).toHaveURL(/\/general\/category\/api$/);
});

test('pages outside the docs have none', async ({ page }) => {
  await open(page, 'markdown-page');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveCount(0);
});

test('the table of contents shows heading levels 2 and 3 alone', async ({ page, frameSite }) => {
  await page.goto(`${frameSite.url}general`);
  await hydrated(page);
  await expect(page.locator('.theme-doc-markdown :is(h2, h3, h4, h5)')).toHaveCount(4);
  await expect(page.locator('.table-of-contents a:visible')).toHaveText([
    'Level two',
    'Level three',
  ]);
});

test('on a phone the table of contents opens on demand', async ({ page, frameSite }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${frameSite.url}general`);
  await hydrated(page);
  const links = page.locator('.theme-doc-toc-mobile .table-of-contents a');
  await expect(links).toHaveCount(0);
  await page.getByRole('button', { name: 'On this page' }).click();
  await expect(links).toHaveText(['Level two', 'Level three']);
});
