import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get as request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adviceFor } from '../../scripts/programs';
import { API_CATALOG } from '../../src/reference/publish/api-catalog';
import { movedSections } from '../../src/site/config/redirects';
import { setIds } from '../../src/site/config/sets';
import { site as config } from '../../src/site/config/site';
import { BASE_URL, BUILD_DIR } from '../support/paths';
import { siteRoutes } from '../support/routes';
import {
  ANSWER_HEADERS,
  startWebServer,
  versionOf,
  webServers,
  type RunningServer,
} from '../support/web-servers';
import { readSite } from './site';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const [SET = ''] = setIds;
/** A page that exists in every set. */
const PAGE = `${SET}/change-log`;
const PAGES = siteRoutes().filter((route) => route !== '');
const site = readSite(BUILD_DIR, { origin: config.url, baseUrl: BASE_URL });
const assets = [...site.files.keys()].filter((file) => file.startsWith('assets/'));
const fileOf = (extension: string): string =>
  [...site.files.keys()].find((file) => file.endsWith(extension)) ?? `none${extension}`;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=60, must-revalidate';

/** Set for the test, because a build without a repository has no security.txt. */
const SECURITY = 'Contact: https://code.example/report\n';

/** At the root of a host, below a path, and deeper. A server looks at the names of files alone. */
const BASES = [...new Set([BASE_URL, '/', '/a/b/'])];

const scratch = mkdtempSync(path.join(tmpdir(), 'servers-'));
const rootFor = (base: string): string =>
  path.join(scratch, base === '/' ? 'site' : `below${base.replaceAll('/', '-')}`);
const messages: string[] = [];

beforeAll(() => {
  const folder = path.join(scratch, 'site');
  cpSync(BUILD_DIR, folder, { recursive: true });
  mkdirSync(path.join(folder, '.well-known'), { recursive: true });
  writeFileSync(path.join(folder, '.well-known/security.txt'), SECURITY);
  for (const base of BASES.filter((name) => name !== '/')) {
    mkdirSync(path.join(rootFor(base), base, '..'), { recursive: true });
    symlinkSync(folder, path.join(rootFor(base), base.slice(0, -1)));
  }
});
afterAll(() => {
  rmSync(scratch, { recursive: true, force: true });
  console.log(messages.join('\n'));
});

const absent = webServers.filter(({ program }) => program.find() === undefined);
const tried = webServers
  .filter((server) => !absent.includes(server))
  .flatMap((server) => BASES.map((base) => ({ server, base, id: server.program.name })));

it('tries every web server for which the repository has a configuration, in CI', () => {
  const advice = absent.map(({ program }) => adviceFor(program));
  messages.push(...advice.map((text) => `NOT CHECKED: ${text}`));
  expect(process.env.CI === undefined ? [] : advice).toEqual([]);
  expect(PAGES.length + assets.length).toBeGreaterThan(2 * setIds.length);
});

describe.each(tried)('$id at $base', ({ server: webServer, base, id }) => {
  let server: RunningServer | undefined;
  let looks = 0;
  beforeAll(async () => {
    server = await startWebServer(webServer, rootFor(base), base);
  });
  afterAll(() => {
    server?.stop();
    messages.push(`${id} at ${base} (${versionOf(webServer)}): ${looks} answers looked at`);
  });

  /** Sends a path without resolving or encoding it. */
  const get = (target: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      looks += 1;
      const { hostname, port } = new URL(server?.origin ?? '');
      request({ hostname, port, path: target, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      }).on('error', reject);
    });

  it.each([
    ['', 'text/html; charset=utf-8'],
    [PAGE, 'text/html; charset=utf-8'],
    [`${PAGE}.md`, 'text/markdown; charset=utf-8'],
    [`${SET}/openapi.json`, 'application/json'],
    [`${SET}/openapi.yaml`, 'application/yaml; charset=utf-8'],
    [`${SET}/change-log.xml`, 'xml'],
    ['sitemap.xml', 'xml'],
    ['site.webmanifest', 'application/manifest+json'],
    ['robots.txt', 'text/plain; charset=utf-8'],
    ['llms.txt', 'text/plain; charset=utf-8'],
    ['img/logo.svg', 'image/svg+xml'],
    ['img/social-card.png', 'image/png'],
    ['img/favicon.ico', 'icon'],
    [fileOf('.css'), 'text/css; charset=utf-8'],
    [fileOf('.js'), 'javascript'],
  ])('/%s is of the type %s', async (file, type) => {
    const { status, headers } = await get(base + file);
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining(type)]);
  });

  it('sends the cache lifetime of every file, and lets browsers revalidate it', async () => {
    for (const file of assets) {
      const { status, headers } = await get(base + file);
      expect([status, headers['cache-control']], file).toEqual([200, IMMUTABLE]);
    }
    for (const page of PAGES) {
      const { headers } = await get(base + page);
      expect(headers['cache-control'], page).toBe(SHORT);
      const again = await get(base + page, { 'if-none-match': headers.etag ?? '' });
      expect(again.status, page).toBe(304);
    }
    expect((await get(`${base}img/logo.svg`)).headers['cache-control']).toMatch(/max-age=86400/);
    expect((await get(`${base}assets/js/gone.js`)).headers['cache-control']).toBe('no-store');
  });

  it('compresses text, and sends the file itself to those who read no gzip', async () => {
    const files = [`${SET}.html`, `${SET}/openapi.json`, fileOf('.css'), fileOf('main.js')];
    const targets = [...files, ...assets.filter((file) => /\/main\..*\.js$/.test(file))];
    for (const file of targets.filter((name) => site.files.has(name))) {
      const target = base + file.replace(/\.html$/, '');
      const original = site.files.get(file);
      for (const [accepted, encoding, decode] of [
        ['gzip, deflate, br', 'gzip', gunzipSync],
        ['identity', undefined, (bytes: Buffer) => bytes],
      ] as const) {
        const { headers, body } = await get(target, { 'accept-encoding': accepted });
        expect(headers['content-encoding'], `${file} for ${accepted}`).toBe(encoding);
        expect(original?.equals(decode(body)), `${file} for ${accepted}`).toBe(true);
        expect(headers.vary, `${file} for ${accepted}`).toMatch(/accept-encoding/i);
        const again = { 'accept-encoding': accepted, 'if-none-match': headers.etag ?? '' };
        expect((await get(target, again)).status, `${file} for ${accepted}`).toBe(304);
      }
    }
    const picture = `${base}img/social-card.png`;
    const { headers } = await get(picture, { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('sends the headers that pages cannot set with every answer', async () => {
    for (const [target, status] of [
      ['', 200],
      [PAGE, 200],
      [`${SET}/api/playground`, 200],
      [fileOf('.js'), 200],
      [`${PAGE}/`, 301],
      ['no-such-page', 404],
      ['assets/js/gone.js', 404],
    ] as const) {
      const answer = await get(base + target);
      expect(answer.status, target).toBe(status);
      expect(answer.headers, target).toMatchObject(ANSWER_HEADERS);
      expect(answer.headers.server ?? '', target).not.toMatch(/\d/);
    }
  });

  it('answers 404 with the not-found page if there is no file', async () => {
    const page = readFileSync(path.join(BUILD_DIR, '404.html'));
    for (const target of [
      'no-such-page',
      `${SET}/no-such-page.md`,
      '404',
      'assets/js/gone.js',
      '.git/config',
    ]) {
      const { status, body } = await get(base + target);
      expect(status, target).toBe(404);
      expect(page.equals(body), target).toBe(true);
    }
    const parent = path.posix.dirname(base);
    for (const target of base === '/' ? [] : [`${base.slice(0, -1)}s/`, '/gone', parent]) {
      if (target === '/') continue;
      expect((await get(target)).status, target).toBe(404);
    }
    for (const target of [
      `${base}../../../etc/passwd`,
      `${base}..%2f..%2f..%2fetc/passwd`,
      '/etc/passwd',
    ]) {
      const { status, body } = await get(target);
      expect([400, 404], target).toContain(status);
      expect(body.toString(), target).not.toContain('root:');
    }
  });

  it('lists no folder', async () => {
    for (const folder of ['assets', 'assets/js', 'assets/css', 'img', 'img/postman', '']) {
      for (const form of [folder, `${folder}/`]) {
        const target = base + form;
        let answer = await get(target);
        if (answer.status === 301) answer = await get(answer.headers.location ?? '');
        if (folder === '') expect(answer.status, target).toBeLessThan(500);
        else expect(answer.status, target).toBe(404);
        expect(answer.body.toString(), target).not.toMatch(/Index of|href="\.\.?\/"/);
      }
    }
  });

  it('has one address for each page: the other forms lead there with their query', async () => {
    for (const page of PAGES) {
      const clean = base + page;
      const { status, body } = await get(`${clean}?q=1`);
      expect(status, clean).toBe(200);
      expect(site.files.get(`${page}.html`)?.equals(body), clean).toBe(true);
      for (const form of ['/', '.html', '/index.html', '//']) {
        const { status: moved, headers } = await get(`${clean}${form}?q=%26&r=2`);
        expect([moved, headers.location], clean + form).toEqual([301, `${clean}?q=%26&r=2`]);
        expect((await get(clean + form)).headers.location, clean + form).toMatch(
          new RegExp(`^${clean}\\??$`),
        );
      }
    }
    const landing = await get(`${base}index.html?q=1`);
    expect([landing.status, landing.headers.location]).toEqual([301, `${base}?q=1`]);
    for (const start of base === '/' ? [] : ['/', base.slice(0, -1)]) {
      const { status, headers } = await get(start);
      expect([status, headers.location], start).toEqual([301, base]);
    }
  });

  it('answers clients that ask for Markdown with the Markdown copy of a page, and others with HTML', async () => {
    for (const page of ['', ...PAGES]) {
      const copy = site.files.get(`${page || 'index'}.md`);
      const markdown = await get(base + page, { accept: 'text/markdown, text/html;q=0.9' });
      expect([markdown.status, markdown.headers['content-type']], page).toEqual([
        200,
        'text/markdown; charset=utf-8',
      ]);
      expect(copy?.equals(markdown.body), page).toBe(true);
      const html = await get(base + page, { accept: 'text/html,*/*;q=0.8' });
      expect(html.headers['content-type'], page).toBe('text/html; charset=utf-8');
      for (const { headers } of [markdown, html]) {
        expect(headers.vary, page).toMatch(/\baccept\b(?!-)/i);
      }
    }
    const asks = { accept: 'text/markdown' };
    expect((await get(`${base}no-such-page`, asks)).status).toBe(404);
    const script = await get(base + fileOf('.js'), asks);
    expect(script.headers['content-type']).toContain('javascript');
  });

  it('serves a part of a page at its address without an ending', async () => {
    const isPart = (file: string) =>
      file.endsWith('.md') && !site.files.has(file.replace(/md$/, 'html'));
    const parts = [...site.files.keys()].filter(isPart);
    for (const part of parts) {
      const { status, body } = await get(base + part.replace(/\.md$/, ''));
      expect([status, site.files.get(part)?.equals(body)], part).toEqual([200, true]);
    }
    expect(parts.length).toBeGreaterThan(PAGES.length);
  });

  it('redirects from a moved section to the same place in the new one', async () => {
    for (const { from, to } of movedSections) {
      const moved = PAGES.filter((page) => `${page}/`.startsWith(`${to}/`));
      for (const page of moved) {
        for (const form of ['', '/', '.html', '/index.html']) {
          const old = base + from + page.slice(to.length) + form;
          const { status, headers } = await get(`${old}?q=1`);
          expect([status, headers.location], old).toEqual([301, `${base + page}?q=1`]);
        }
      }
      expect(moved.length).toBeGreaterThan(3);
      expect((await get(`${base}${from}s`)).status).toBe(404);
    }
  });

  it('serves security.txt and the catalog of APIs at the root of the host, and nothing else there', async () => {
    for (const start of ['/', base]) {
      const { status, headers, body } = await get(`${start}.well-known/security.txt`);
      expect([status, body.toString()], start).toEqual([200, SECURITY]);
      expect(headers['content-type'], start).toContain('text/plain');
    }
    const catalog = readFileSync(path.join(BUILD_DIR, API_CATALOG), 'utf8');
    for (const start of ['/', base]) {
      const { status, headers, body } = await get(start + API_CATALOG);
      expect([status, body.toString()], start).toEqual([200, catalog]);
      expect(headers['content-type'], start).toBe('application/linkset+json');
    }
    expect((await get('/.well-known/gone')).status).toBe(404);
  });

  it('repeats no line break and no other host from an address in its answer', async () => {
    for (const target of [
      `${base}a%0d%0aX-Seeded:%201/`,
      ...movedSections.map(({ from }) => `${base}${from}/a%0d%0aX-Seeded:%201`),
      `${base}a%0dX-Seeded:1.html`,
      `/%5cevil.example/`,
      `//evil.example/`,
      `${base}/evil.example//`,
    ]) {
      const { headers } = await get(target);
      expect(headers['x-seeded'], target).toBeUndefined();
      expect((headers.location ?? base).startsWith(base), target).toBe(true);
      expect(headers.location ?? base, target).not.toMatch(/^.[/\\]/);
    }
  });
});
