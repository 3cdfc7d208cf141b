import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configuration } from '../../scripts/hosts/configuration';
import { site as config } from '../../src/site/config/site';
import { setIds, setTitles } from '../../src/site/config/sets';
import { type StoredPage, unpack } from '../../src/reference/search/pack';
import type { SearchRecord } from '../../src/reference/search/record';
import { type Crawled, crawl, type CrawlerConfig, matches } from './crawler';
import { elementsNamed, parseDocument, text } from './dom';
import { NOT_FOUND, type Page, readSite } from './site';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const crawler = JSON.parse(configuration('docsearch.json')) as CrawlerConfig;
const site = readSite('build', { origin: config.url, baseUrl: config.baseUrl });
const records = unpack(read('.docusaurus/search/default/texts.json') as readonly StoredPage[]);

const recordsOf = ({ route }: Page): readonly SearchRecord[] =>
  records.filter(({ page }) => page === route);

/** Address of the deployed site. */
const BASE = config.url + config.baseUrl;
const addressOf = (path: string): string => BASE + path.replace(/^\//, '');

const differences = (crawled: readonly Crawled[], records: readonly SearchRecord[]): string[] => {
  const titles = new Map(crawled.map(({ anchor, titles: all }) => [anchor, all.at(-1)]));
  const anchors = new Set(records.map(({ anchor }) => anchor));
  return [
    ...records.flatMap(({ anchor, title }) =>
      titles.get(anchor) === title
        ? []
        : [`#${anchor}: "${titles.get(anchor) ?? 'nothing'}" instead of "${title}"`],
    ),
    ...[...titles.keys()]
      .filter((anchor) => !anchors.has(anchor))
      .map((anchor) => `#${anchor} is extra`),
  ];
};

describe('the crawler configuration', () => {
  const pages = site.pages.filter((page) => recordsOf(page).length > 0);

  it('covers every page that the embedded search contains', () => {
    expect(pages).toHaveLength(new Set(records.map(({ page }) => page)).size);
    expect(pages.length).toBeGreaterThan(4 * setIds.length);
    expect(records.length).toBeGreaterThan(2 * pages.length);
  });

  it.each(pages.map((page) => [page.route, page] as const))(
    'finds the anchors and titles of the embedded search on %s',
    (_, page) => {
      const crawled = crawl(page, crawler);
      const records = recordsOf(page);
      expect(differences(crawled, records)).toEqual([]);
      expect(crawled).toHaveLength(records.length);
      const [first] = records;
      const set = setTitles[first?.set ?? ''] ?? config.title;
      expect(new Set(crawled.map(({ titles }) => titles[0]))).toEqual(new Set([set]));
      expect(new Set(crawled.map(({ titles }) => titles[1]))).toEqual(new Set([first?.title]));
    },
  );

  it('creates no records for pages that only redirect', () => {
    const redirects = site.pages.filter((page) => !pages.includes(page));
    expect(redirects.map(({ file }) => file).sort()).toEqual([NOT_FOUND, 'index.html']);
    for (const page of redirects) expect(crawl(page, crawler)).toEqual([]);
  });

  it('reports a different anchor, a different name and an extra anchor', () => {
    const page = pages.find((candidate) =>
      recordsOf(candidate).some(({ kind }) => kind === 'field'),
    );
    const records = page ? recordsOf(page) : [];
    const faults = (find: string, by: string): string[] => {
      const html = page?.html ?? '';
      expect(html).toContain(find);
      return differences(crawl({ html: html.replace(find, by) }, crawler), records);
    };
    const [, second] = records;
    expect(faults(` id="${second?.anchor}"`, ' id="other"')).toEqual([
      `#${second?.anchor}: "nothing" instead of "${second?.title}"`,
      '#other is extra',
    ]);
    const field = records.find(({ kind }) => kind === 'field');
    expect(faults(`>${field?.title}</a>`, '>renamed</a>')).toEqual([
      `#${field?.anchor}: "renamed" instead of "${field?.title}"`,
    ]);
    expect(faults('<h2 ', '<h2 class="anchor" id="extra">Extra</h2><h2 ')).toEqual([
      '#extra is extra',
    ]);
  });

  it('starts at the site and accepts exactly the addresses of the sitemap', () => {
    const isTaken = (address: string): boolean =>
      [crawler.discoveryPatterns, crawler.actions.flatMap((action) => action.pathsToMatch)].every(
        (patterns) => patterns.some((pattern) => matches(address, pattern)),
      ) && !crawler.exclusionPatterns.some((pattern) => matches(address, pattern));
    const xml = site.files.get('sitemap.xml')?.toString('utf8') ?? '';
    const listed = [...elementsNamed(parseDocument(xml), 'loc')].map((loc) =>
      addressOf(text(loc).replace(config.url + config.baseUrl, '')),
    );
    expect(listed.length).toBeGreaterThan(pages.length);
    expect(listed.filter((address) => !isTaken(address))).toEqual([]);
    expect(crawler.startUrls.filter((address) => !listed.includes(address))).toEqual([]);
    expect(crawler.sitemaps).toEqual([addressOf('sitemap.xml')]);
    const unlisted = [
      ...site.redirects.map(({ route }) => addressOf(route)),
      ...site.pages.map(({ file }) => addressOf(file)),
      ...site.copies.map(addressOf),
    ];
    expect(unlisted.length).toBeGreaterThan(2 * pages.length);
    expect(unlisted.filter(isTaken)).toEqual([]);
    expect(isTaken(`https://elsewhere.example${config.baseUrl}`)).toBe(false);
  });
});
