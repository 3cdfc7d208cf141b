import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { ContractSite } from '../support/contract-site';
import { ROOT } from '../support/paths';

const LOAN = 'general/contract/loan.yaml';

/** A port that was free a moment ago. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

let site: ContractSite;
let server: ChildProcess;
let url: string;
let terminal = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = new ContractSite();
  const port = await freePort();
  url = `http://localhost:${port}`;
  const args = [join(ROOT, 'scripts/docusaurus.mjs'), 'start', site.dir, '--no-open'];
  server = spawn(process.execPath, [...args, '--port', String(port)], {
    cwd: site.dir,
  });
  const read = (data: Buffer): void => {
    terminal += stripVTControlCharacters(data.toString());
  };
  server.stdout?.on('data', read);
  server.stderr?.on('data', read);
  await expect.poll(() => terminal, { timeout: 110_000 }).toMatch(/compiled successfully/i);
});

test.afterAll(() => {
  server.kill();
  site.remove();
});

const overlayText = async (page: Page): Promise<string> => {
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  const texts = await Promise.all(frames.map((frame) => frame.locator('body').innerText()));
  return texts.join('\n');
};

test('a changed contract shows in the open page without a reload, a mistake until it is mended', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${url}/api/loan`);
  await expect(page.getByText('Lend a book.')).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  const kept = page.locator('body[data-kept]');

  site.edit(LOAN, 'summary: Lend a book', 'summary: Hand out a book');
  await expect(page.getByText('Hand out a book.')).toBeVisible({ timeout: 30_000 });
  await expect(kept).toBeAttached();

  const place = /partners\/general\/contract\/loan\.yaml:24:16 The summary .+ Next: write/;
  terminal = '';
  site.edit(LOAN, 'summary: Hand out a book', 'summary: Hand out a Book');
  await expect.poll(() => terminal, { timeout: 30_000 }).toMatch(place);
  await expect.poll(() => overlayText(page), { timeout: 30_000 }).toMatch(place);

  site.edit(LOAN, 'summary: Hand out a Book', 'summary: Give out a book');
  await expect(page.getByText('Give out a book.')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => overlayText(page), { timeout: 30_000 }).not.toMatch(place);
  await expect(kept).toBeAttached();
});
