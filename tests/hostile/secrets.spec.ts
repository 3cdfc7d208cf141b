import { expect, open, test } from '../support/test';
import { openOperation, panel } from '../e2e/playground/support';

const OWN = 'http://127.0.0.1:9';
/** Does not look like a key, so only the form can know that it is one. */
const SECRET = 'Zq7vX9kLm2Nw4Rt8Ys6B';

test("a typed key reaches the reader's server and nothing else", async ({ page, context }) => {
  const messages: string[] = [];
  const carried: string[] = [];
  let requests = 0;
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  context.on('request', (request) => {
    requests += 1;
    const everything = JSON.stringify([request.url(), request.headers(), request.postData() ?? '']);
    if (everything.includes(SECRET)) carried.push(`${request.method()} ${request.url()}`);
  });
  await page.route(`${OWN}/**`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      contentType: 'application/json',
      body: '{"echo":true}',
    }),
  );
  await openOperation(page, 'createUser');
  await page.getByLabel('Own base URL').check();
  await page.getByLabel('Base URL', { exact: true }).fill(`${OWN}/v1`);
  await page.getByLabel('API key').fill(SECRET);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel(page, 'History').getByRole('listitem')).toHaveCount(1);
  expect(carried).toEqual([expect.stringContaining(`POST ${OWN}/v1/`)]);

  await page.getByLabel('Body (JSON)').fill(`{"note": "my key is ${SECRET}"}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page).toHaveURL(/draft=/);
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const names = await caches.keys();
    return JSON.stringify({
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      cookies: document.cookie,
      databases,
      caches: names,
      state: history.state as unknown,
      name: window.name,
      title: document.title,
      address: location.href,
      referrer: document.referrer,
    });
  });
  const link = new URLSearchParams(new URL(page.url()).hash.slice(1)).get('draft') ?? '';
  expect(stored).toContain('my key is');
  expect(stored + Buffer.from(link, 'base64url').toString()).not.toContain(SECRET);
  const shown = await panel(page, 'History').innerText();
  expect(shown + (await panel(page, 'Answer').innerText())).not.toContain(SECRET);

  await page.locator('nav.menu').getByRole('link', { name: 'Fees', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Fees');
  expect(await page.evaluate((text) => document.body.textContent.includes(text), SECRET)).toBe(
    false,
  );
  await open(page, 'general/api/playground');
  await page.getByLabel('Own base URL').check();
  await expect(page.getByLabel('API key')).toHaveValue('');
  expect(carried).toHaveLength(1);
  expect(messages.filter((text) => text.includes(SECRET))).toEqual([]);
  expect(requests).toBeGreaterThan(10);
  console.log(`secrets: ${requests} requests, the key in ${carried.length} of them`);
});
