import { movedSection } from '../../../src/site/config/redirects';
import { siteRoutes } from '../../support/routes';
import { expect, hydrated, test } from '../../support/test';
import { TOPIC_PAGE } from '../../sample/cast';

/** Pages of the section that moved, under each form of their old addresses. */
const CASES = [movedSection.to, TOPIC_PAGE].flatMap((page) =>
  ['', '/', '.html', '/index.html'].map(
    (form) => [page.replace(movedSection.to, movedSection.from) + form, page] as const,
  ),
);

for (const [from, to] of CASES) {
  test(`/${from} leads to /${to} with query and hash`, async ({ page, site }) => {
    const response = await page.goto(`${from}?from=mail&x=%26#main`);
    expect(response?.ok()).toBe(true);
    await expect(page).toHaveURL(`${site.url}${to}?from=mail&x=%26#main`);
    await hydrated(page);
    await expect(page.locator('h1')).not.toHaveText(/not found/i);
  });
}

test('an unknown path below /peer-wallet leads to the same place under /general', async ({
  page,
  site,
}) => {
  await page.goto('peer-wallet/no/such-page/?a=1#b');
  await expect(page).toHaveURL(`${site.url}general/no/such-page?a=1#b`);
  await expect(page.locator('h1')).toHaveText(/^Page not found$/i);
});

test('a path that only begins like the old one stays', async ({ page, site }) => {
  await page.goto('peer-wallets/x');
  await hydrated(page);
  await expect(page).toHaveURL(`${site.url}peer-wallets/x`);
});

test('with JavaScript there is no refresh that could overtake the script', async ({
  page,
  request,
  site,
}) => {
  const html = await (await request.get('peer-wallet/fees')).text();
  const withScript = html.replace(/<noscript>.*?<\/noscript>/gs, '');
  expect(html).toContain('http-equiv="refresh"');
  expect(withScript).not.toContain('http-equiv="refresh"');
  await page.goto('peer-wallet/fees?a=1');
  await expect(page).toHaveURL(`${site.url}general/fees?a=1`);
});

test('every general page redirects from its old address', async ({ request }) => {
  const pages = siteRoutes().filter((route) => `${route}/`.startsWith('general/'));
  for (const route of pages) {
    const old = route.replace('general', 'peer-wallet');
    const response = await request.get(old);
    expect(response.status(), old).toBe(200);
    expect(await response.text(), old).toContain(`<a href="/partner-api-docs/${route}">`);
  }
  expect(pages).toHaveLength(17);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the refresh leads to the new place', async ({ page, site }) => {
    await page.goto('peer-wallet/fees');
    await expect(page).toHaveURL(`${site.url}general/fees`);
  });
});
