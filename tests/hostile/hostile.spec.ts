import { dialog, field, firstLink } from '../support/search';
import { settled } from '../support/settled';
import { expect, hydrated, open, storageNamespace, test } from '../support/test';
import { openOperation, panel } from '../e2e/playground/support';
import { hostileJson, hostileValues } from './values';
import { watchHostile } from './watch';

// Bypasses the content security policy to test the pages themselves, and not what the policy
// blocks.
test.use({ bypassCSP: true });
test.setTimeout(120_000);

const OWN = 'http://127.0.0.1:9';

const report = (count: number, what: string, faults: readonly string[]): void =>
  console.log(`hostile: ${count} ${what}, ${faults.length} faults`);

/** The query parameters that scripts read, and one that no script reads. */
const NAMES = [
  'docusaurus-theme',
  'docusaurus-data-theme',
  'docusaurus-data-x',
  'error',
  '_highlight',
  'q',
];

test('100 hostile queries run nothing', async ({ page }) => {
  const values = hostileValues(100, 1);
  const watch = await watchHostile(page);
  const targets = ['', 'general/api/card', 'general/api/playground', 'no-such-page', 'peer-wallet'];
  for (let start = 0; start < values.length; start += 5) {
    const batch = values.slice(start, start + 5);
    const query = new URLSearchParams(
      batch.map((value, index) => [NAMES[(start + index) % NAMES.length] ?? '', value]),
    );
    batch.forEach((value, index) => query.append(value.slice(0, 50), String(index)));
    const raw = batch[0]?.replaceAll('#', '') ?? '';
    await page.goto(`./${targets[(start / 5) % targets.length] ?? ''}?${query.toString()}&${raw}`);
    await hydrated(page);
    await watch.look(query.toString());
    expect(['light', 'dark']).toContain(await page.locator('html').getAttribute('data-theme'));
  }
  report(values.length, 'queries', watch.faults);
  expect(watch.faults).toEqual([]);
});

test('100 hostile fragments run nothing', async ({ page }) => {
  const values = hostileValues(100, 2);
  const watch = await watchHostile(page);
  const pages = [
    ['general/api/card', ''],
    ['general/fees', 'fee='],
    ['general/change-log', 'type='],
    ['general/api/playground', 'op='],
  ] as const;
  for (const [index, [path, start]] of pages.entries()) {
    await open(page, path);
    for (const value of values.slice(index * 25, index * 25 + 25)) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, start + value);
      await settled(page);
      await watch.look(start + value);
    }
    // Like a link from another site: the page is loaded with the fragment.
    await page.goto('about:blank');
    await page.goto(`./${path}#${start}${values[index * 25] ?? ''}`);
    await hydrated(page);
    await watch.look('a loaded fragment');
  }
  report(values.length, 'fragments', watch.faults);
  expect(watch.faults).toEqual([]);
});

test('100 hostile stored values run nothing', async ({ page }) => {
  const values = hostileValues(100, 3);
  const watch = await watchHostile(page);
  await open(page, 'general/api/playground');
  const namespace = await storageNamespace(page);
  const keys = [
    `theme${namespace}`,
    `docusaurus.announcement.id${namespace}`,
    `docusaurus.announcement.dismiss${namespace}`,
    `docs-preferred-version-general${namespace}`,
    'partner-docs.sample-language',
    'partner-docs.single-keys',
    'partner-docs.playground.general',
    'partner-docs.playground.general.own',
    'partner-docs.playground.general.tape',
    'partner-docs.search-recents',
  ];
  const seen = await page.evaluate(() => Object.keys(localStorage));
  expect(seen.filter((key) => !keys.includes(key))).toEqual([]);
  for (let start = 0; start < values.length; start += keys.length) {
    const stored = keys.map((key, index): [string, string] => {
      const value = values[start + index] ?? '';
      return [key, (start / keys.length) % 2 === 0 ? value : hostileJson(value)];
    });
    await page.evaluate((entries) => {
      for (const storage of [localStorage, sessionStorage]) {
        for (const [key, value] of entries) storage.setItem(key, value);
      }
    }, stored);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeVisible();
    await watch.look(JSON.stringify(stored));
  }
  report(values.length, 'stored values', watch.faults);
  expect(watch.faults).toEqual([]);
});

test('100 hostile search queries run nothing', async ({ page }) => {
  const values = hostileValues(100, 4);
  const watch = await watchHostile(page);
  await open(page, 'general/postman-collection');
  await page.keyboard.press('Control+k');
  for (const value of values) {
    await field(page).fill(value);
    await settled(page);
    await watch.look(value);
  }
  await field(page).fill('card');
  await expect(firstLink(page)).toBeVisible();
  report(values.length, 'search queries', watch.faults);
  expect(watch.faults).toEqual([]);
});

test('50 hostile links to a request run nothing and send nothing', async ({ page }) => {
  const values = hostileValues(50, 5);
  const watch = await watchHostile(page);
  await openOperation(page, 'createUser');
  for (const [index, value] of values.entries()) {
    const draft = { values: { [value.slice(0, 40)]: value, 'path.userId': value }, body: value };
    const text = index % 5 === 0 ? value : JSON.stringify({ ...draft, prefer: value });
    const operation = index % 2 === 0 ? 'createUser' : 'getUser';
    const hash = `op=${operation}&draft=${Buffer.from(text).toString('base64url')}`;
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, hash);
    await settled(page);
    await watch.look(text);
  }
  await expect(panel(page, 'History')).toContainText('No request was sent yet.');
  report(values.length, 'links to a request', watch.faults);
  expect(watch.faults).toEqual([]);
});

test('50 hostile answers run nothing', async ({ page }) => {
  const values = hostileValues(50, 6);
  const watch = await watchHostile(page, [OWN]);
  let next = 0;
  await page.route(`${OWN}/**`, (route) => {
    const value = values[next % values.length] ?? '';
    next += 1;
    const types = ['application/json', 'text/html', 'image/svg+xml', 'application/problem+json'];
    return route.fulfill({
      status: [200, 201, 400, 500][next % 4] ?? 200,
      contentType: types[next % types.length] ?? '',
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': '*',
        'x-hostile': encodeURI(value.toWellFormed()).slice(0, 500),
      },
      body: next % 3 === 0 ? value : hostileJson(value),
    });
  });
  await openOperation(page, 'getPartner');
  await page.getByLabel('Own base URL').check();
  await page.getByLabel('Base URL', { exact: true }).fill(`${OWN}/v1`);
  const status = page.getByRole('status').filter({ hasText: /Answer/ });
  for (const value of values) {
    const answered = page.waitForResponse(`${OWN}/**`);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await answered;
    await settled(page);
    await watch.look(value);
  }
  await expect(status).toBeAttached();
  expect(next).toBeGreaterThanOrEqual(values.length);
  report(values.length, 'answers', watch.faults);
  expect(watch.faults).toEqual([]);
});

test.describe('the watch itself', () => {
  for (const [name, html, says] of [
    ['code', '<img src=x onerror=hostileRan()>', 'ran'],
    ['a dialog', '<img src=y onerror="alert(1)">', 'dialog: 1'],
    ['a request', '<img src=https://hostile.example/beacon>', 'request: https://hostile'],
    ['an element', '<base href=/>', 'brought: <base'],
    ['an error', '<img src=y onerror="setTimeout(()=>{throw Error(1)})">', 'page error'],
    ['a prototype', '<img src=y onerror="Object.prototype.hostile=1">', 'prototype'],
  ] as const) {
    test(`sees ${name}`, async ({ page }) => {
      const watch = await watchHostile(page);
      await open(page, 'general/postman-collection');
      await page.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), html);
      await expect
        .poll(async () => {
          await watch.look(name);
          return watch.faults.join();
        })
        .toContain(says);
    });
  }
});
