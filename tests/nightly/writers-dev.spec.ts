import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { expectKept, open, PATIENCE, test } from '../support/writer-server';

test.describe.configure({ mode: 'serial' });

test('the first page that a tab opens has all of its styles', async ({ page }) => {
  test.setTimeout(180_000);
  const rules = () =>
    page.evaluate(() => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).length);
  await open(page, '/general/api/loan', 'Lend books.');
  const first = await rules();
  await page.reload();
  await expect(page.getByText('Lend books.').first()).toBeVisible(PATIENCE);
  expect(await rules()).toBe(first);
});

test('a page that failed because of a partly written file appears once the file is complete', async ({
  page,
  request,
  site,
}) => {
  test.setTimeout(180_000);
  const undo = site.edit(
    '../.docusaurus/start/routes.js',
    'export default',
    'half;\nexport default',
  );
  const script = async () => (await request.get('/main.js', PATIENCE)).text();
  await expect.poll(script, PATIENCE).toContain('half;');
  const failure = page.waitForEvent('pageerror', PATIENCE);
  await page.goto('/general/fees', PATIENCE);
  expect((await failure).message).toBe('half is not defined');
  undo();
  await expect(page.getByText('Late return').first()).toBeVisible(PATIENCE);
});

test('a changed entry of the log appears in the log and at its operation', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(240_000);
  const mark = page.getByText('Changed on 2026-03-1');
  await open(page, '/general/api/loan', 'Changed on 2026-03-10');
  await expect(mark).toHaveCount(1);
  const log = await context.newPage();
  await open(log, '/general/change-log', '2026-03-10');
  site.edit('general/change-log.yaml', "date: '2026-03-10'", "date: '2026-03-11'");
  await expect(log.getByText('2026-03-11').first()).toBeVisible(PATIENCE);
  await expect(mark).toHaveText('Changed on 2026-03-11', PATIENCE);
  await expectKept(page);
  await expectKept(log);
  site.edit('general/change-log.yaml', "date: '2026-03-11'", "date: '2026-03-10'");
  await expect(mark).toHaveText('Changed on 2026-03-10', PATIENCE);
});

test('a sidebar that is deleted and restored is used again', async ({ page, site }) => {
  test.setTimeout(180_000);
  const file = join(site.dir, 'sidebars.general.ts');
  await open(page, '/general/api/loan', 'Lend books.');
  const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(menu).toContainText('Fees', PATIENCE);
  renameSync(file, `${file}.old`);
  await expect(menu).toHaveCount(0, PATIENCE);
  renameSync(`${file}.old`, file);
  await expect(menu).toContainText('Fees', PATIENCE);
  const undo = site.edit(
    '../sidebars.general.ts',
    "'fees'",
    "{ type: 'doc', id: 'fees', label: 'Prices' }",
  );
  await expect(menu).toContainText('Prices', PATIENCE);
  undo();
  await expect(menu).toContainText('Fees', PATIENCE);
});

test('the search is updated after an edit of a page', async ({ page, site }) => {
  test.setTimeout(180_000);
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox');
  await open(page, '/general/fees', 'Late return');
  await page.getByRole('button', { name: /^Search/ }).click();
  await field.fill('zebra', PATIENCE);
  await expect(dialog.getByRole('status')).toHaveText('No results', PATIENCE);
  await page.keyboard.press('Escape');
  site.edit('general/api/loan.mdx', 'Lend books.', 'Lend books.\n\n## Zebra crossing\n');
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: /^Search/ }).click();
    await field.fill('zebra');
    const first = dialog.getByRole('option').first();
    await expect(first).toContainText('Zebra crossing', { timeout: 2_000 });
  }).toPass(PATIENCE);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/general\/api\/loan#zebra-crossing$/);
  await expect(page.getByRole('heading', { name: 'Zebra crossing' })).toBeVisible(PATIENCE);
  site.edit('general/api/loan.mdx', '\n\n## Zebra crossing\n', '');
});
