import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../site';
import { machineFiles } from './machine-files';

const ENTRY =
  '<entry><id>tag:a.example,2026:1</id><title>A</title><updated>2026-11-16T00:00:00Z</updated>' +
  '<link href="https://a.example/1"/><content type="html">b</content></entry>';
const FEED =
  '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>https://a.example/f.xml</id>' +
  '<title>A</title><updated>2026-11-16T00:00:00Z</updated><author><name>A</name></author>' +
  `<link rel="self" href="https://a.example/f.xml"/>${ENTRY}</feed>`;
const SITEMAP =
  '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
  '<url><loc>https://a.example/</loc><lastmod>2026-11-20T22:42:49.000Z</lastmod></url></urlset>';
const MANIFEST = JSON.stringify({
  name: 'A',
  short_name: 'A',
  description: 'A',
  lang: 'en',
  start_url: '/base/',
  scope: '/base/',
  display: 'browser',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [{ src: '/base/icon.svg', type: 'image/svg+xml', sizes: 'any' }],
});
const BREADCRUMBS = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [1, 2].map((position) => ({
    '@type': 'ListItem',
    position,
    name: 'A',
    item: 'https://a.example/',
  })),
});
const GOOD = {
  'f.xml': FEED,
  'sitemap.xml': SITEMAP,
  'site.webmanifest': MANIFEST,
  'icon.svg': '<svg/>',
  'index.html': pageOf('', `<script type="application/ld+json">${BREADCRUMBS}</script>`),
};
type File = keyof typeof GOOD;

const faultsWith = async (file: File, from: string, to: string): Promise<readonly string[]> => {
  expect(GOOD[file]).toContain(from);
  return (await machineFiles.check(siteOf({ ...GOOD, [file]: GOOD[file].replace(from, to) })))
    .faults;
};

describe('machine files', () => {
  it('accepts files in the correct format', async () => {
    expect(await machineFiles.check(siteOf(GOOD))).toEqual({ checked: 4, faults: [] });
  });

  it.each<readonly [File, string, string, string]>([
    ['f.xml', '</feed>', '', 'not well-formed'],
    ['f.xml', '2005/Atom', '2006/Atom', 'of no known format'],
    ['f.xml', '<author><name>A</name></author>', '', '<author> 0 times'],
    ['f.xml', '<title>A</title><updated>', '<updated>', '<title> 0 times'],
    ['f.xml', '<entry>', '<entry><pubDate>x</pubDate>', 'holds <pubDate>'],
    ['f.xml', '2026-11-16T00:00:00Z', '2026-11-16', 'is no moment'],
    ['f.xml', 'rel="self"', 'rel="alternate"', '0 links to itself'],
    ['f.xml', 'tag:a.example,2026:1', 'https://a.example/f.xml', 'an id occurs twice'],
    ['f.xml', 'tag:a.example,2026:1', 'first', 'is no IRI'],
    ['sitemap.xml', '<loc>https://a.example/</loc>', '', '<loc> 0 times'],
    ['sitemap.xml', 'https://a.example/', '/a', 'is no address'],
    ['sitemap.xml', '22:42:49.000Z', '', 'is no moment'],
    ['site.webmanifest', '"browser"', '"window"', '/display'],
    ['site.webmanifest', '"any"', '"large"', '/sizes'],
    ['site.webmanifest', '/base/icon.svg', '/base/gone.svg', 'is not there'],
    ['index.html', '"BreadcrumbList"', '"Breadcrumbs"', 'of the type Breadcrumbs'],
    ['index.html', '"position":2', '"position":"2"', '/position'],
    ['index.html', '"ListItem"', '"Item"', '@type'],
  ])('reports %s with %s as %s', async (file, from, to, says) => {
    expect((await faultsWith(file, from, to)).join('\n')).toContain(says);
  });
});
