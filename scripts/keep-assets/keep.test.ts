import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ASSET_LIST, writeAssetList } from '../../src/site/plugins/after-build/asset-list';
import { type PagesServer, startPagesServer } from '../../tests/support/pages-server';
import { keepAssets } from './keep';

let folder = '';
let server: PagesServer;

/** Writes a build with these assets, and returns its folder. */
async function build(name: string, assets: Readonly<Record<string, string>>): Promise<string> {
  const outDir = path.join(folder, name);
  mkdirSync(path.join(outDir, 'assets/js'), { recursive: true });
  writeFileSync(path.join(outDir, '404.html'), 'not found');
  for (const [file, text] of Object.entries(assets)) {
    writeFileSync(path.join(outDir, 'assets/js', file), text);
  }
  await writeAssetList(outDir);
  return outDir;
}

const has = (outDir: string, file: string) => existsSync(path.join(outDir, 'assets/js', file));

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'keep-'));
  server = await startPagesServer({ root: folder, baseUrl: '/docs/' });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

it('keeps the assets of the previous release, but no older ones', async () => {
  const first = await build('first', { 'main.1.js': 'one', 'shared.js': 'same' });
  const second = await build('second', { 'main.2.js': 'two', 'shared.js': 'same' });
  const third = await build('third', { 'main.3.js': 'three' });
  server.deploy(first);
  expect(await keepAssets(second, server.url)).toEqual({ kept: 1, shared: 1 });
  expect(readFileSync(path.join(second, 'assets/js/main.1.js'), 'utf8')).toBe('one');
  server.deploy(second);
  expect(await keepAssets(third, server.url)).toEqual({ kept: 2, shared: 0 });
  expect([has(third, 'main.1.js'), has(third, 'main.2.js')]).toEqual([false, true]);
});

it('returns undefined when nothing is published yet', async () => {
  const next = await build('next', {});
  const before = await build('before', { 'main.1.js': 'one' });
  rmSync(path.join(before, ASSET_LIST));
  server.deploy(before);
  expect(await keepAssets(next, server.url)).toBeUndefined();
});

it.each([
  ['an asset that is gone', 'assets/js/gone.js', 'answers 404'],
  ['a path out of the build', 'assets/../../stolen.js', 'is not the path of an asset'],
  ['a page', 'index.html', 'is not the path of an asset'],
  ['an asset that was changed', 'assets/js/main.1.js', 'differs from the file that was built'],
])('refuses %s', async (_, file, message) => {
  const first = await build('first', { 'main.1.js': 'one' });
  const next = await build('next', {});
  writeFileSync(path.join(first, ASSET_LIST), JSON.stringify({ [file]: 'AAAA' }));
  server.deploy(first);
  await expect(keepAssets(next, server.url)).rejects.toThrow(message);
  expect(existsSync(path.join(folder, 'stolen.js'))).toBe(false);
  expect(has(next, 'main.1.js')).toBe(false);
});
