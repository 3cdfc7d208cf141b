import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { site } from '../../src/site/config/site';
import { configuration, configurations } from '../../scripts/hosts/configuration';
import { movedSections } from '../../src/site/config/redirects';
import { ANSWER_HEADERS } from '../support/web-servers';

/** Headers by path of a `_headers` file (Netlify, Cloudflare Pages). */
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

describe('the files for hosts that serve a folder', () => {
  it('send the same headers as the web servers, and let assets be kept', () => {
    expect(Object.fromEntries(headers.get('/*') ?? [])).toEqual(ANSWER_HEADERS);
    expect(headers.get(`${site.baseUrl}assets/*`)?.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('name no header twice for a path: these hosts would send both values', () => {
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

  it('lead from the sections that moved', () => {
    const lines = configuration('_redirects').trim().split('\n');
    for (const { from, to } of movedSections) {
      expect(lines).toContain(`${site.baseUrl}${from} ${site.baseUrl}${to} 301`);
      expect(lines).toContain(`${site.baseUrl}${from}/* ${site.baseUrl}${to}/:splat 301`);
    }
    expect(lines.at(-1)).toBe(`/* ${site.baseUrl}404.html 404`);
  });
});

it.each(configurations())('%s names the site itself nowhere: its names are put in', (file) => {
  const template = readFileSync(`deploy/${file}`, 'utf8');
  expect(template).toMatch(/\{\{(?:base|url)\}\}/);
  for (const name of [site.baseUrl, new URL(site.url).host]) expect(template).not.toContain(name);
  expect(configuration(file)).toContain(site.baseUrl);
});
