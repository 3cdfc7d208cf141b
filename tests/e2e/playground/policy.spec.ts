import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { daily } from '../../support/daily';
import { LAST_SET } from '../../support/routes';
import { expect, hydrated, open, test as base } from '../../support/test';
import { answerBody, openOperation, panel } from './support';
import { OPERATIONS, TOPIC_PAGE } from '../../sample/cast';

interface OwnServer {
  readonly url: string;
  /** Paths of the received requests. */
  readonly arrived: readonly string[];
}

/** The reader's own server: another origin that allows requests from every page. */
const test = base.extend<{ ownServer: OwnServer }>({
  ownServer: async ({ browserName }, use) => {
    const arrived: string[] = [];
    const server = createServer((request, response) => {
      if (request.method !== 'OPTIONS') arrived.push(request.url ?? '');
      response.writeHead(200, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*, authorization',
        'access-control-allow-methods': '*',
      });
      response.end(JSON.stringify({ from: `the server of the reader (${browserName})` }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use({ url: `http://127.0.0.1:${port}`, arrived });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

/** A page of each kind. tests/site checks that each page has the policy of its kind. */
const KINDS = daily(
  ['', 'general', TOPIC_PAGE, 'general/fees', 'general/change-log', 'markdown-page'],
  3,
);

/** Calls a server like an injected script. */
const call = (page: Page, url: string): Promise<'answered' | 'refused'> =>
  page.evaluate(
    (target) =>
      fetch(target).then(
        () => 'answered' as const,
        () => 'refused' as const,
      ),
    url,
  );

/** Navigates to a route like a link, in the same document. */
async function go(page: Page, target: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, target);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${target.replace(/\/$/, '/?')}$`),
  );
}

async function sendToOwn(page: Page, url: string): Promise<void> {
  await page.getByLabel('Base URL', { exact: true }).fill(`${url}/v1`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(answerBody(page)).toContainText('the server of the reader');
}

test('a loaded playground can call the reader’s server', async ({ page, ownServer }) => {
  await openOperation(page, OPERATIONS.plain.id);
  expect(await call(page, `${ownServer.url}/direct`)).toBe('answered');
  await page.getByLabel('Own base URL').check();
  await sendToOwn(page, ownServer.url);
  expect(ownServer.arrived).toEqual(['/direct', `/v1${OPERATIONS.plain.path}`]);
});

test('no other page can call another origin, loaded directly or reached from the playground', async ({
  page,
  ownServer,
  basePath,
}) => {
  // The policy is in the HTML, before any script.
  const assets = '**/assets/**';
  await page.route(assets, (route) => route.abort());
  for (const route of [...KINDS, 'no-such-page']) {
    await page.goto(`./${route}`);
    expect(await call(page, `${ownServer.url}/loaded/${route}`), route).toBe('refused');
  }
  await page.unroute(assets);
  await openOperation(page, OPERATIONS.plain.id);
  expect(await call(page, `${ownServer.url}/playground`)).toBe('answered');
  for (const route of [...KINDS, `${LAST_SET}/api/playground`]) {
    await go(page, basePath + route);
    expect(await call(page, `${ownServer.url}/reached/${route}`), route).toBe('refused');
  }
  await go(page, `${basePath}general/api/playground`);
  expect(await call(page, `${ownServer.url}/back`)).toBe('refused');
  expect(ownServer.arrived).toEqual(['/playground']);
  console.log(`policy: ${2 * KINDS.length + 3} pages called another origin, and none reached it`);
});

test('reached from another page it answers from the sandbox, and calls a server after another load, with the request kept', async ({
  page,
  ownServer,
}) => {
  const { read } = OPERATIONS;
  await open(page, TOPIC_PAGE);
  await page.getByRole('link', { name: `Try it: GET ${read.path}`, exact: true }).click();
  await page.getByRole('textbox', { name: read.parameter }).fill('mine');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel(page, 'History').getByRole('listitem')).toHaveCount(1);

  await page.getByLabel('Own base URL').check();
  await expect(page.getByText('Your request is kept')).toBeVisible();
  await expect(page.getByLabel('Base URL', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel(page, 'Request').getByRole('alert')).toContainText('loaded again');

  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load this page again' }).click();
  await loaded;
  await hydrated(page);
  await expect(page.getByLabel('Own base URL')).toBeChecked();
  await expect(page.getByRole('textbox', { name: read.parameter })).toHaveValue('mine');
  await sendToOwn(page, ownServer.url);
  expect(ownServer.arrived).toEqual([`/v1${read.path.replace(/\{.*\}/, 'mine')}`]);

  await page.reload();
  await expect(page.getByLabel('Sandbox in this page')).toBeChecked();
});
