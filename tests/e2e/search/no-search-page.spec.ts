import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPagesServer } from '../../support/pages-server';
import { BASE_URL, BUILD_DIR, FRAME_SITE_DIR } from '../../support/paths';
import { expect, test } from '../../support/test';

const ADDRESSES = ['search', 'search/', 'search.html', 'search/index.html'];

for (const [mode, folder] of [
  ['embedded', BUILD_DIR],
  ['hosted', FRAME_SITE_DIR],
] as const) {
  test(`the ${mode} search has no results page`, async ({ request }) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => /(?:^|[\\/])search(?:\.html|[\\/]|$)/.test(file))).toEqual([]);

    const pages = files.filter((file) => /\.(?:html|xml)$/.test(file));
    const scripts = files.filter((file) => /^assets[\\/]js[\\/].*\.js$/.test(file));
    const route = new RegExp(`${BASE_URL}search(?![\\w-])`);
    const knownRoute = `${BASE_URL}general`;
    const texts = [...pages, ...scripts].map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(texts.filter((text) => text.includes(knownRoute)).length).toBeGreaterThan(1);
    expect(texts.filter((text) => route.test(text))).toEqual([]);

    const server = await startPagesServer({ root: folder, baseUrl: BASE_URL });
    for (const address of ADDRESSES) {
      expect((await request.get(server.url + address)).status(), address).toBe(404);
    }
    expect((await request.get(`${server.url}general`)).status()).toBe(200);
    await server.close();
  });
}
