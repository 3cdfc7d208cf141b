import { daily } from '../../support/daily';
import { expect, hydrated, test, watchProblems } from '../../support/test';
import { TOPIC_PAGE } from '../../sample/cast';
import { LAST_SET } from '../../support/routes';

const PAGES = ['general', 'general/fees', `${LAST_SET}/category/api`, 'markdown-page'];
const FORMS = ['', '/', '.html', '/index.html'];

const ADDRESSES = PAGES.flatMap((path) => FORMS.map((form) => ({ path, form })));

// Every day each page and each form once.
for (const { path, form } of daily(ADDRESSES, PAGES.length + 1)) {
  test(`/${path}${form} answers 200 and ends on the clean address`, async ({ page, site }) => {
    const problems = watchProblems(page);
    const response = await page.goto(`${path}${form}?from=mail#main`);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page).toHaveURL(`${site.url}${path}?from=mail#main`);
    expect(problems).toEqual([]);
  });
}

test('the landing page has one address', async ({ page, site }) => {
  const problems = watchProblems(page);
  await page.goto('index.html?from=mail#main');
  await hydrated(page);
  await expect(page).toHaveURL(`${site.url}?from=mail#main`);
  expect(problems).toEqual([]);
});

test('without the boot script, hydration fails at an address that is not clean', async ({
  page,
}) => {
  await page.route('**/general/fees.html', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<script>.*?<\/script>/s, '') });
  });
  const problems = watchProblems(page);
  await page.goto('general/fees.html');
  await hydrated(page);
  await expect.poll(() => problems.join()).toContain('418');
});

test('the canonical address is the clean one in every form', async ({ request }) => {
  const canonicals = new Set<string>();
  for (const form of FORMS) {
    const html = await (await request.get(`${TOPIC_PAGE}${form}`)).text();
    canonicals.add(/rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? `none for ${form}`);
  }
  expect([...canonicals]).toEqual([
    expect.stringMatching(/\/partner-api-docs\/general\/api\/card$/),
  ]);
});
