import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyIndexPages } from './addresses';

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

it('copies every page except the landing and not-found pages', async () => {
  await copyIndexPages(site());
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
