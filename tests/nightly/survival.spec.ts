import type { Page } from '@playwright/test';
import { holdBack } from '../support/gate';
import { siteRoutes } from '../support/routes';
import { ask } from '../support/search';
import {
  expect,
  failOnce,
  hydrated,
  interceptFromStart,
  open,
  test,
  watchProblems,
} from '../support/test';

const draftOf = (page: Page) => page.getByLabel('cardId');

/** Makes all scripts fail until the page requests its document again, as after a deployment. */
async function failUntilReload(page: Page): Promise<void> {
  let hasReloaded = false;
  page.on('request', (request) => {
    hasReloaded ||= request.isNavigationRequest();
  });
  await page.route('**/assets/js/*.js', (route) =>
    hasReloaded ? route.fallback() : route.abort(),
  );
}

async function enterDraft(page: Page): Promise<void> {
  await open(page, 'general/api/playground#op=getCard');
  await draftOf(page).fill('crd_mine');
}

test('a draft of the playground survives the loss of its page, and the reload that follows', async ({
  page,
}) => {
  await interceptFromStart(page);
  await enterDraft(page);
  await failUntilReload(page);
  const loaded = page.waitForEvent('load');
  await page.locator('nav.menu').getByRole('link', { name: 'Fees', exact: true }).click();
  await loaded;
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Fees');
  await page.locator('nav.menu').getByRole('link', { name: 'Playground', exact: true }).click();
  await expect(draftOf(page)).toHaveValue('crd_mine');
});

test('a draft of the playground survives a click on another page', async ({ page }) => {
  await enterDraft(page);
  const menu = page.locator('nav.menu');
  await menu.getByRole('link', { name: 'Fees', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Fees');
  await menu.getByRole('link', { name: 'Playground', exact: true }).click();
  await expect(draftOf(page)).toHaveValue('crd_mine');
});

test('a draft of the playground survives HTML of an earlier deployment', async ({ page }) => {
  await enterDraft(page);
  await failOnce(page, '**/assets/js/main.*.js');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForEvent('load');
  await hydrated(page);
  await page.goto('about:blank');
  await open(page, 'general/api/playground');
  await expect(draftOf(page)).toHaveValue('crd_mine');
});

test('a full storage breaks no page: the choice applies, and the reader sees a notice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const problems = watchProblems(page);
  await open(page, 'general/api/playground#op=getCard');
  await page.getByRole('button', { name: /dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText('Browser storage is unavailable')).toBeVisible();
  await draftOf(page).fill('crd_mine');
  await expect(page.getByText('what you enter is lost when you leave the page')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Body of the answer' })).toBeVisible();
  // The theme logs to the console when it cannot store something.
  expect(
    problems.filter((problem) => !problem.startsWith('console: Docusaurus storage error')),
  ).toEqual([]);
  expect(problems.length).toBeGreaterThan(0);
});

test('without IndexedDB and caches, everything works', async ({ page }) => {
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
  await ask(page, 'card');
  expect(problems).toEqual([]);
});

/** The chunk with the contract of a set, as the server sends it. */
const CONTRACT = /JSON\.parse\('\{"mock":\{"set":"general".*'\)/s;

for (const [what, damage] of [
  ['is missing', undefined],
  ['is damaged', 'JSON.parse("{}")'],
] as const) {
  test(`a contract that ${what} leads to a message, the list of operations and a way out`, async ({
    page,
  }) => {
    let isBroken = true;
    let broken = 0;
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      if (!isBroken || !CONTRACT.test(script)) return route.fulfill({ response });
      broken += 1;
      return damage === undefined
        ? route.abort()
        : route.fulfill({ response, body: script.replace(CONTRACT, damage) });
    });
    await open(page, 'general/api/playground');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.locator('p[id^="op="] a').first()).toBeVisible();
    expect(broken).toBeGreaterThan(0);
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  });
}

test('drafts that the playground did not write are ignored, and the examples are shown', async ({
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

test('a page on a slow network shows its text, links and styles', async ({ page }) => {
  const release = await holdBack(page, '**/assets/js/**');
  await page.goto('./general/api/card', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card');
  const freeze = page.locator('#freeze-card');
  await freeze.scrollIntoViewIfNeeded();
  await expect(freeze).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await page.locator('nav.menu').getByRole('link', { name: 'Fees', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fees');
  release();
  await hydrated(page);
});

test('offline, pages that were opened before can be read again, and others explain the failure', async ({
  page,
  context,
}) => {
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

  test('every page can be read, and every link of its menu works', async ({ page }) => {
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
      const hrefs = await page
        .locator('main a[href^="/"], nav a[href^="/"]')
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''));
      for (const href of hrefs) links.add(href.replace(/[?#].*/, ''));
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
