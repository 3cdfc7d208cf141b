import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { says } from '../../sample/promises/says';
import { daily } from '../../support/daily';
import { blockStorage, expect, test } from '../../support/test';
import { follow, openOperation, panel, send } from './support';

const KEY = 'sk_sandbox_51a2b3c4d5';
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => Object.values(localStorage).join());

async function fillOwn(page: Page): Promise<void> {
  await page.getByLabel('Own base URL').check();
  await page.getByLabel('Base URL', { exact: true }).fill('http://127.0.0.1:9/v1');
  await page.getByLabel('API key').fill(KEY);
}

test('the own key is kept only when asked, and forgotten at once', async ({ page }) => {
  says(
    'It stays in memory until you leave the page, unless you choose to keep it.',
    'Local storage of this browser, unencrypted',
  );
  await openOperation(page, 'getPartner');
  await fillOwn(page);
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

test('with storage blocked it works, and says that drafts and the key are lost', async ({
  page,
}) => {
  await blockStorage(page);
  await openOperation(page, 'getPartner');
  await send(page, 200);
  await expect(page.getByText('This browser blocks storage')).toBeVisible();
  await fillOwn(page);
  await page.getByRole('checkbox', { name: /^Keep the address and the key/ }).click();
  await expect(page.getByText(/This browser blocks storage: both are gone/)).toBeVisible();
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

for (const status of daily([301, 302, 303, 307, 308], 3)) {
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
