import { verify } from '../../../src/reference/webhooks/verify';
import { says } from '../../sample/promises/says';
import { daily } from '../../support/daily';
import { expect, open, test, watchProblems } from '../../support/test';
import { answerBody, follow, openOperation, panel, send } from './support';

test('a card is created, read, moved along by the clock and frozen, by chaining alone', async ({
  page,
}) => {
  says(
    'each button under **Next** opens an operation that can follow, with the identifier filled in.',
  );
  const problems = watchProblems(page);
  await openOperation(page, 'createCard');
  await send(page, 201);
  await expect(answerBody(page)).toContainText('"status": "requested"');
  await follow(page, 'Get a card');
  await page.getByRole('button', { name: '+ 1 hour' }).click();
  await send(page, 200);
  await expect(answerBody(page)).toContainText('"status": "active"');
  await follow(page, 'Freeze a card');
  await send(page, 200);
  await expect(answerBody(page)).toContainText('"status": "frozen"');
  await expect(panel(page, 'History').getByRole('listitem')).toHaveCount(3);
  await expect(panel(page, 'Events')).toContainText('card.created');
  await panel(page, 'Events').getByText('card.created', { exact: true }).click();
  await expect(panel(page, 'Events')).toContainText(/v1,[A-Za-z0-9+/]{43}=/);
  expect(problems).toEqual([]);
});

test('a request that does not fit is reported at its field, and answered with field pointers', async ({
  page,
}) => {
  says(
    'Each one is checked against the contract while you type. You can still send a request that does not fit, to see the error it gets.',
  );
  await openOperation(page, 'createUser');
  await page.getByLabel('Body (JSON)').fill('{"type": "robot"}');
  await expect(panel(page, 'Request')).toContainText('not fit the contract');
  const problems = page.getByRole('list', { name: 'Problems of the request' });
  await problems.getByRole('button', { name: /^\/type/ }).click();
  const body = page.getByLabel('Body (JSON)');
  await expect(body).toBeFocused();
  const selected = await body.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toBe('"type"');
  await send(page, 422);
  await expect(answerBody(page)).toContainText('"code": "validation_failed"');
  await expect(answerBody(page)).toContainText('"pointer": "/');
});

test('the keyboard alone finds an operation and sends it', async ({ page }) => {
  says(
    'Choose an operation: type part of its name, path or topic, and press Enter.',
    'Choose **Send**, or press Ctrl + Enter.',
  );
  await openOperation(page, 'getPartner');
  const picker = page.getByRole('combobox', { name: 'Operation' });
  for (const [word, found] of [
    ['unfreeze', /Unfreeze a card/],
    ['rotate-secret', /Rotate the signing secret/],
    ['KYC', /verification/],
  ] as const) {
    await picker.fill(word);
    await page.keyboard.press('Enter');
    await expect(picker).toHaveValue(found);
  }
  await picker.press('Control+A');
  await page.keyboard.type('freeze card');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(picker).toHaveValue(/Freeze a card/);
  await page.keyboard.press('Control+Enter');
  await expect(panel(page, 'History').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Answer:' })).toBeAttached();
});

test('a shared link opens the request, sends nothing, and contains neither key nor base URL', async ({
  page,
}) => {
  says(
    'A link contains the operation and what you changed, but never the API key, the base URL or anything that looks like a secret.',
    'Opening a link fills in a form and sends nothing.',
    'The part of the address after `#`, which browsers do not send',
  );
  await openOperation(page, 'createUser');
  await send(page, 201);
  await page.getByLabel('Own base URL').check();
  await page.getByLabel('Base URL', { exact: true }).fill('http://127.0.0.1:9/secret-path');
  await page.getByLabel('API key').fill('sk_live_51a2b3c4d5');
  await page.getByLabel('Body (JSON)').fill('{"note": "sk_live_51a2b3c4d5", "kept": 1}');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page).toHaveURL(/#op=createUser&draft=/);
  const draft = new URLSearchParams(new URL(page.url()).hash.slice(1)).get('draft') ?? '';
  const text = Buffer.from(draft, 'base64url').toString('utf8');
  expect(text).toContain('kept');
  expect(page.url() + text).not.toMatch(/sk_live|secret-path/);
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('sk_live');
  await page.reload();
  await expect(page.getByLabel('Body (JSON)')).toHaveValue(/"kept": 1/);
  await expect(page.getByLabel('Sandbox in this page')).toBeChecked();
  await expect(panel(page, 'History').getByRole('listitem')).toHaveCount(1);
});

test('a hostile link runs nothing and says what is wrong', async ({ page }) => {
  const problems = watchProblems(page);
  await open(page, 'general/api/playground#op=%3Cimg%20src=x%20onerror=alert(1)%3E&draft=e30');
  await expect(page.getByRole('alert')).toContainText('does not have');
  await expect(panel(page, 'History')).toContainText('No request was sent yet.');
  expect(problems).toEqual([]);
});

test('a draft survives a reload', async ({ page }) => {
  says('Drafts of requests, without idempotency keys and secrets');
  await openOperation(page, 'getCard');
  await page.getByRole('textbox', { name: 'cardId' }).fill('crd_mine');
  await page.goto('general/postman-collection');
  await open(page, 'general/api/playground');
  await expect(page.getByRole('textbox', { name: 'cardId' })).toHaveValue('crd_mine');
  await openOperation(page, 'createUser');
  await page.getByLabel('Idempotency-Key').fill('a-key-of-my-own-0001');
  await page.getByLabel('Body (JSON)').fill('{"note": "sk_live_51a2b3c4d5", "kept": 1}');
  const stored = () => page.evaluate(() => Object.values(localStorage).join());
  await expect.poll(stored).toContain('kept');
  expect(await stored()).not.toMatch(/a-key-of-my-own|sk_live/);
});

test('without JavaScript every operation is listed with a link to its samples', async ({
  browser,
  baseURL,
}) => {
  says(
    'Without it, follow an operation: each has samples in six languages for the address your provider gives you.',
  );
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}general/api/playground`);
  expect(await page.locator('p[id^="op="] a:visible').count()).toBeGreaterThan(50);
  await context.close();
});

test('a server that does not answer is explained', async ({ page }) => {
  await openOperation(page, 'getPartner');
  await page.getByLabel('Own base URL').check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Enter the base URL');
  await page.getByLabel('Base URL', { exact: true }).fill('http://127.0.0.1:9/v1');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel(page, 'Answer')).toContainText('could not be reached');
});

test('the answer shows status, time, headers and body, and leaves no trace on the network', async ({
  page,
}) => {
  says(
    'You see the status, time, headers and body of the answer.',
    'Requests go to a sandbox that runs in this page.',
    'each call runs in your browser against a sandbox built from the contract, without a key.',
    'It knows the whole contract, keeps what you create, and sends nothing over the network.',
  );
  await openOperation(page, 'createUser');
  await send(page, 201);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.getByLabel('Body (JSON)').fill('{}');
  await send(page, 422);
  const answer = panel(page, 'Answer');
  await expect(answer).toContainText(/\d+ ms/);
  await answer.getByText(/headers of the answer/).click();
  await expect(answer.getByText('ratelimit-policy', { exact: false }).first()).toBeVisible();
  expect(requested).toEqual([]);
});

test('the clock moves by a minute, an hour and a day, and events come in their order', async ({
  page,
}) => {
  says(
    'Instead of waiting, advance the clock by a minute, an hour or a day.',
    'Everything due in between happens in order, and the events appear in the log, each signed with the secret below the log.',
    'a new user is screened',
  );
  await openOperation(page, 'createUser');
  await send(page, 201);
  const clock = page.getByRole('group', { name: 'Virtual clock' });
  const now = async () => Date.parse((await clock.locator('time').getAttribute('datetime')) ?? '');
  for (const [name, seconds] of [
    ['+ 1 minute', 60],
    ['+ 1 hour', 3600],
    ['+ 1 day', 86_400],
  ] as const) {
    const before = await now();
    await clock.getByRole('button', { name }).click();
    await expect.poll(now).toBeGreaterThanOrEqual(before + seconds * 1000);
    expect(await now()).toBeLessThan(before + (seconds + 60) * 1000);
  }
  const events = panel(page, 'Events');
  await expect(events).toContainText('Signing secret whsec_');
  await events.getByText('user.created', { exact: true }).click();
  await expect(events).toContainText('webhook-signature');
  // What a reader selects and copies is what was signed.
  const event = events.getByRole('listitem').filter({ hasText: 'user.created' });
  const body = await event.locator('pre').evaluate((pre) => {
    const selection = getSelection();
    selection?.selectAllChildren(pre);
    return String(selection);
  });
  const names = await event.locator('dt').allTextContents();
  const values = await event.locator('dd').allTextContents();
  const headers = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  const secret = (await events.getByText(/^whsec_/).textContent()) ?? '';
  const at = Number(headers['webhook-timestamp']);
  expect(await verify({ secret, headers, body, now: at })).toMatchObject({ valid: true });
});

test('the address names the operation; back and a reload keep input and answer', async ({
  page,
}) => {
  says(
    'A reload brings everything back: the request, the answers, the events and the objects you created.',
    'Choose **Reset sandbox** to start again with the example objects.',
    'Once you have chosen an operation, the address names it: **Back** returns to the one before, with what you entered and the answer you got.',
  );
  await openOperation(page, 'createUser');
  const body = page.getByLabel('Body (JSON)');
  await body.fill((await body.inputValue()).replace('customer-4711', 'customer-of-mine'));
  await send(page, 201);
  await follow(page, 'Get a user');
  await expect(page).toHaveURL(/#op=getUser$/);
  await page.getByRole('button', { name: '+ 1 day' }).click();
  await send(page, 200);
  await page.goBack();
  await expect(page).toHaveURL(/#op=createUser$/);
  await expect(body).toHaveValue(/customer-of-mine/);
  await expect(panel(page, 'Answer')).toContainText('POST /v1/users');

  await page.reload();
  await expect(body).toHaveValue(/customer-of-mine/);
  await expect(panel(page, 'History').getByRole('listitem')).toHaveCount(2);
  await expect(panel(page, 'Answer')).toContainText('POST /v1/users');
  await expect(panel(page, 'Events')).toContainText('user.created');
  await follow(page, 'Get a user');
  await send(page, 200);
  await expect(answerBody(page)).toContainText('customer-of-mine');

  await page.getByRole('button', { name: 'Reset sandbox' }).click();
  await page.reload();
  await expect(panel(page, 'History')).toContainText('No request was sent yet.');
  await send(page, 404);
});

const WINDOWS = [
  [375, 667],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

for (const [width, height] of daily(WINDOWS, 4)) {
  test(`the answer and the next steps are in view after Send, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openOperation(page, 'createUser');
    await send(page, 201);
    const answer = panel(page, 'Answer');
    await expect(answer.getByText('201', { exact: true })).toBeInViewport({ ratio: 1 });
    const next = answer.getByRole('button', { name: 'Get a user', exact: true });
    await expect(next).toBeInViewport({ ratio: 1 });
    const offered = answer.locator('summary, button');
    expect((await offered.allTextContents()).join()).not.toContain('requestId');
  });
}

test('an error leads to its cause and fix', async ({ page }) => {
  says('An error links to its cause and fix.');
  await openOperation(page, 'createUser');
  await page.getByRole('button', { name: '/externalId = customer-exists' }).click();
  await send(page, 409);
  await page.getByRole('link', { name: 'Cause and fix of user_exists' }).click();
  await expect(page).toHaveURL(/general\/api\/user#error-user-exists$/);
});

test('a newcomer gets from the landing page to a first answer in two clicks', async ({ page }) => {
  await open(page, '');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Playground/ })
    .click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel(page, 'Answer').getByText('200', { exact: true })).toBeVisible();
});
