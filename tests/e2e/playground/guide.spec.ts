import { says } from '../../sample/promises/says';
import { expect, test } from '../../support/test';
import { answerBody, openOperation, panel, send } from './support';

/** What the guide below the playground promises, and no other test of this folder shows. */

test('a word of the name, the path or the topic finds an operation', async ({ page }) => {
  says('Choose an operation: type a word of its name, its path or its topic, and press Enter.');
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
});

test('the answer shows status, time, headers and body, and leaves no trace on the network', async ({
  page,
}) => {
  says(
    'The answer shows its status, time, headers and body.',
    'Requests go to a sandbox that runs in this page.',
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

test('a key that only reads, and no key, are refused where the pages say', async ({ page }) => {
  says('Chosen for you: every scope, read only, or none. Each has a sandbox of its own.');
  await openOperation(page, 'createCard');
  await send(page, 201);
  const key = page.getByLabel('API key');
  await key.selectOption({ label: 'Scopes to read only, with a sandbox of its own' });
  await send(page, 403);
  await key.selectOption({ label: 'No key' });
  await send(page, 401);
  await key.selectOption({ label: 'Every scope' });
  await panel(page, 'History').getByRole('button', { name: /201/ }).click();
  await panel(page, 'Answer').getByRole('button', { name: 'Get a card', exact: true }).click();
  await key.selectOption({ label: 'Scopes to read only, with a sandbox of its own' });
  await send(page, 404);
});

test('an answer is asked for by name, and a sandbox value is set by one press', async ({
  page,
}) => {
  says(
    '**Answer of the sandbox** sends the header `Prefer`.',
    '`Prefer: code=rate_limited` gets that error from any operation that lists it',
    '**Sandbox values** of an operation stand under its form.',
    'One press sets the value that leads to an error or to a state.',
  );
  await openOperation(page, 'createTransfer');
  const preferred = page.getByLabel('Answer of the sandbox');
  await preferred.selectOption('code=rate_limited');
  await send(page, 429);
  await expect(answerBody(page)).toContainText('"code": "rate_limited"');
  await preferred.selectOption('');
  const values = page.getByRole('list', { name: 'Sandbox values' });
  await values
    .getByRole('listitem')
    .filter({ hasText: 'ends in failed' })
    .getByRole('button')
    .click();
  await send(page, 201);
  await expect(answerBody(page)).toContainText('"status": "failed"');
});

test('the clock moves by a minute, an hour and a day, and events come in their order', async ({
  page,
}) => {
  says(
    'Move the clock on by a minute, an hour or a day instead of waiting.',
    'Everything due in between happens in its order, and the events appear in the log, each signed with the secret below the log.',
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
});

test('a reload starts with the objects of the examples; a link holds no base URL', async ({
  page,
}) => {
  says(
    'Reload the page, or choose **Reset sandbox**, and it starts again with the objects of the examples.',
    'It never holds the API key, the base URL or anything that looks like a secret.',
    'A link opens a form and sends nothing.',
    'The part of the address after `#`, which browsers do not send',
  );
  await openOperation(page, 'createCard');
  await send(page, 201);
  await panel(page, 'Answer').getByRole('button', { name: 'Get a card', exact: true }).click();
  await send(page, 200);
  await page.getByLabel('Own base URL').check();
  await page.getByLabel('Base URL', { exact: true }).fill('http://127.0.0.1:9/secret-path');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page).toHaveURL(/#op=getCard/);
  const hash = new URLSearchParams(new URL(page.url()).hash.slice(1));
  const held = [...hash.values()].map(
    (value) => value + Buffer.from(value, 'base64url').toString(),
  );
  expect(held.join()).not.toContain('secret-path');
  await page.reload();
  await expect(panel(page, 'History')).toContainText('No request was sent yet.');
  await expect(page.getByLabel('Sandbox in this page')).toBeChecked();
  await send(page, 404);
});
