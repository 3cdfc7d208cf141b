import { movedSections } from '../../../src/site/config/redirects';
import { daily } from '../../support/daily';
import { siteRoutes } from '../../support/routes';
import { expect, hydrated, test } from '../../support/test';

for (const { from, to } of movedSections) {
  const pages = siteRoutes().filter((route) => `${route}/`.startsWith(`${to}/`));
  const oldOf = (page: string): string => from + page.slice(to.length);
  const [first = ''] = pages;
  const last = pages.at(-1) ?? '';

  // Covers each form of the old addresses.
  const forms = ['', '/', '.html', '/index.html'];
  const moves = [first, last].flatMap((page) => forms.map((form) => ({ page, form })));
  for (const { page, form } of daily(moves, 3)) {
    const old = oldOf(page) + form;
    test(`/${old} leads to /${page} with query and hash`, async ({ page: tab, site }) => {
      const response = await tab.goto(`${old}?from=mail&x=%26#main`);
      expect(response?.ok()).toBe(true);
      await expect(tab).toHaveURL(`${site.url}${page}?from=mail&x=%26#main`);
      await hydrated(tab);
      await expect(tab.locator('h1')).not.toHaveText(/not found/i);
    });
  }

  test(`an unknown path below /${from} leads to the same place under /${to}`, async ({
    page,
    site,
  }) => {
    await page.goto(`${from}/no/such-page/?a=1#b`);
    await expect(page).toHaveURL(`${site.url}${to}/no/such-page?a=1#b`);
    await expect(page.locator('h1')).toHaveText(/^Page not found$/i);
  });

  test(`a path that only starts like /${from} is not redirected`, async ({ page, site }) => {
    await page.goto(`${from}s/x`);
    await hydrated(page);
    await expect(page).toHaveURL(`${site.url}${from}s/x`);
  });

  test(`with JavaScript /${from} has no refresh that could overtake the script`, async ({
    request,
  }) => {
    const html = await (await request.get(oldOf(last))).text();
    const withScript = html.replace(/<noscript>.*?<\/noscript>/gs, '');
    expect(html).toContain('http-equiv="refresh"');
    expect(withScript).not.toContain('http-equiv="refresh"');
  });

  test(`every page below /${to} redirects from /${from}`, async ({ basePath, request }) => {
    for (const page of pages) {
      const response = await request.get(oldOf(page));
      expect(response.status(), oldOf(page)).toBe(200);
      expect(await response.text(), oldOf(page)).toContain(`<a href="${basePath}${page}">`);
    }
    expect(pages.length).toBeGreaterThan(3);
  });

  test.describe(`without JavaScript, below /${from}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the refresh leads to the new place', async ({ page, site }) => {
      await page.goto(oldOf(last));
      await expect(page).toHaveURL(`${site.url}${last}`);
    });
  });
}
