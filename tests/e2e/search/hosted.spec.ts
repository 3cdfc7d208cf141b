import { toAlgolia } from '../../../src/reference/search/algolia';
import type { SearchRecord } from '../../../src/reference/search/record';
import { replaceRecords } from '../../../scripts/search/algolia-api';
import { type AlgoliaStandIn, startAlgoliaStandIn } from '../../support/algolia-stand-in';
import { startPagesServer } from '../../support/pages-server';
import { FRAME_SITE_DIR } from '../../support/paths';
import { expect, open, test as base } from '../../support/test';

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

test("the search is the theme's own, over the hosted index, with the search-only key", async ({
  page,
  standIn,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, 'general');
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', /STANDIN/i);
  await expect(page.locator('.navbar .DocSearch-Button')).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.locator('.DocSearch-Modal');
  await dialog.locator('input').fill('second');
  await expect(dialog.locator('.DocSearch-Hit')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/general\/second\/page$/);
  const queries = standIn.requests.filter((line) => line.includes('/queries'));
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.join()).not.toContain('write');
  expect(scripts.filter((url) => /\/search-\w+\.\w+\.js/.test(url))).toEqual([]);
});
