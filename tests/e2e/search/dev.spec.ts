import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { DevServer } from '../../support/dev-server';
import { BASE_URL, ROOT } from '../../support/paths';
import { statusForHost } from '../../support/strangers';

// One server for the file: a second one would write its generated files into the same folder.
test.describe.configure({ mode: 'default' });

const HOME = join(ROOT, '.cache/sites');

let docs: string;
let server: DevServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  mkdirSync(HOME, { recursive: true });
  docs = mkdtempSync(join(HOME, 'search-'));
  cpSync(join(ROOT, 'tests/fixtures/frame-site/docs'), docs, { recursive: true });
  server = await DevServer.start(ROOT, {
    args: ['--config', 'tests/fixtures/search-site/config.ts'],
    environment: {
      SEARCH_SITE_DOCS: relative(ROOT, docs),
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/search-site-generated',
    },
  });
  await expect.poll(() => server.isReady, { timeout: 170_000 }).toBe(true);
});

test.afterAll(async () => {
  await server.stop();
  rmSync(docs, { recursive: true, force: true });
});

test('the search of the dev server follows an edit of a page', async ({ page }) => {
  test.setTimeout(120_000);
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox');
  await page.goto(`${server.origin}${BASE_URL}general`, { timeout: 60_000 });
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  await page.keyboard.press('Control+k');
  await field.fill('zebra');
  await expect(dialog.getByRole('status')).toHaveText('No results');
  await page.keyboard.press('Escape');

  appendFileSync(join(docs, 'second/page.mdx'), '\n\n## Zebra crossing\n\nLook both ways.\n');
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await field.fill('zebra', { timeout: 5_000 });
    await expect(dialog.getByRole('treeitem').first()).toContainText('Zebra crossing', {
      timeout: 2_000,
    });
  }).toPass({ timeout: 60_000 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/general\/second\/page#zebra-crossing$/);
  await expect(page.getByRole('heading', { name: 'Zebra crossing' })).toBeVisible();
});

test('what the dev server makes beside the pages is not for other hosts', async ({ request }) => {
  for (const path of ['llms.txt', 'general/openapi.yaml']) {
    const address = server.origin + BASE_URL + path;
    const response = await request.get(address);
    expect(response.status(), path).toBe(200);
    expect(response.headers()).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
    expect(await statusForHost(address, 'docs.other.example'), path).toBe(403);
  }
});
