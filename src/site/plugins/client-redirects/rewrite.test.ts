import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rewriteRedirects } from './rewrite';

const MOVED = [{ from: 'peer-wallet', to: 'general' }];

let outDir = '';
const rewrite = () =>
  rewriteRedirects(
    {
      outDir,
      baseUrl: '/docs/',
      siteUrl: 'https://docs.partner.example',
      routesPaths: ['/docs/', '/docs/general', '/docs/general/fees', '/docs/generals'],
    },
    MOVED,
  );

const write = async (page: string, text: string) => {
  const file = path.join(outDir, page, 'index.html');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};

beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'redirects-'));
  await write('peer-wallet', '<meta http-equiv="refresh">');
  await write('peer-wallet/fees', '<meta http-equiv="refresh">');
});

afterEach(async () => {
  await rm(outDir, { recursive: true });
});

it('rewrites every page of the moved section in both forms', async () => {
  expect(await rewrite()).toBe(2);
  const files = (await readdir(outDir, { recursive: true })).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files.map((file) => file.replaceAll(path.sep, '/')).sort()).toEqual([
    'peer-wallet.html',
    'peer-wallet/fees.html',
    'peer-wallet/fees/index.html',
    'peer-wallet/index.html',
  ]);
  const html = await readFile(path.join(outDir, 'peer-wallet/fees.html'), 'utf8');
  expect(html).toContain('href="/docs/general/fees"');
});

it('fails when the redirects plugin left a page out', async () => {
  await rm(path.join(outDir, 'peer-wallet/fees'), { recursive: true });
  await expect(rewrite()).rejects.toThrow('ENOENT');
});

it('never overwrites a page with a redirect', async () => {
  await write('peer-wallet/fees', '<h1>A page</h1>');
  await expect(rewrite()).rejects.toThrow('is not a redirect page');
  await writeFile(path.join(outDir, 'peer-wallet.html'), 'a page');
  await write('peer-wallet/fees', '<meta http-equiv="refresh">');
  await expect(rewrite()).rejects.toThrow('EEXIST');
});
