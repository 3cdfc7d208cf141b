import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect as expectIn } from '@playwright/test';
import { afterAll, expect, it } from 'vitest';
import { ensureBrowser } from '../../scripts/programs';
import { themeConfig } from '../../src/site/config/theme';
import { patchesFor } from '../../src/site/plugins/lean/patches';
import { BROWSER_FLAGS } from '../support/browser-flags';
import { buildFixtureSite } from '../support/fixture-site';
import { startPagesServer } from '../support/pages-server';
import { BASE_URL, ROOT } from '../support/paths';
import { field, results } from '../support/search';
import { open, watchProblems } from '../support/test';

const folderFor = (name: string): string => join(ROOT, '.cache', `without-${name}`);
const ALL = 'all';
const NAMES = patchesFor(themeConfig).map(({ name }) => name);

afterAll(() => {
  for (const name of [...NAMES, ALL]) {
    for (const folder of [folderFor(name), `${folderFor(name)}-generated`]) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
});

it.each(NAMES)('the site builds without the patch %s', { timeout: 600_000 }, async (name) => {
  const output = await buildFixtureSite(folderFor(name), { onlyStock: name });
  expect(output).not.toContain(`"${name}" is left out`);
  const page = readFileSync(join(folderFor(name), 'general.html'), 'utf8');
  expect(page).toMatch(/<h1>.+<\/h1>/);
  expect(page).toContain('Content-Security-Policy');
});

it('the site works when no patch fits Docusaurus', { timeout: 600_000 }, async () => {
  await buildFixtureSite(folderFor(ALL), { onlyStock: '1' });
  const server = await startPagesServer({ root: folderFor(ALL), baseUrl: BASE_URL });
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_FLAGS],
  });
  const page = await browser.newPage();
  const problems = watchProblems(page);

  await open(page, `${server.url}general`);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('First').click();
  await expectIn(page.locator('h1')).toHaveText('First');
  await page.goBack();
  await expectIn(page.locator('h1')).toHaveText('Introduction');

  await page.getByRole('button', { name: 'Search' }).click();
  await field(page).fill('level three');
  await expectIn(results(page).first()).toContainText('Level three');
  await page.keyboard.press('Enter');
  await expectIn(page).toHaveURL(/general#level-three$/);

  await browser.close();
  await server.close();
  expect(problems).toEqual([]);
});

it('there are patches to leave out', () => {
  expect(NAMES.length).toBeGreaterThan(10);
});
