import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyIndexPages, writeMovedSection } from './addresses';

const MOVED = { from: 'peer-wallet', to: 'general' };

let outDir = '';
const site = () => ({
  outDir,
  baseUrl: '/docs/',
  siteUrl: 'https://docs.partner.example',
  routesPaths: [
    '/docs/',
    '/docs/404.html',
    '/docs/general',
    '/docs/general/fees',
    '/docs/generals',
  ],
});

beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'addresses-'));
  await mkdir(path.join(outDir, 'general'));
  for (const page of ['index', '404', 'general', 'general/fees', 'generals']) {
    await writeFile(path.join(outDir, `${page}.html`), page);
  }
});

afterEach(async () => {
  await rm(outDir, { recursive: true });
});

const files = async () =>
  (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.html')).sort();

it('copies every page but the landing and not-found pages', async () => {
  expect(await copyIndexPages(site())).toBe(3);
  expect(await files()).toEqual(
    [
      '404.html',
      'general.html',
      path.join('general', 'fees.html'),
      path.join('general', 'fees', 'index.html'),
      path.join('general', 'index.html'),
      'generals.html',
      path.join('generals', 'index.html'),
      'index.html',
    ].sort(),
  );
  expect(await readFile(path.join(outDir, 'general/fees/index.html'), 'utf8')).toBe('general/fees');
});

it('redirects every page of the moved section and no other', async () => {
  expect(await writeMovedSection(site(), MOVED)).toBe(2);
  const written = (await files()).filter((file) => file.startsWith('peer'));
  expect(written).toEqual(
    [
      'peer-wallet.html',
      path.join('peer-wallet', 'fees.html'),
      path.join('peer-wallet', 'fees', 'index.html'),
      path.join('peer-wallet', 'index.html'),
    ].sort(),
  );
});

it('never overwrites a page with a redirect', async () => {
  await writeFile(path.join(outDir, 'peer-wallet.html'), 'a page');
  await expect(writeMovedSection(site(), MOVED)).rejects.toThrow('EEXIST');
});
