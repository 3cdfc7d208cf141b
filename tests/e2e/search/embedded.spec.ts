import { type Page } from '@playwright/test';
import { axeFindings, sidewaysScroll, STRICT_RULES } from '../../support/axe';
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

test('nothing of Algolia or its dialog', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, SMALL_PAGE);
  await ask(page, 'card');
  // Docusaurus' theme uses this name for a cascade layer, which contains rules of the frame.
  const content = (await page.content()).replaceAll('docusaurus.theme-search-algolia', '');
  expect(content).not.toMatch(/algolia|DocSearch-/i);
  expect(requests.filter((url) => /algolia|docsearch/i.test(url))).toEqual([]);
  expect(requests.length).toBeGreaterThan(5);
});

/** A query of each kind, with the target of its first result. */
const FINDS = [
  ['two letters', 'ca', 'general/api/card'],
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

test('a value leads to its anchor on the page', async ({ page, site, basePath }) => {
  const target = 'general/api/crypto-deposit#deposit.requiredConfirmations';
  await open(page, 'markdown-page');
  await ask(page, 'requiredConfirmations');
  await expect(firstLink(page)).toHaveAttribute('href', basePath + target);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.url + target);
  await expect(dialog(page)).toHaveCount(0);
  const place = page.locator('[id="deposit.requiredConfirmations"]');
  await expect(place).toContainText('requiredConfirmations');
  await expect(place).toBeInViewport();
  await expect(place).toBeFocused();
});

test('the words are marked at the target, which has the focus', async ({ page }) => {
  const problems = watchProblems(page);
  await open(page, 'general');
  await ask(page, 'freeze card');
  await page.keyboard.press('Enter');
  await expect(page.locator('#freeze-card')).toBeFocused();
  const marked = await markedWords(page);
  expect(marked.map((word) => word.toLowerCase())).toEqual(
    expect.arrayContaining(['freeze', 'card']),
  );
  expect(problems).toEqual([]);
});

test('Escape returns the focus to the target of a hit, and Tab continues from there', async ({
  page,
}) => {
  await open(page, 'general');
  await ask(page, 'freeze card');
  await page.keyboard.press('Enter');
  await expect(page.locator('#freeze-card')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#freeze-card')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#freeze-card a')).toBeFocused();
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

test('hits are grouped by page, those of the set of the reader first, with the words marked', async ({
  page,
}) => {
  for (const set of ['general', 'rebell-pay']) {
    await open(page, `${set}/postman-collection`);
    await ask(page, 'create a user');
    await expect(firstLink(page)).toHaveAttribute('href', RegExp(`/${set}/`));
    const groups = dialog(page).getByRole('group');
    await expect(groups).not.toHaveCount(1);
    for (const group of await groups.all()) {
      const links = await group.getByRole('option').all();
      const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
      expect(new Set(hrefs.map((href) => href?.replace(/#.*/, ''))).size).toBe(1);
    }
    expect(await firstLink(page).locator('mark').allTextContents()).toContain('Create');
  }
});

test('arrow keys choose in a circle, Tab stays inside, Escape returns the focus', async ({
  page,
}) => {
  await open(page, SMALL_PAGE);
  const link = page.locator('main a').first();
  await link.focus();
  await ask(page, 'card');
  await expect(status(page)).toHaveText(/^\d+ results$/);
  const selected = dialog(page).getByRole('option', { selected: true });
  for (const [key, chosen] of [
    ['ArrowDown', results(page).nth(1)],
    ['ArrowUp', results(page).first()],
    ['ArrowUp', results(page).last()],
    ['ArrowDown', results(page).first()],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toHaveCount(1);
    await expect(selected).toHaveAttribute('href', (await chosen.getAttribute('href')) ?? '');
    const id = (await selected.getAttribute('id')) ?? '';
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id);
    await expect(selected).toBeInViewport({ ratio: 1 });
  }
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(page.locator('body:not(:has(dialog)) :focus, main :focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a click beside the dialog closes it, and so does Close', async ({ page }) => {
  await open(page, SMALL_PAGE);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.mouse.click(20, 400);
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
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
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('s');
  await expect(field(page)).toHaveValue('freeze cards');
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
  const where = `${theme}, ${width} px`;
  const openAt = async (page: Page): Promise<void> => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `markdown-page?docusaurus-theme=${theme}`);
  };
  const expectNoFindings = async (page: Page): Promise<void> => {
    const findings = await axeFindings(page, 'html', STRICT_RULES);
    expect(findings.violations).toEqual([]);
    expect(findings.passed).toBeGreaterThan(15);
  };

  test(`the name of the button contains its visible text, ${where}`, async ({ page }) => {
    await openAt(page);
    await expect(button(page)).toBeVisible();
    const findings = await axeFindings(page, '.navbar', ['label-content-name-mismatch']);
    expect(findings.violations).toEqual([]);
    expect(findings.passed).toBeGreaterThan(5);
  });

  test(`axe finds nothing with and without results, ${where}`, async ({ page }) => {
    await openAt(page);
    await ask(page, 'freeze card');
    await expectNoFindings(page);
    await field(page).fill('zzzzqqqq');
    await expect(status(page)).toHaveText('No results');
    await expectNoFindings(page);
  });

  test(`axe finds nothing with recent searches, ${where}`, async ({ page }) => {
    await openAt(page);
    await ask(page, 'postman');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/postman/);
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(results(page).first()).toBeVisible();
    await expectNoFindings(page);
  });
}

for (const width of [320, 1280]) {
  test(`the dialog fits, and the page behind does not move, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, SMALL_PAGE);
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    await ask(page, 'card');
    expect(await title.boundingBox()).toEqual(before);
    expect(await sidewaysScroll(page)).toBe(0);
    const box = await dialog(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(width);
    expect(box?.height).toBeLessThanOrEqual(700);
    if (width === 320) expect(box).toEqual({ x: 0, y: 0, width, height: 700 });
    const list = dialog(page).getByRole('listbox');
    expect(await list.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
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
    await expect(status(page)).toHaveText(/\bresults?$/);
    await expect(dialog(page).locator('img, svg[onload]')).toHaveCount(0);
  }
  await field(page).fill('freeze');
  await expect(results(page).first()).toContainText('Freeze');
  expect(problems).toEqual([]);
});

test('without storage it works, without recents', async ({ page }) => {
  await blockStorage(page);
  await open(page, 'general');
  await ask(page, 'freeze card');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#freeze-card$/);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(results(page)).toHaveCount(0);
});

test('the hits opened last are listed until they are cleared', async ({ page, basePath }) => {
  await open(page, 'general');
  for (const query of ['postman', 'freeze card', 'postman']) {
    await ask(page, query);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
  }
  await page.keyboard.press('Control+k');
  await expect(results(page)).toHaveCount(2);
  await expect(firstLink(page)).toHaveAttribute('href', `${basePath}general/postman-collection`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('#freeze-card')).toBeFocused();
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await expect(results(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(results(page)).toHaveCount(0);
});

test('of the stored hits, only those of the index are listed', async ({ page, basePath }) => {
  const problems = watchProblems(page);
  await open(page, SMALL_PAGE);
  const stored = [
    'https://evil.example/',
    'javascript:alert(1)',
    '<img src=x onerror=alert(1)>',
    '/general/api/card',
    '{"broken":',
  ];
  await page.evaluate(
    (text) => localStorage.setItem('partner-docs.search-recents', text),
    stored.join('\n'),
  );
  await page.keyboard.press('Control+k');
  await expect(results(page)).toHaveCount(1);
  await expect(firstLink(page)).toHaveAttribute('href', `${basePath}general/api/card`);
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

test('what is typed while the dialog loads is kept by Retry', async ({ page }) => {
  let failing = true;
  await page.route('**/search-names.*.js', async (route) => {
    if (failing) await route.abort();
    else await route.continue();
  });
  const release = await holdBack(page, '**/search-names.*.js');
  await open(page, SMALL_PAGE);
  await page.keyboard.press('Control+k');
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type('freeze card');
  release();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeFocused();
  failing = false;
  await retry.click();
  await expect(field(page)).toHaveValue('freeze card');
  await expect(results(page).first()).toContainText('Freeze a card');
});

for (const [fault, body] of [
  ['missing', undefined],
  ['broken', '(self.webpackChunkpartner_docs=self.webpackChunkpartner_docs||[]).push([["0"],{}]);'],
] as const) {
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

  test(`${fault} texts give a message; titles and names are found, and Retry loads them`, async ({
    page,
  }) => {
    const repair = await fail(page, 'search-texts');
    await open(page, SMALL_PAGE);
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
