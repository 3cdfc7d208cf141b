import { attribute, elementsNamed, text } from '../dom';
import { NOT_FOUND, type Page, type Site } from '../site';
import type { Rule } from './rule';

/**
 * Limits of a description, in characters: search results cut off longer texts, and shorter texts
 * are not informative.
 */
const DESCRIPTION_LENGTH = { least: 40, most: 170 } as const;

const metaContent = ({ document }: Page, key: string): string | undefined => {
  for (const meta of elementsNamed(document, 'meta')) {
    if ((attribute(meta, 'name') ?? attribute(meta, 'property')) === key) {
      return attribute(meta, 'content');
    }
  }
  return undefined;
};

const titleOf = ({ document }: Page): string =>
  [...elementsNamed(document, 'title')].map((title) => text(title)).join('');

const canonicalOf = ({ document }: Page): (string | undefined)[] =>
  [...elementsNamed(document, 'link')]
    .filter((link) => attribute(link, 'rel') === 'canonical')
    .map((link) => attribute(link, 'href'));

function* faultsOf(page: Page, site: Site): Generator<string> {
  const { file, document, route } = page;
  const html = [...elementsNamed(document, 'html')][0];
  if (!html || attribute(html, 'lang') !== 'en') yield `${file}: the language is not "en"`;
  if (titleOf(page).trim() === '') yield `${file}: no title`;
  if (file === NOT_FOUND) return;
  const canonical = `${site.origin}${site.baseUrl}${route.slice(1)}`;
  if (canonicalOf(page).join(' ') !== canonical) {
    yield `${file}: canonical is "${canonicalOf(page).join(' ')}" instead of "${canonical}"`;
  }
  const description = metaContent(page, 'description') ?? '';
  const { least, most } = DESCRIPTION_LENGTH;
  if (description.length < least || description.length > most) {
    yield `${file}: description of ${description.length} characters, not ${least}-${most}: "${description}"`;
  }
  for (const key of ['og:title', 'og:description', 'og:image']) {
    if (!metaContent(page, key)) yield `${file}: no ${key}`;
  }
}

function repeated(pages: readonly Page[], what: string, valueOf: (page: Page) => string): string[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const value = valueOf(page);
    const other = first.get(value);
    first.set(value, other ?? page.file);
    return other === undefined || value === ''
      ? []
      : [`${page.file}: ${what} "${value}" is that of ${other} too`];
  });
}

/** Each page has its own title, description, social card and address. */
export const metadata: Rule = {
  name: 'every page describes itself',
  perPage: 1,
  check: (site) => ({
    checked: site.pages.length,
    faults: [
      ...site.pages.flatMap((page) => [...faultsOf(page, site)]),
      ...repeated(site.pages, 'title', titleOf),
      ...repeated(site.pages, 'description', (page) => metaContent(page, 'description') ?? ''),
    ],
  }),
};
