import { attribute, elements, elementsNamed, text } from '../dom';
import { NOT_FOUND, type Page, type Site } from '../site';
import type { Rule } from './rule';

interface Block {
  readonly '@context'?: string;
  readonly '@type'?: string;
  readonly url?: string;
  readonly headline?: string;
  readonly name?: string;
  readonly description?: string;
  readonly dateModified?: string;
  readonly itemListElement?: readonly { readonly position: number; readonly item: string }[];
}

const addressOf = (site: Site, { route }: Page): string =>
  `${site.origin}${site.baseUrl}${route.slice(1)}`;

const hasBreadcrumbs = ({ document }: Page): boolean =>
  [...elements(document)].some((element) =>
    /\btheme-doc-breadcrumbs\b/.test(attribute(element, 'class') ?? ''),
  );

const metaOf = ({ document }: Page, name: string): string | undefined => {
  const element = [...elementsNamed(document, 'meta')].find(
    (meta) => attribute(meta, 'name') === name,
  );
  return element && attribute(element, 'content');
};

/** Returns the blocks of JSON-LD; a block that is not JSON is a separate fault. */
function blocksOf(page: Page): { readonly blocks: readonly Block[]; readonly faults: string[] } {
  const faults: string[] = [];
  const blocks = [...elementsNamed(page.document, 'script')]
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .flatMap((script) => {
      try {
        return [JSON.parse(text(script)) as Block];
      } catch {
        faults.push(`${page.file}: JSON-LD that is no JSON`);
        return [];
      }
    });
  return { blocks, faults };
}

/** Returns the type of a page in schema.org. */
const typeOf = ({ route }: Page): string => {
  if (route === '/') return 'WebSite';
  return route.includes('/category/') ? 'CollectionPage' : 'TechArticle';
};

function* descriptionFaults(site: Site, page: Page, blocks: readonly Block[]): Generator<string> {
  const type = typeOf(page);
  const descriptions = blocks.filter((block) => block['@type'] === type);
  const [about] = descriptions;
  if (!about || descriptions.length > 1) {
    yield `${page.file}: ${descriptions.length} descriptions as ${type}`;
    return;
  }
  if (about.url !== addressOf(site, page)) yield `${page.file}: ${type} of ${about.url ?? ''}`;
  if (about.description !== metaOf(page, 'description') || !(about.headline ?? about.name)) {
    yield `${page.file}: ${type} without the page's headline or description`;
  }
  const { dateModified } = about;
  if (dateModified !== undefined && !/^\d{4}-\d\d-\d\d$/.test(dateModified)) {
    yield `${page.file}: ${type} changed on ${dateModified}`;
  }
}

/** Yields faults of the alternate forms of a page: its copy, and the feed of its docs set. */
function* alternateFaults(site: Site, page: Page): Generator<string> {
  const named = (type: string): string =>
    [...elementsNamed(page.document, 'link')]
      .filter((link) => attribute(link, 'rel') === 'alternate' && attribute(link, 'type') === type)
      .map((link) => attribute(link, 'href'))
      .join(' ');
  const copy = `${site.baseUrl}${page.route === '/' ? 'index' : page.route.slice(1)}.md`;
  if (named('text/markdown') !== copy) yield `${page.file}: names no copy ${copy}`;
  const log = `${page.route.split('/')[1] ?? ''}/change-log.xml`;
  const feed = site.files.has(log) ? site.baseUrl + log : '';
  if (named('application/atom+xml') !== feed) yield `${page.file}: names not the feed "${feed}"`;
}

function* breadcrumbFaults(site: Site, page: Page, blocks: readonly Block[]): Generator<string> {
  const items = blocks.find((block) => block['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  const isInOrder = items.every(({ position }, index) => position === index + 1);
  const [first] = items;
  if (items.length < 2 || !isInOrder) yield `${page.file}: breadcrumbs of ${items.length} steps`;
  if (
    first?.item !== `${site.origin}${site.baseUrl}` ||
    items.at(-1)?.item !== addressOf(site, page)
  ) {
    yield `${page.file}: breadcrumbs do not lead from the landing page to this one`;
  }
}

function* pageFaults(site: Site, page: Page): Generator<string> {
  const { blocks, faults } = blocksOf(page);
  yield* faults;
  if (blocks.some((block) => block['@context'] !== 'https://schema.org')) {
    yield `${page.file}: JSON-LD in unknown words`;
  }
  if (metaOf(page, 'twitter:card') !== 'summary_large_image') yield `${page.file}: no twitter:card`;
  yield* descriptionFaults(site, page, blocks);
  yield* alternateFaults(site, page);
  if (hasBreadcrumbs(page)) yield* breadcrumbFaults(site, page, blocks);
}

/**
 * The sitemap contains every page once. All of its entries have dates in the past, or none has a
 * date.
 */
function sitemapFaults(site: Site, pages: readonly Page[]): string[] {
  const sitemap = site.files.get('sitemap.xml')?.toString('utf8') ?? '';
  const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
  const dates = entries.flatMap(([, , rest = '']) => /<lastmod>([^<]+)</.exec(rest)?.[1] ?? []);
  const listed = entries.map(([, address]) => address).sort();
  const expected = pages.map((page) => addressOf(site, page)).sort();
  return [
    ...(listed.join(' ') === expected.join(' ') ? [] : ['sitemap.xml: not every page once']),
    ...(dates.length === 0 || dates.length === entries.length
      ? []
      : [`sitemap.xml: ${dates.length} dates of ${entries.length}`]),
    ...dates
      .filter((date) => !(Date.parse(date) <= Date.now()))
      .map((date) => `sitemap.xml: changed on ${date}`),
  ];
}

/**
 * Machines find a description of every page, its position, its copy, its feed, and the date of its
 * last change.
 */
export const structuredData: Rule = {
  name: 'pages describe themselves to machines, and the sitemap has them all',
  perPage: 0.9,
  check(site) {
    const pages = site.pages.filter(({ file }) => file !== NOT_FOUND);
    return {
      checked: pages.length,
      faults: [
        ...pages.flatMap((page) => [...pageFaults(site, page)]),
        ...sitemapFaults(site, pages),
      ],
    };
  },
};
