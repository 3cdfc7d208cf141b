import { daily } from '../../support/daily';
import { siteRoutes } from '../../support/routes';
import { expect, hydrated, open, test, watchProblems } from '../../support/test';

const routes = siteRoutes();

test('every route answers with status 200 and one level-1 heading', async ({ request }) => {
  const below = (set: string) =>
    routes.filter((route) => route === set || route.startsWith(`${set}/`)).length;
  expect([routes.length, below('general'), below('rebell-pay')]).toEqual([35, 17, 16]);
  for (const route of routes) {
    const response = await request.get(`./${route}`);
    expect(response.status(), route).toBe(200);
    expect((await response.text()).match(/<h1[\s>]/g), route).toHaveLength(1);
  }
});

const MISSING = ['nothing-here', 'search', 'blog', 'general/api/nothing-here', 'general/tags'];

for (const path of daily(MISSING, 3)) {
  test(`/${path} is the not-found page with status 404`, async ({ page }) => {
    const problems = watchProblems(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    await expect(page).toHaveTitle(/^Page not found/i);
    await expect(page.locator('h1')).toHaveText(/^Page not found$/i);
  });
}

test('each set has its own pages', async ({ request }) => {
  const status = async (path: string) => (await request.get(path)).status();
  for (const topic of ['card', 'kyc', 'sepa-transfer']) {
    expect(await status(`general/api/${topic}`), topic).toBe(200);
    expect(await status(`rebell-pay/api/${topic}`), topic).toBe(404);
  }
  for (const topic of ['order', 'rate']) {
    expect(await status(`rebell-pay/api/${topic}`), topic).toBe(200);
    expect(await status(`general/api/${topic}`), topic).toBe(404);
  }
});

test('the base path without its slash leads to the landing page', async ({ page, site }) => {
  await page.goto(site.url.slice(0, -1));
  await hydrated(page);
  await expect(page).toHaveURL(site.url);
  await expect(page).toHaveTitle(/ Partner Docs$/);
});

test('a generated category index links every page of its category', async ({ page }) => {
  await open(page, 'general/category/api');
  const cards = page.locator('main article a, main section a');
  const links = await cards.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')));
  const pages = routes.filter((route) => route.startsWith('general/api/'));
  for (const route of pages) expect(links).toContain(`/partner-api-docs/${route}`);
  expect(pages).toHaveLength(10);
});
