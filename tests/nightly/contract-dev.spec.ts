import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ContractSite } from '../support/contract-site';
import { DevServer } from '../support/dev-server';
import { overlayText } from '../support/overlay';
import { goElsewhere } from '../support/strangers';

const LOAN = 'general/contract/loan.yaml';

// One server for all tests.
test.describe.configure({ mode: 'default' });

let site: ContractSite;
let server: DevServer;
/** File that lists the files that the editor was asked to open, one on each line. */
let opened: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = new ContractSite();
  opened = join(site.dir, 'opened');
  const editor = join(site.dir, 'editor');
  writeFileSync(editor, `#!/bin/sh\necho "$@" >> "${opened}"\n`, { mode: 0o755 });
  server = await DevServer.start(site.dir, { environment: { LAUNCH_EDITOR: editor } });
  await expect.poll(() => server.isReady, { timeout: 110_000 }).toBe(true);
});

test.afterAll(async () => {
  await server.stop();
  site.remove();
});

test('a page is compiled only once, when a tab opens it', async ({ page }) => {
  const compiled: string[] = [];
  page.on('request', (request) => {
    const modules = request.postData()?.split('\n') ?? [];
    compiled.push(...modules.filter((name) => name.endsWith('/api/loan.mdx')));
  });
  await page.goto(`${server.origin}/api/no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  expect(compiled).toEqual([]);
  await page.goto(`${server.origin}/api/loan`);
  await expect(page.getByText('Lend a book.')).toBeVisible();
  expect(compiled).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('Lend a book.')).toBeVisible();
  expect(compiled).toHaveLength(1);
});

test('a changed contract appears in the open page without a reload, a mistake until it is corrected', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${server.origin}/api/loan`);
  await expect(page.getByText('Lend a book.')).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  const markedBody = page.locator('body[data-kept]');

  site.edit(LOAN, 'summary: Lend a book', 'summary: Hand out a book');
  await expect(page.getByText('Hand out a book.')).toBeVisible({ timeout: 30_000 });
  await expect(markedBody).toBeAttached();

  const place = /partners\/general\/contract\/loan\.yaml:24:16 The summary .+ Next: write/;
  server.terminal = '';
  site.edit(LOAN, 'summary: Hand out a book', 'summary: Hand out a Book');
  await expect.poll(() => server.terminal, { timeout: 30_000 }).toMatch(place);
  await expect.poll(() => overlayText(page), { timeout: 30_000 }).toMatch(place);

  site.edit(LOAN, 'summary: Hand out a Book', 'summary: Give out a book');
  await expect(page.getByText('Give out a book.')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => overlayText(page), { timeout: 30_000 }).not.toMatch(place);
  await expect(markedBody).toBeAttached();
});

for (const hostname of ['localhost', '127.0.0.1']) {
  test(`a page at another port of ${hostname} can only open a page`, async ({ page }) => {
    const editor = `${server.origin}/webpack-dev-server/open-editor?fileName=`;
    const tools = [`${editor}foreign.mdx`, `${server.origin}/webpack-dev-server/invalidate`];
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(server.origin)) statuses.push(response.status());
    });
    writeFileSync(join(site.dir, 'foreign.mdx'), '');
    writeFileSync(opened, '');
    const close = await goElsewhere(page, hostname);
    await page.evaluate(async (addresses) => {
      const modes = ['cors', 'no-cors'] as const;
      const calls = addresses.flatMap((address) =>
        ['GET', 'POST'].flatMap((method) => modes.map((mode) => fetch(address, { method, mode }))),
      );
      const frames = addresses.map((src) => {
        const frame = Object.assign(document.createElement('iframe'), { src });
        document.body.append(frame);
        return new Promise((resolve) => (frame.onload = resolve));
      });
      await Promise.allSettled([...calls, ...frames]);
    }, tools);
    for (const address of tools) {
      await page.evaluate((href) => location.assign(href), address);
      await page.waitForURL(address);
      await page.goBack();
    }
    expect(new Set(statuses)).toEqual(new Set([403]));

    await page.evaluate((href) => location.assign(href), `${server.origin}/api/loan`);
    await expect(page.getByRole('heading', { level: 1, name: 'Loan' })).toBeVisible();
    close();
    const fromOwnPage = (file: string) =>
      page.evaluate(async (address) => (await fetch(address)).status, editor + file);
    expect(await fromOwnPage(process.execPath)).toBe(403);
    expect(await fromOwnPage('docusaurus.config.ts')).toBe(200);
    const configFile = join(site.dir, 'docusaurus.config.ts');
    await expect.poll(() => readFileSync(opened, 'utf8')).toBe(`${configFile}\n`);
  });
}
