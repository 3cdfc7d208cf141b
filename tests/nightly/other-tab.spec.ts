import { type Page } from '@playwright/test';
import { markedWords } from '../support/marks';
import { ask, dialog, firstLink, results } from '../support/search';
import { blockStorage, expect, hydrated, open, test, watchProblems } from '../support/test';

const START = 'general/postman-collection';
const TARGET = 'general/api/card#freeze-card';
const KEY = 'partner-docs.search-words';

// Each of these tests loads several pages.
test.slow();

const stored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), KEY);

const lowerCase = (words: readonly string[]): readonly string[] =>
  words.map((word) => word.toLowerCase());

/** Ways to open a hit in a new tab while its dialog stays open. */
const WAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Ctrl-click': (page) => firstLink(page).click({ modifiers: ['ControlOrMeta'] }),
  'Shift-click': (page) => firstLink(page).click({ modifiers: ['Shift'] }),
  'middle click': (page) => firstLink(page).click({ button: 'middle' }),
  'Ctrl+Enter': (page) => page.keyboard.press('Control+Enter'),
  'Shift+Enter': (page) => page.keyboard.press('Shift+Enter'),
  'the menu of the link': async (page) => {
    await firstLink(page).click({ button: 'right' });
    const href = (await firstLink(page).getAttribute('href')) ?? '';
    const other = await page.context().newPage();
    await other.goto(new URL(href, page.url()).href);
  },
};

for (const [way, openApart] of Object.entries(WAYS)) {
  test(`the words are marked in another tab, by ${way}`, async ({ page, context, site }) => {
    const problems = watchProblems(page);
    await open(page, START);
    await ask(page, 'freeze card');
    const opened = context.waitForEvent('page');
    await openApart(page);
    const other = await opened;
    await hydrated(other);
    await expect
      .poll(async () => lowerCase(await markedWords(other)))
      .toEqual(expect.arrayContaining(['freeze', 'card']));
    expect(other.url()).toBe(site.url + TARGET);
    await expect(other.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/api\/card$/);
    expect(await stored(other)).toBeNull();
    await expect(dialog(page)).toBeVisible();
    expect(await markedWords(page)).toEqual([]);
    expect(problems).toEqual([]);

    await other.reload();
    await hydrated(other);
    expect(await markedWords(other)).toEqual([]);
  });
}

test('ordinary navigation leaves nothing behind, and addresses carry no words', async ({
  page,
  site,
  basePath,
}) => {
  await open(page, START);
  await ask(page, 'freeze card');
  for (const link of await results(page).all()) {
    expect(await link.getAttribute('href')).toMatch(/^[^?]+$/);
  }
  await expect(firstLink(page)).toHaveAttribute('href', basePath + TARGET);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.url + TARGET);
  expect(await stored(page)).toBeNull();
});

test('words that were left for another page, or too long ago, mark nothing', async ({
  page,
  basePath,
}) => {
  const left = (address: string, age: number) => ({ address, terms: ['card'], at: -age });
  const entries = [left(`${basePath}general/api/user`, 0), left(basePath + TARGET, 61_000)];
  await page.addInitScript(
    ([key, list]) => {
      const now = Date.now();
      const value = list.map((entry) => ({ ...entry, at: now + entry.at }));
      localStorage.setItem(key, JSON.stringify(value));
    },
    [KEY, entries] as const,
  );
  await open(page, TARGET);
  await expect.poll(() => stored(page)).toMatch(/^\[\{[^{]*\/api\/user"[^{]*\}\]$/);
  expect(await markedWords(page)).toEqual([]);
});

test('hostile words run nothing and break nothing', async ({ page, basePath }) => {
  const problems = watchProblems(page);
  page.on('dialog', (shown) => problems.push(`dialog: ${shown.message()}`));
  const address = `${basePath}markdown-page`;
  const now = Date.now();
  await open(page, 'markdown-page');
  const malformed = [
    null,
    1,
    'text',
    [],
    { address, at: 0, terms: 'text' },
    { address, at: 9e99, terms: ['card'] },
    { address, at: now, terms: ['x'.repeat(100_000)] },
    { address, at: now, terms: Array.from({ length: 10_000 }, () => 'card') },
    { address, at: now, terms: [{ toString: 'alert(1)' }] },
  ];
  const wellFormed = ['<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>', '(.*)+$[', '\\'];
  const hostile = [
    '{"broken":',
    '{"__proto__":{"terms":["x"]}}',
    JSON.stringify([...malformed, { address, at: now, terms: [...wellFormed, '__proto__'] }]),
  ];
  for (const value of hostile) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, value] as const);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => stored(page)).toBeNull();
    await expect(page.locator('main img[src="x"], main svg[onload]')).toHaveCount(0);
    expect(await markedWords(page)).toEqual([]);
  }
  expect(problems).toEqual([]);
});

test('without storage a hit opens in another tab, without marks', async ({ context, page }) => {
  const problems = watchProblems(page);
  await blockStorage(page);
  await open(page, START);
  await ask(page, 'freeze card');
  const opened = context.waitForEvent('page');
  await firstLink(page).click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await hydrated(other);
  await expect(other).toHaveURL(/#freeze-card$/);
  expect(await markedWords(other)).toEqual([]);
  expect(problems).toEqual([]);
});
