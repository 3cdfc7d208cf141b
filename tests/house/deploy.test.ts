import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { site } from '../../src/site/config/site';
import { configuration, configurations } from '../../scripts/hosts/configuration';
import { fillConfiguration } from '../../scripts/hosts/fill';
import { ANSWER_HEADERS } from '../support/web-servers';
import { answerOf, HOSTS } from './static-host';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const YAML = 'application/yaml; charset=utf-8';

interface MarkdownModule {
  readonly onRequest: (context: object) => Promise<Response>;
  readonly default: (request: Request, context: object) => Promise<Response>;
}

/** At the root of a host, below a path, and deeper. */
const BASES = ['/', '/partner-docs/', '/a/b/'];

const filled = (file: string, base: string): string =>
  fillConfiguration(readFileSync(`deploy/${file}`, 'utf8'), {
    url: `https://docs.library.example${base}`,
    moved: [{ from: 'desk', to: 'lending' }],
    setTitles: {},
  });

const FILES = [
  'index.html',
  '404.html',
  'lending/fees.html',
  'lending/fees/index.html',
  'lending/fees.md',
  'lending/openapi.yaml',
  'assets/main.js',
  '.well-known/security.txt',
  '.well-known/api-catalog',
];

const CATALOG = { 'content-type': 'application/linkset+json' };

describe.each(HOSTS.flatMap((host) => BASES.map((base) => ({ host, base, name: host.name }))))(
  'the files for $name at $base',
  ({ host, base }) => {
    const published = new Set(FILES.map((name) => base + name));
    const configured = { redirects: filled('_redirects', base), headers: filled('_headers', base) };
    const get = (path: string) => answerOf(host, published, configured, path);

    it.each([
      ['', 'index.html', {}],
      ['lending/fees', 'lending/fees.html', {}],
      ['lending/fees.html', 'lending/fees.html', {}],
      ['lending/fees/', 'lending/fees/index.html', {}],
      ['lending/fees/index.html', 'lending/fees/index.html', {}],
      ['lending/fees.md', 'lending/fees.md', {}],
      ['assets/main.js', 'assets/main.js', { 'cache-control': IMMUTABLE }],
      ['lending/openapi.yaml', 'lending/openapi.yaml', { 'content-type': YAML }],
      ['.well-known/security.txt', '.well-known/security.txt', {}],
      ['.well-known/api-catalog', '.well-known/api-catalog', CATALOG],
    ])('send /%s with their headers, each once', (path, file, headers) => {
      expect(get(base + path)).toEqual({
        status: 200,
        file: base + file,
        headers: { ...ANSWER_HEADERS, ...headers },
      });
    });

    it.each([
      ['.well-known/security.txt', {}],
      ['.well-known/api-catalog', CATALOG],
    ])('send /%s at the root of the host as well', (file, headers) => {
      expect(get(`/${file}`)).toEqual({
        status: 200,
        file: base + file,
        headers: { ...ANSWER_HEADERS, ...headers },
      });
    });

    it('redirect from moved sections, and from the root of the host to the site', () => {
      expect(get(`${base}desk`)).toMatchObject({ status: 301, location: `${base}lending` });
      const page = { status: 301, location: `${base}lending/fees` };
      expect(get(`${base}desk/fees`)).toMatchObject(page);
      if (base !== '/') expect(get('/')).toMatchObject({ status: 301, location: base });
    });

    it('answer 404 with the not-found page', () => {
      for (const path of ['gone', 'desks', 'lending/gone', 'assets/gone.js']) {
        const missing = { status: 404, file: `${base}404.html`, headers: ANSWER_HEADERS };
        expect(get(base + path), path).toMatchObject(missing);
      }
      if (base !== '/') expect(get('/elsewhere').status).toBe(404);
    });
  },
);

it.each(configurations())('%s contains no name of the site: names are inserted', (file) => {
  const template = readFileSync(`deploy/${file}`, 'utf8');
  expect(template).toMatch(/\{\{(?:base|url)\}\}/);
  const names = [site.baseUrl, new URL(site.url).host].filter((name) => name !== '/');
  for (const name of names) expect(template).not.toContain(name);
  expect(configuration(file)).toContain(site.baseUrl);
});

it.each(BASES)('no configuration for %s has an empty part in an address', (base) => {
  for (const file of configurations()) {
    const addresses = filled(file, base).replace(/\w+:\/\/|^ *\/\/.*$|^ *\/?\*+.*$/gm, '');
    expect(addresses, file).not.toMatch(/\/\/|\{\{/);
  }
});

describe.each(BASES)('markdown.js for Netlify and Cloudflare Pages, at %s', (baseUrl) => {
  const HTML = new Response('<p>', { headers: { 'content-type': 'text/html' } });
  const load = (address: string) =>
    Promise.resolve(new Response(address, { status: address.includes('gone') ? 404 : 200 }));

  const textOf = async (path: string, accept: string, method = 'GET') => {
    const folder = mkdtempSync(join(tmpdir(), 'markdown-'));
    const file = join(folder, 'markdown.mjs');
    writeFileSync(file, filled('markdown.js', baseUrl));
    const { onRequest, default: edge } = (await import(pathToFileURL(file).href)) as MarkdownModule;
    rmSync(folder, { recursive: true });
    const next = () => Promise.resolve(HTML.clone());
    const request = new Request(`https://docs.partner.example${path}`, {
      method,
      headers: { accept },
    });
    vi.stubGlobal('fetch', load);
    const answers = [
      await onRequest({ request, next, env: { ASSETS: { fetch: load } } }),
      await edge(request, { next }),
    ];
    vi.unstubAllGlobals();
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts[0]).toBe(texts[1]);
    expect(answers.map(({ headers: all }) => all.get('vary'))).toEqual(['Accept', 'Accept']);
    return texts[0];
  };
  const asked = 'text/markdown, text/html;q=0.9';
  const copy = (name: string) => `https://docs.partner.example${baseUrl}${name}.md`;

  it.each([
    ['', asked, copy('index')],
    ['lending/api/loan', asked, copy('lending/api/loan')],
    ['lending/api/loan/', asked, copy('lending/api/loan')],
    ['lending/fees.html', asked, copy('lending/fees')],
    ['lending/fees', 'text/html,*/*;q=0.8', '<p>'],
    ['assets/main.js', asked, '<p>'],
    ['lending/gone', asked, '<p>'],
  ])('answers /%s for %s with %s', async (path, accept, expected) => {
    expect(await textOf(baseUrl + path, accept)).toBe(expected);
  });

  it('leaves other requests and addresses alone', async () => {
    expect(await textOf(`${baseUrl}lending`, asked, 'POST')).toBe('<p>');
    if (baseUrl !== '/') expect(await textOf('/elsewhere', asked)).toBe('<p>');
  });
});
