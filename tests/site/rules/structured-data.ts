import { attribute, elements, elementsNamed, text } from '../dom';
import { NOT_FOUND, type Page, type Site } from '../site';
import type { Rule } from './rule';

interface Block {
  readonly '@context'?: string;
  readonly '@type'?: string;
  readonly url?: string;
  readonly headline?: string;
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

const isArticle = ({ document }: Page): boolean =>
  [...elements(document)].some((element) =>
    /\btheme-doc-markdown\b/.test(attribute(element, 'class') ?? ''),
  );

const metaOf = ({ document }: Page, name: string): string | undefined => {
  const found = [...elementsNamed(document, 'meta')].find(
    (meta) => attribute(meta, 'name') === name,
  );
  return found && attribute(found, 'content');
};

/** Blocks of JSON-LD; one that is no JSON is a fault of its own. */
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

function* articleFaults(site: Site, page: Page, blocks: readonly Block[]): Generator<string> {
  const articles = blocks.filter((block) => block['@type'] === 'TechArticle');
  const [article] = articles;
  if (!article || articles.length > 1) {
    yield `${page.file}: ${articles.length} descriptions as TechArticle`;
    return;
  }
  if (article.url !== addressOf(site, page))
    yield `${page.file}: TechArticle of ${article.url ?? ''}`;
  if (article.description !== metaOf(page, 'description') || !article.headline) {
    yield `${page.file}: TechArticle without the page's headline or description`;
  }
  const { dateModified } = article;
  if (dateModified !== undefined && !/^\d{4}-\d\d-\d\d$/.test(dateModified)) {
    yield `${page.file}: TechArticle changed on ${dateModified}`;
  }
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
    yield `${page.file}: JSON-LD in words of nobody`;
  }
  if (metaOf(page, 'twitter:card') !== 'summary_large_image') yield `${page.file}: no twitter:card`;
  if (isArticle(page)) yield* articleFaults(site, page, blocks);
  if (!hasBreadcrumbs(page)) return;
  yield* breadcrumbFaults(site, page, blocks);
  const copies = [...elementsNamed(page.document, 'link')]
    .filter((link) => attribute(link, 'type') === 'text/markdown')
    .map((link) => attribute(link, 'href'));
  const expected = `${site.baseUrl}${page.route.slice(1)}.md`;
  if (copies.join(' ') !== expected) yield `${page.file}: names no copy ${expected}`;
}

/** The sitemap has every page once; dates are moments of the past, and all or none are known. */
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

/** Machines find a description of every page, its place, its copy, and when it changed. */
export const structuredData: Rule = {
  name: 'pages describe themselves to machines, and the sitemap has them all',
  atLeast: 35,
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
