import { type Page } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { daily } from '../../support/daily';
import { LOOKS } from '../../support/looks';
import { gateFor, holdBack } from '../../support/gate';
import { markedWords } from '../../support/marks';
import {
  ask,
  dialog,
  field,
  firstLink,
  results,
  searchButton as button,
  status,
} from '../../support/search';
import { blockStorage, expect, open, test, watchProblems } from '../../support/test';

/** Part of the dialog's file names; its dependencies load with it. */
const DIALOG = 'search-dialog';
/** The lightest page of a docs set. */
const SMALL_PAGE = 'general/postman-collection';

test('nothing is fetched before the box is focused or hovered; then the dialog is', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, 'general');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes(DIALOG))).toEqual([]);
  const before = requests.length;
  await button(page).hover();
  await expect.poll(() => requests.some((url) => url.includes(DIALOG))).toBe(true);
  expect(requests.length).toBeGreaterThan(before);
});

test('no byte, preconnect or logo of Algolia', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, SMALL_PAGE);
  await ask(page, 'card');
  // Docusaurus' theme uses this name for a cascade layer, which contains rules of the frame.
  const content = (await page.content()).replaceAll('docusaurus.theme-search-algolia', '');
  expect(content).not.toMatch(/algolia/i);
  expect(requests.filter((url) => /algolia/i.test(url))).toEqual([]);
  expect(requests.length).toBeGreaterThan(5);
});

/** A query of each kind, with the target of its first result. */
const FINDS = [
  ['a path', '/v1/cards/{cardId}/freeze', 'general/api/card#freeze-card'],
  ['method and path', 'POST /cards', 'general/api/card#create-card'],
  ['a header', 'Idempotency-Key', 'general#idempotency'],
  ['an error code', 'insufficient_balance', 'general#error-insufficient-balance'],
  ['a return code', 'AC04', 'general/api/sepa-transfer#sepa-transfer.reason.code'],
  ['an event', 'card.transaction.declined', 'general/api/card#event-card-transaction-declined'],
  ['a state', 'partially_cleared', 'general/api/card#card-transaction-status-partially-cleared'],
  ['a field', 'termsAcceptedAt', 'general/api/user#user.termsAcceptedAt'],
  [
    'an enum value',
    'satoshi_test',
    'general/api/crypto-withdrawals#verify-withdrawal-address.body.method',
  ],
  ['a prefix', 'pagin', 'general#pagination'],
  ['two letters', 'ca', 'general/api/card'],
  ['two letters off', 'autentcation', 'general#authentication'],
  ['letters swapped', 'frezee card', 'general/api/card#freeze-card'],
  ['words in another order', 'card freeze', 'general/api/card#freeze-card'],
  [
    'British spelling',
    'simulate card authorisation',
    'general/api/card#simulate-card-authorization',
  ],
  [
    'American spelling',
    'simulate card authorization',
    'general/api/card#simulate-card-authorization',
  ],
] as const;

test('finds by every kind of query', async ({ page, basePath }) => {
  await open(page, SMALL_PAGE);
  await ask(page, 'ca');
  for (const [kind, query, target] of FINDS) {
    await field(page).fill(query);
    await expect.soft(firstLink(page), kind).toHaveAttribute('href', basePath + target);
  }
});

test('Enter leads to the first hit, whose words are marked; Escape and Tab continue from there', async ({
  page,
  site,
}) => {
  const problems = watchProblems(page);
  await open(page, SMALL_PAGE);
  await ask(page, 'freeze card');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}general/api/card#freeze-card`);
  await expect(dialog(page)).toHaveCount(0);
  const target = page.locator('#freeze-card');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  const marked = await markedWords(page);
  expect(marked.map((word) => word.toLowerCase())).toEqual(
    expect.arrayContaining(['freeze', 'card']),
  );
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(target).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#freeze-card a')).toBeFocused();
  expect(problems).toEqual([]);
});

test('a hit of the same page is reached, by mouse as well', async ({ page }) => {
  await open(page, 'rebell-pay/api/rate');
  await ask(page, 'cache rates');
  const link = firstLink(page);
  await expect(link).toHaveAttribute('href', /\/rate#cache-rates$/);
  await link.click();
  await expect(page).toHaveURL(/#cache-rates$/);
  await expect(page.locator('#cache-rates')).toBeInViewport();
});

test('arrow keys choose, Tab stays inside, Escape returns the focus', async ({ page }) => {
  await open(page, SMALL_PAGE);
  const link = page.locator('main a').first();
  await link.focus();
  await ask(page, 'card');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /./);
  const before = await field(page).getAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', before ?? '');
  const selected = dialog(page).locator('[aria-selected="true"]');
  await expect(selected).toHaveAttribute('id', /./);
  await expect(status(page)).toHaveText(/^\d+ results?$/);
  await page.keyboard.press('Shift+Tab');
  await expect(results(page).last().locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('what is typed while the dialog loads is searched for', async ({ page }) => {
  const release = await holdBack(page, `**/*${DIALOG}*`);
  await open(page, SMALL_PAGE);
  const asked = page.waitForRequest((request) => request.url().includes(DIALOG));
  await page.keyboard.press('Control+k');
  await asked;
  await page.keyboard.type('freezz');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('e card');
  release();
  await expect(field(page)).toHaveValue('freeze card');
  await expect(field(page)).toBeFocused();
  await expect(results(page).first()).toContainText('Freeze a card');
});

test('the search that is closed while it loads does not open', async ({ page }) => {
  const release = await holdBack(page, `**/*${DIALOG}*`);
  await open(page, SMALL_PAGE);
  const answered = page.waitForResponse((response) => response.url().includes(DIALOG));
  await page.keyboard.press('/');
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(button(page)).not.toHaveAttribute('aria-busy');
  release();
  await (await answered).finished();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('');
});

for (const { width, theme } of LOOKS) {
  test(`axe finds nothing with results, without them and with recent searches, ${theme}, ${width} px`, async ({
    page,
  }) => {
    const expectNoFindings = async (state: string): Promise<void> => {
      const findings = await axeFindings(page);
      expect(findings.violations, state).toEqual([]);
      expect(findings.passed, state).toBeGreaterThan(15);
    };
    await page.setViewportSize({ width, height: 800 });
    await open(page, `markdown-page?docusaurus-theme=${theme}`);
    await expect(button(page)).toBeVisible();
    const names = await axeFindings(page, '.navbar', ['label-content-name-mismatch']);
    expect(names.violations).toEqual([]);
    expect(names.passed).toBeGreaterThan(5);

    await page.keyboard.press('Control+k');
    await field(page).fill('zzzzqqqq');
    await expect(status(page)).toHaveText('No results');
    await expectNoFindings('no results');

    await field(page).fill('postman');
    await expect(results(page).first()).toBeVisible();
    await expectNoFindings('results');

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/postman-collection/);
    await expect(dialog(page)).toHaveCount(0);
    const stored = await page.evaluate(() => Object.entries(localStorage).join());
    expect(stored).toMatch(/RECENT_SEARCHES.*postman/);
    expect(stored, 'no markup').not.toContain('<');
    await page.keyboard.press('Control+k');
    await expect(results(page).first()).toBeVisible();
    await expectNoFindings('recent searches');
  });
}

test('hostile queries run nothing and break nothing', async ({ page }) => {
  const problems = watchProblems(page);
  await open(page, SMALL_PAGE);
  await page.keyboard.press('Control+k');
  const queries = [
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    '(.*)+$[',
    '\\',
    '__proto__',
    'card '.repeat(2_000),
  ];
  page.on('dialog', (shown) => problems.push(`dialog: ${shown.message()}`));
  for (const query of queries) {
    await field(page).fill(query);
    await expect(status(page)).toHaveText(/results?$/);
    await expect(dialog(page).locator('img, svg[onload]')).toHaveCount(0);
  }
  await field(page).fill('freeze');
  await expect(results(page).first()).toContainText('Freeze');
  expect(problems).toEqual([]);
});

test('without storage it works, without recents', async ({ page }) => {
  await blockStorage(page);
  await open(page, 'markdown-page');
  await ask(page, 'postman');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/postman-collection/);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(results(page)).toHaveCount(0);
});

test('stored searches that are broken, contain markup or lead elsewhere are dropped', async ({
  page,
  basePath,
}) => {
  const problems = watchProblems(page);
  const storedSearch = {
    objectID: '/general/api/card',
    type: 'lvl1',
    url: `${basePath}general/api/card`,
    hierarchy: { lvl0: 'Kept', lvl1: 'Kept' },
  };
  const hierarchy = { lvl1: '<a href="https://evil.example/">Card</a>' };
  const dropped = [
    { ...storedSearch, objectID: '1', hierarchy: undefined },
    { ...storedSearch, objectID: '2', hierarchy: null },
    { ...storedSearch, objectID: '3', hierarchy },
    { ...storedSearch, objectID: '4', url: 'https://evil.example/' },
    { ...storedSearch, objectID: '5', url: 'javascript:alert(1)' },
    null,
  ];
  await open(page, SMALL_PAGE);
  for (const name of ['RECENT', 'FAVORITE']) {
    for (const stored of ['{"broken":', '{}', JSON.stringify([...dropped, storedSearch])]) {
      const key = `__DOCSEARCH_${name}_SEARCHES__partner-docs${basePath}`;
      await page.evaluate((entry) => localStorage.setItem(...entry), [key, stored] as const);
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      const links = dialog(page).locator('.DocSearch-Hit a');
      await expect(links).toHaveCount(stored.includes('Kept') ? 1 : 0);
      for (const link of await links.all())
        await expect(link).toHaveAttribute('href', storedSearch.url);
      await page.keyboard.press('Escape');
      await page.evaluate((used) => localStorage.removeItem(used), key);
    }
  }
  expect(problems).toEqual([]);
});

test('the search that is opened while its target loads stays open, with what was typed', async ({
  page,
}) => {
  const scripts = await gateFor(page, '**/assets/js/*.js');
  await open(page, 'markdown-page');
  await ask(page, 'postman');
  scripts.shut();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/postman-collection$/);
  await page.keyboard.press('Control+k');
  await expect(results(page).first()).toBeVisible();
  await field(page).fill('freeze card');
  await expect(page.locator('h1')).not.toHaveText('Postman collection');
  scripts.open();
  await expect(page.locator('h1')).toHaveText('Postman collection');
  await expect(results(page).first()).toContainText('Freeze a card');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
});

const FAULTS = [
  ['missing', undefined],
  ['broken', '(self.webpackChunkpartner_docs=self.webpackChunkpartner_docs||[]).push([["0"],{}]);'],
] as const;

for (const [fault, body] of daily(FAULTS, 2)) {
  /** Makes scripts with this name fail to load until the returned function is called. */
  const fail = async (page: Page, name: string): Promise<() => number> => {
    let failing = true;
    let failures = 0;
    await page.route(`**/${name}.*.js`, (route) => {
      if (!failing) return route.continue();
      failures += 1;
      return body === undefined
        ? route.abort()
        : route.fulfill({ contentType: 'application/javascript', body });
    });
    return () => {
      failing = false;
      return failures;
    };
  };

  test(`a ${fault} index gives a message with Retry, and the page keeps working`, async ({
    page,
  }) => {
    const repair = await fail(page, 'search-names');
    await open(page, 'general/fees');
    await page.keyboard.press('Control+k');
    const message = page.getByRole('dialog', { name: 'The search did not load' });
    await expect(message).toBeVisible();
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(message).toHaveCount(0);
    await page.getByRole('link', { name: 'Postman collection' }).first().click();
    await expect(page).toHaveURL(/\/general\/postman-collection$/);
    await page.keyboard.press('Control+k');
    await expect(message).toBeVisible();
    expect(repair()).toBeGreaterThan(0);
    await message.getByRole('button', { name: 'Retry' }).click();
    await field(page).fill('freeze card');
    await expect(results(page).first()).toContainText('Freeze a card');
  });

  test(`${fault} texts give a message; titles and names are found, and with Retry the texts`, async ({
    page,
  }) => {
    const repair = await fail(page, 'search-texts');
    await open(page, 'markdown-page');
    await ask(page, 'freeze card');
    const message = dialog(page).getByRole('alert');
    await expect(message).toContainText('Only titles and names are searched');
    await expect(results(page).first()).toContainText('Freeze a card');
    const findings = await axeFindings(page);
    expect(findings.violations).toEqual([]);
    expect(findings.passed).toBeGreaterThan(15);
    // The value of a field, which only the texts contain.
    await field(page).fill('AC04');
    await expect(status(page)).toHaveText('No results');
    expect(repair()).toBeGreaterThan(0);
    await message.getByRole('button', { name: 'Retry' }).click();
    await expect(results(page).first()).toContainText('AC04');
    await expect(message).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  });
}
