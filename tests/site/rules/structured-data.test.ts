import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../site';
import { structuredData } from './structured-data';

const SITE = 'https://docs.partner.example/base/';
const json = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;
const article = json({
  '@type': 'TechArticle',
  headline: 'Fees',
  description: 'Costs.',
  url: `${SITE}fees`,
  dateModified: '2026-11-01',
});
const steps = (last: string) =>
  json({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: SITE },
      { position: 2, item: last },
    ],
  });
const HEAD =
  '<meta name="description" content="Costs."><meta name="twitter:card" content="summary_large_image">' +
  `<link rel="alternate" type="text/markdown" href="/base/fees.md">${article}${steps(`${SITE}fees`)}`;
const BODY =
  '<nav class="theme-doc-breadcrumbs"></nav><div class="theme-doc-markdown markdown"></div>';
const HTML = pageOf(BODY, HEAD);
const MAP = `<urlset><url><loc>${SITE}fees</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod></url></urlset>`;

const check = (html: string, sitemap = MAP, files: Readonly<Record<string, string>> = {}) =>
  structuredData.check(siteOf({ 'fees.html': html, 'sitemap.xml': sitemap, ...files }));

describe('structured data', () => {
  it('accepts a complete page, and a sitemap without dates', async () => {
    expect(await check(HTML)).toEqual({ checked: 1, faults: [] });
    expect((await check(HTML, MAP.replace(/<lastmod>.*<\/lastmod>/, ''))).faults).toEqual([]);
  });

  it.each([
    [article, '', '0 descriptions'],
    [article, article + article, '2 descriptions'],
    ['"headline":"Fees"', '"headline":""', "without the page's headline"],
    [`"url":"${SITE}fees"`, `"url":"${SITE}fee"`, 'TechArticle of'],
    ['2026-11-01"', '1 November"', 'changed on 1 November'],
    ['"@type":"TechArticle"', '"@type":"TechArticle', 'no JSON'],
    ['https://schema.org', 'https://words.example', 'unknown words'],
    ['"position":2', '"position":3', 'breadcrumbs of 2 steps'],
    [steps(`${SITE}fees`), steps(SITE), 'do not lead from the landing page'],
    ['summary_large_image', 'summary', 'no twitter:card'],
    ['/base/fees.md', '/base/fee.md', 'names no copy /base/fees.md'],
  ])('reports fault %#', async (from, to, fault) => {
    expect(HTML).toContain(from);
    expect((await check(HTML.replace(from, to))).faults.join('\n')).toContain(fault);
  });

  it('requires the feed on every page of a set that has one', async () => {
    const feed = { 'fees/change-log.xml': '<feed/>' };
    expect((await check(HTML, MAP, feed)).faults).toEqual([
      'fees.html: names not the feed "/base/fees/change-log.xml"',
    ]);
    const link =
      '<link rel="alternate" type="application/atom+xml" href="/base/fees/change-log.xml">';
    const named = HTML.replace(article, article + link);
    expect((await check(named, MAP, feed)).faults).toEqual([]);
    expect((await check(named)).faults).toEqual(['fees.html: names not the feed ""']);
  });

  it.each([
    ['', 'index.html', 'WebSite', 'index.md'],
    ['fees/category/all', 'fees/category/all.html', 'CollectionPage', 'fees/category/all.md'],
  ])('requires the page at "%s" to describe itself', async (path, file, type, copy) => {
    const about = json({ '@type': type, name: 'A', description: 'Costs.', url: SITE + path });
    const head =
      '<meta name="description" content="Costs."><meta name="twitter:card" content="summary_large_image">' +
      `<link rel="alternate" type="text/markdown" href="/base/${copy}">${about}`;
    const sitemap = MAP.replace(`${SITE}fees`, SITE + path);
    const faultsOf = async (html: string) =>
      (await structuredData.check(siteOf({ [file]: html, 'sitemap.xml': sitemap }))).faults;
    expect(await faultsOf(pageOf('', head))).toEqual([]);
    expect(await faultsOf(pageOf('', head.replace(type, 'Thing')))).toEqual([
      `${file}: 0 descriptions as ${type}`,
    ]);
  });

  it.each([
    [MAP.replace('fees<', 'fee<'), 'not every page once'],
    [MAP.replace('2026-11-01T', '2999-11-01T'), 'changed on 2999'],
    [MAP.replace('2026-11-01T', 'yesterdayT'), 'changed on yesterday'],
  ])('reports sitemap fault %#', async (sitemap, fault) => {
    expect((await check(HTML, sitemap)).faults.join('\n')).toContain(fault);
  });
});
