import { type Locator, type Page } from '@playwright/test';
import { toAlgolia } from '../../../src/reference/search/algolia';
import type { SearchRecord } from '../../../src/reference/search/record';
import { replaceRecords } from '../../../scripts/search/algolia-api';
import { type AlgoliaStandIn, startAlgoliaStandIn } from '../../support/algolia-stand-in';
import { axeFindings } from '../../support/axe';
import { daily } from '../../support/daily';
import { LOOKS } from '../../support/looks';
import { startPagesServer } from '../../support/pages-server';
import { FRAME_SITE_DIR } from '../../support/paths';
import { markedWords } from '../../support/marks';
import { expect, hydrated, open, test as base } from '../../support/test';

interface Hosted {
  readonly standIn: AlgoliaStandIn;
}

const RECORDS: readonly SearchRecord[] = ['First', 'Second'].map((name) => ({
  kind: 'page',
  set: 'general',
  page: `/general/${name.toLowerCase()}/page`,
  anchor: '',
  title: `${name} page`,
  trail: [],
  names: [],
  text: 'A page of the fixture site.',
}));

/** Serves the fixture site in hosted mode, and lets the stand-in answer for Algolia's hosts. */
const test = base.extend<Hosted>({
  baseURL: async ({ basePath }, use) => {
    const server = await startPagesServer({ root: FRAME_SITE_DIR, baseUrl: basePath });
    await use(server.url);
    await server.close();
  },
  standIn: async ({ page, baseURL }, use) => {
    const standIn = await startAlgoliaStandIn();
    const address = { appId: 'STANDIN', writeKey: 'write', indexName: 'partner-docs' };
    const options = {
      siteUrl: (baseURL ?? '').replace(/\/$/, ''),
      setTitles: { general: 'Rebell', 'rebell-pay': 'Rebell Pay', site: 'Docs' },
    };
    const records = RECORDS.map((record) => toAlgolia(record, options));
    await replaceRecords(records, { ...address, origin: standIn.origin });
    await page.route(/^https:\/\/[^/]*algolia/, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({
        response: await route.fetch({ url: standIn.origin + pathname + search }),
      });
    });
    await use(standIn);
    await standIn.close();
  },
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const results = (page: Page) => dialog(page).getByRole('treeitem');
const ask = async (page: Page, query: string): Promise<void> => {
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('combobox').fill(query);
};

test('the search uses the hosted index, with the search-only key', async ({ page, standIn }) => {
  await open(page, 'general');
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', /STANDIN/i);
  await ask(page, 'second');
  await expect(results(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/general\/second\/page$/);
  const queries = standIn.requests.filter((line) => line.includes('/queries'));
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.join()).not.toContain('write');
});

for (const way of daily(['Enter', 'mouse'] as const, 2)) {
  test(`the words are marked at the target, which has the focus, by ${way}`, async ({
    page,
    standIn,
  }) => {
    expect(standIn.indexes.get('partner-docs')).toHaveLength(2);
    await open(page, 'general');
    await ask(page, 'sec pag');
    await expect(results(page)).toHaveCount(1);
    if (way === 'Enter') await page.keyboard.press('Enter');
    else await results(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/general\/second\/page$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Second page' })).toBeFocused();
    expect(await markedWords(page)).toEqual(['Second', 'page']);
  });
}

const APART = [
  ['Ctrl-click', (link: Locator) => link.click({ modifiers: ['ControlOrMeta'] })],
  ['middle click', (link: Locator) => link.click({ button: 'middle' })],
  ['Ctrl+Enter', (link: Locator) => link.page().keyboard.press('Control+Enter')],
] as const;

for (const [way, openApart] of daily(APART, 3)) {
  test(`the words are marked in another tab, by ${way}`, async ({ page, context, standIn }) => {
    expect(standIn.indexes.get('partner-docs')).toHaveLength(2);
    await open(page, 'general');
    await ask(page, 'sec pag');
    await expect(results(page)).toHaveCount(1);
    const opened = context.waitForEvent('page');
    await openApart(results(page).getByRole('link'));
    const other = await opened;
    await hydrated(other);
    await expect.poll(() => markedWords(other)).toEqual(['Second', 'page']);
    await expect(other).toHaveURL(/\/general\/second\/page$/);
    expect(await markedWords(page)).toEqual([]);
  });
}

test('stored searches that are broken or point to other sites are dropped', async ({
  page,
  standIn,
}) => {
  expect(standIn.indexes.get('partner-docs')).toHaveLength(2);
  await page.addInitScript(() => {
    const search = { objectID: '1', type: 'lvl1', url: 'https://evil.example/' };
    const stored = [search, { ...search, hierarchy: { lvl1: '<b>Card</b>' } }];
    for (const name of ['RECENT', 'FAVORITE']) {
      const key = `__DOCSEARCH_${name}_SEARCHES__partner-docs`;
      localStorage.setItem(key, JSON.stringify(stored));
    }
  });
  await open(page, 'general');
  await expect
    .poll(() => page.evaluate(() => Object.entries(localStorage).join()))
    .not.toContain('evil');
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await expect(dialog(page).locator('.DocSearch-Hit')).toHaveCount(0);
});

for (const { width, theme } of daily(LOOKS, 2)) {
  test(`axe finds nothing with the dialog open, which Escape closes, ${theme}, ${width} px`, async ({
    page,
    standIn,
  }) => {
    expect(standIn.indexes.size).toBe(1);
    await page.setViewportSize({ width, height: 800 });
    await open(page, `general?docusaurus-theme=${theme}`);
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    const closed = await axeFindings(page, '.navbar', ['label-content-name-mismatch']);
    expect(closed.violations).toEqual([]);
    await ask(page, 'page');
    await expect(results(page)).toHaveCount(2);
    const findings = await axeFindings(page);
    expect(findings.violations).toEqual([]);
    expect(findings.passed).toBeGreaterThan(15);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Search/ })).toBeFocused();
  });
}
