import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredPage } from '../../src/reference/search/pack';
import { site as config } from '../../src/site/config/site';
import { ROOT } from '../support/paths';
import { setRoutes } from '../support/routes';
import { SiteCopy } from '../support/site-copy';
import { NOT_FOUND, readSite, type Site } from './site';

const [REMOVED, ADDED, TITLE] = ['rebell-pay', 'tills', 'Till payments'];

const copy = new SiteCopy({ ownSources: true });
let built: Site;

beforeAll(async () => {
  const folder = (set: string): string => join(copy.dir, 'partners', set);
  cpSync(folder(REMOVED), folder(ADDED), { recursive: true });
  rmSync(folder(REMOVED), { recursive: true });
  rmSync(join(copy.dir, `sidebars.${REMOVED}.ts`));
  copy.edit('src/site/sets.ts', `id: '${REMOVED}',`, `id: '${ADDED}',`);
  copy.edit('src/site/sets.ts', 'title: `${productName} Pay`,', `title: '${TITLE}',`);
  copy.edit('partners/general/intro.mdx', `(/${REMOVED})`, `(/${ADDED})`);
  // Error addresses that the sample writes out in its prose.
  copy.edit(`partners/${ADDED}/intro.mdx`, `${REMOVED}#error`, `${ADDED}#error`);
  copy.edit(`partners/${ADDED}/api/order.mdx`, `/${REMOVED}/api`, `/${ADDED}/api`);
  const args = [join(ROOT, 'scripts/docusaurus.mjs'), 'build', copy.dir];
  await promisify(execFile)(process.execPath, args, {
    cwd: copy.dir,
    maxBuffer: 64 * 1024 * 1024,
  });
  built = readSite(join(copy.dir, 'build'), { origin: config.url, baseUrl: config.baseUrl });
}, 600_000);

afterAll(() => copy.remove());

const fileText = (file: string): string => built.files.get(file)?.toString('utf8') ?? '';

/** The build itself stops at a dead link: every page links to pages of its set and beside it. */
describe('a set that was added, and one that was removed', () => {
  it('have the pages of their folders, with an index of the operations, and none', () => {
    const routes = built.pages.map(({ route }) => route);
    const expected = setRoutes(join(copy.dir, 'partners', ADDED)).map((page) =>
      `/${ADDED}/${page}`.replace(/\/$/, ''),
    );
    expect(expected.length).toBeGreaterThan(10);
    expect(routes.filter((route) => `${route}/`.startsWith(`/${ADDED}/`)).sort()).toEqual(expected);
  });

  it.each(['index.html', NOT_FOUND, 'llms.txt', 'sitemap.xml', `${ADDED}/change-log.xml`])(
    '%s names the one and not the other',
    (file) => {
      expect(fileText(file)).toContain(`/${ADDED}`);
      expect(fileText(file)).not.toContain(`/${REMOVED}`);
    },
  );

  it('leave no address of the removed set anywhere', () => {
    const left = [...built.files].filter(
      ([file, bytes]) => file.includes(REMOVED) || bytes.includes(`${config.baseUrl}${REMOVED}`),
    );
    expect(left.map(([file]) => file)).toEqual([]);
  });

  it('are published with a contract, Postman files and a section for language models', () => {
    for (const file of ['openapi.yaml', 'openapi.json', 'postman_collection.json']) {
      expect(built.files.has(`${ADDED}/${file}`), file).toBe(true);
    }
    expect(fileText('llms.txt')).toContain(`## ${TITLE}\n`);
  });

  it('have search records, and a title that says which set a page belongs to', () => {
    const file = join(copy.dir, '.docusaurus/search/default/texts.json');
    const pages = JSON.parse(readFileSync(file, 'utf8')) as readonly StoredPage[];
    const sets = new Set(JSON.stringify(pages).match(/"(?:general|tills|rebell-pay|site)"/g));
    expect([...sets].sort()).toEqual(['"general"', '"site"', `"${ADDED}"`]);
    const title = /<title[^>]*>([^<]*)/.exec(fileText(`${ADDED}/api/order.html`))?.[1];
    expect(title).toContain(`Order · ${TITLE}`);
  });

  it('let only their playgrounds call other servers', () => {
    const policy = (page: string): string =>
      /connect-src ([^;]*);/.exec(fileText(`${ADDED}/${page}.html`))?.[1] ?? '';
    expect(policy('api/playground')).toContain('https:');
    expect(policy('api/order')).not.toContain('https:');
  });
});
