import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { site } from '../../src/site/config/site';
import { configuration, configurations } from '../../scripts/hosts/configuration';
import { movedSections } from '../../src/site/config/redirects';
import { ANSWER_HEADERS } from '../support/web-servers';

interface MarkdownModule {
  readonly onRequest: (context: object) => Promise<Response>;
  readonly default: (request: Request, context: object) => Promise<Response>;
}

/** Parses the headers of a `_headers` file (Netlify, Cloudflare Pages) by path. */
function readHeaders(text: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const sections = new Map<string, Map<string, string>>();
  let section = new Map<string, string>();
  for (const line of text.split('\n').filter((entry) => entry !== '' && !entry.startsWith('#'))) {
    if (!line.startsWith(' ')) {
      section = new Map();
      sections.set(line, section);
      continue;
    }
    const [name = '', ...rest] = line.trim().split(': ');
    section.set(name.toLowerCase(), rest.join(': '));
  }
  return sections;
}

const headers = readHeaders(configuration('_headers'));

describe('the files for static hosts', () => {
  it('send the same headers as the web servers, and make assets cacheable', () => {
    expect(Object.fromEntries(headers.get('/*') ?? [])).toEqual(ANSWER_HEADERS);
    expect(headers.get(`${site.baseUrl}assets/*`)?.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('define no header twice for a path: these hosts would send both values', () => {
    const everywhere = [...(headers.get('/*')?.keys() ?? [])];
    const narrower = [...headers].filter(([path]) => path !== '/*');
    expect(narrower.length).toBeGreaterThan(1);
    for (const [path, names] of narrower) {
      expect(
        everywhere.filter((name) => names.has(name)),
        path,
      ).toEqual([]);
    }
  });

  it('redirect from moved sections', () => {
    const lines = configuration('_redirects').trim().split('\n');
    for (const { from, to } of movedSections) {
      expect(lines).toContain(`${site.baseUrl}${from} ${site.baseUrl}${to} 301`);
      expect(lines).toContain(`${site.baseUrl}${from}/* ${site.baseUrl}${to}/:splat 301`);
    }
    expect(lines.at(-1)).toBe(`/* ${site.baseUrl}404.html 404`);
  });
});

it.each(configurations())('%s contains no name of the site: names are inserted', (file) => {
  const template = readFileSync(`deploy/${file}`, 'utf8');
  expect(template).toMatch(/\{\{(?:base|url)\}\}/);
  for (const name of [site.baseUrl, new URL(site.url).host]) expect(template).not.toContain(name);
  expect(configuration(file)).toContain(site.baseUrl);
});

describe('markdown.js for Netlify and Cloudflare Pages', () => {
  const HTML = new Response('<p>', { headers: { 'content-type': 'text/html' } });
  const load = (address: string) =>
    Promise.resolve(new Response(address, { status: address.includes('gone') ? 404 : 200 }));

  const answerOf = async (path: string, accept: string, method = 'GET') => {
    const folder = mkdtempSync(join(tmpdir(), 'markdown-'));
    const file = join(folder, 'markdown.mjs');
    writeFileSync(file, configuration('markdown.js'));
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
  const { baseUrl } = site;
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
    expect(await answerOf(baseUrl + path, accept)).toBe(expected);
  });

  it('leaves other requests and addresses alone', async () => {
    expect(await answerOf(`${baseUrl}lending`, asked, 'POST')).toBe('<p>');
    expect(await answerOf('/elsewhere', asked)).toBe('<p>');
  });
});
