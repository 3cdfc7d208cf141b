import { siteRoutes } from '../support/routes';
import { expect, open, saveData, test, watchProblems } from '../support/test';

test('without IndexedDB and caches nothing is missing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const problems = watchProblems(page);
  await open(page, 'general/api/playground');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('card');
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('drafts that no playground wrote are left alone, and the examples are there', async ({
  page,
}) => {
  const problems = watchProblems(page);
  await open(page, 'general');
  for (const stored of [
    'no JSON',
    '{"operation":"getCard","drafts":{"getCard":{"values":{"path.cardId":1},"body":[]}}}',
    '{"operation":"gone","drafts":[]}',
    'null',
  ]) {
    await page.evaluate(
      (text) => localStorage.setItem('partner-docs.playground.general', text),
      stored,
    );
    await open(page, 'general/api/playground');
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('offline, what was opened before can be read again, and anything else says why', async ({
  page,
  context,
}) => {
  await saveData(page);
  await open(page, 'general/fees');
  const menu = page.locator('nav.menu');
  await menu.getByRole('link', { name: 'Change log', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Change log');
  await context.setOffline(true);
  await menu.getByRole('link', { name: 'Fees', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Fees');
  await menu.getByRole('link', { name: 'Postman collection', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('offline');
  await expect(page.locator('h1')).toHaveText('Fees');
  await context.setOffline(false);
  await menu.getByRole('link', { name: 'Postman collection', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Postman collection');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read, and every link of its menu leads somewhere', async ({ page }) => {
    test.setTimeout(120_000);
    const routes = siteRoutes();
    const links = new Set<string>();
    let characters = 0;
    for (const route of routes) {
      const response = await page.goto(`./${route}`);
      expect(response?.status(), route).toBe(200);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, route).toBeVisible();
      const text = await page.locator('main').innerText();
      expect(text.length, route).toBeGreaterThan(300);
      expect(text, route).not.toMatch(/Loading…|is loading/);
      characters += text.length;
      const found = await page
        .locator('main a[href^="/"], nav a[href^="/"]')
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''));
      for (const href of found) links.add(href.replace(/[?#].*/, ''));
    }
    for (const href of links) {
      const response = await page.request.get(href);
      expect(response.status(), href).toBe(200);
    }
    console.log(
      `without JavaScript: ${routes.length} pages, ${characters} characters, ${links.size} links`,
    );
    expect(links.size).toBeGreaterThan(30);
  });
});
