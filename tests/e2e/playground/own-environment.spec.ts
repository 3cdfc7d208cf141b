import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { says } from '../../sample/promises/says';
import { blockStorage, expect, test } from '../../support/test';
import { follow, openOperation, panel, send } from './support';

const KEY = 'sk_sandbox_51a2b3c4d5';
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => Object.values(localStorage).join());

async function enterOwn(page: Page): Promise<void> {
  await openOperation(page, 'getPartner');
  await page.getByLabel('Own base URL').check();
  await page.getByLabel('Base URL', { exact: true }).fill('http://127.0.0.1:9/v1');
  await page.getByLabel('API key').fill(KEY);
}

test('the own key is kept only when asked, and forgotten at once', async ({ page }) => {
  says(
    'It stays in memory until you leave the page, unless you choose to keep it.',
    'Local storage of this browser, unencrypted',
  );
  await enterOwn(page);
  expect(await stored(page)).not.toContain(KEY);
  const keep = page.getByRole('checkbox', { name: /^Keep the address and the key/ });
  await expect(keep).not.toBeChecked();
  await expect(page.getByText('Both are gone when you leave the page.')).toBeVisible();
  await keep.check();
  await expect(page.getByText(/unencrypted in the local storage/)).toBeVisible();
  expect(await stored(page)).toContain(KEY);
  await page.reload();
  await page.getByLabel('Own base URL').check();
  await expect(page.getByLabel('API key')).toHaveValue(KEY);
  await page.getByRole('button', { name: 'Forget', exact: true }).click();
  await expect(page.getByLabel('API key')).toHaveValue('');
  expect(await stored(page)).not.toContain(KEY);
});

test('with storage blocked the choice to keep says that it fails', async ({ page }) => {
  await blockStorage(page);
  await enterOwn(page);
  await page.getByRole('checkbox', { name: /^Keep the address and the key/ }).click();
  await expect(page.getByText(/This browser blocks storage: both are gone/)).toBeVisible();
});

test('offline, the sandbox answers once it is loaded, and says so until then', async ({
  page,
  context,
}) => {
  says('in your browser; works offline after the first answer.');
  await openOperation(page, 'createCard');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel(page, 'Answer')).toContainText('A part of this page could not be loaded');
  await context.setOffline(false);
  await send(page, 201);
  await context.setOffline(true);
  await follow(page, 'Get a card');
  await page.getByRole('button', { name: '+ 1 hour' }).click();
  await send(page, 200);
});

test('a problem leads to its field', async ({ page }) => {
  await openOperation(page, 'createUser');
  const body = page.getByLabel('Body (JSON)');
  const written = await body.inputValue();
  await body.fill(written.replace('"individual"', '"robot"'));
  const problems = page.getByRole('list', { name: 'Problems of the request' });
  await problems.getByRole('button', { name: /^\/type/ }).click();
  await expect(body).toBeFocused();
  const selected = await body.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toBe('"type"');
  await openOperation(page, 'getCard');
  await page.getByRole('textbox', { name: 'cardId' }).fill('x');
  await page.getByRole('list', { name: 'Problems of the request' }).getByRole('button').click();
  await expect(page.getByRole('textbox', { name: 'cardId' })).toBeFocused();
});

test('a key that only reads, and no key, are refused where the pages say', async ({ page }) => {
  says('Chosen for you: every scope, read only, or none. Each key has its own sandbox.');
  await openOperation(page, 'createCard');
  await send(page, 201);
  const key = page.getByLabel('API key');
  await key.selectOption({ label: 'Scopes to read only, with a sandbox of its own' });
  await send(page, 403);
  await key.selectOption({ label: 'None' });
  await send(page, 401);
  await key.selectOption({ label: 'Every scope' });
  await panel(page, 'History').getByRole('button', { name: /201/ }).click();
  await follow(page, 'Get a card');
  await key.selectOption({ label: 'Scopes to read only, with a sandbox of its own' });
  await send(page, 404);
});

for (const status of [301, 302, 303, 307, 308]) {
  test(`a redirect with ${status} takes neither the key nor the body along`, async ({ page }) => {
    const arrived: string[] = [];
    const server = createServer((request, response) => {
      const { method = '', url = '', headers } = request;
      if (method !== 'OPTIONS') arrived.push(`${method} ${headers.host ?? ''}${url}`);
      response.writeHead(method === 'OPTIONS' ? 204 : url.startsWith('/v1/') ? status : 200, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*, authorization',
        'access-control-allow-methods': '*',
        // Another origin with the same server: another host name.
        location: `http://localhost:${headers.host?.split(':')[1] ?? ''}/elsewhere`,
      });
      response.end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    await openOperation(page, 'createUser');
    await page.getByLabel('Own base URL').check();
    await page.getByLabel('Base URL', { exact: true }).fill(`http://${host}/v1`);
    await page.getByLabel('API key').fill(KEY);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(panel(page, 'Answer')).toContainText('The server answered with a redirect');
    expect(arrived).toEqual([`POST ${host}/v1/users`]);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}
