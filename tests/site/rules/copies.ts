import { type Copy, readCopy } from '../copy';
import { attribute, type Element, elements, text } from '../dom';
import { NOT_FOUND, type Page, type Site } from '../site';
import type { Rule } from './rule';

const copyFile = (route: string): string => `${route === '/' ? 'index' : route.slice(1)}.md`;

const classOf = (element: Element): string => attribute(element, 'class') ?? '';
const SKIPPED = /\b(?:hash-link|table-of-contents|theme-doc-toc-mobile)\b/;
/** A worked result, beside which the text says the same. */
const RESULT = 'Fee calculator';
const isSkipped = (element: Element): boolean =>
  attribute(element, 'aria-label') === RESULT ||
  ['button', 'nav', 'svg'].includes(element.tagName) ||
  SKIPPED.test(classOf(element));

function* within(parent: Element): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node) || isSkipped(node)) continue;
    yield node;
    yield* within(node);
  }
}

/** What was written for readers: the article's text, or all of the main part. */
function contentOf({ document }: Page): readonly Element[] {
  const all = [...elements(document)];
  const content =
    all.find((element) => /\btheme-doc-markdown\b/.test(classOf(element))) ??
    all.find(({ tagName }) => tagName === 'main');
  return content ? [...within(content)] : [];
}

const plain = (element: Element): string =>
  text(element, isSkipped).replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

/** Links that a reader copies, and does not follow; and the one to the copy itself. */
const isOwnAnchor = (element: Element): boolean =>
  attribute(element, 'type') === 'text/markdown' ||
  /^(?:Direct link|Link) to |link to this field$/.test(attribute(element, 'aria-label') ?? '');

const isField = (element: Element): boolean =>
  (attribute(element, 'aria-label') ?? '').endsWith(', link to this field');

/** Shown in the page alone: anchors of fields, and of operations in the playground. */
const isOnPageOnly = (fragment: string): boolean => /\.|^op=/.test(fragment);

/** How a copy writes a link of the page. */
function expectedLink(site: Site, page: Page, href: string): string {
  const pageUrl = `${site.origin}${site.baseUrl}${page.route.slice(1)}`;
  const url = new URL(href, pageUrl);
  const fragment = url.hash.slice(1);
  const address = url.href.slice(0, url.href.length - url.hash.length);
  if (!address.startsWith(`${site.origin}${site.baseUrl}`)) return href;
  const route = `/${address.slice(`${site.origin}${site.baseUrl}`.length)}`;
  const isPage = site.pages.some((other) => other.route === route);
  if (!isPage || isOnPageOnly(fragment)) return url.href;
  if (route === page.route && fragment !== '') return url.hash;
  return `${site.origin}${site.baseUrl}${copyFile(route)}${url.hash}`;
}

interface Wanted {
  readonly what: string;
  readonly isThere: (copy: Copy) => boolean;
}

function* anchorsIn(content: readonly Element[]): Generator<Wanted> {
  for (const element of content) {
    const id = attribute(element, 'id') ?? '';
    // Ids of the framework's own, of fields and of the playground.
    if (id === '' || /^_|^«|[.=]/.test(id)) continue;
    yield { what: `the anchor ${id}`, isThere: ({ anchors }) => anchors.has(id) };
  }
}

function* namesIn(content: readonly Element[]): Generator<Wanted> {
  const fields = new Map<string, number>();
  for (const [index, element] of content.entries()) {
    if (/^h[1-6]$/.test(element.tagName)) {
      const title = plain(element);
      yield { what: `the heading "${title}"`, isThere: ({ titles }) => titles.has(title) };
    }
    const method = attribute(element, 'data-method');
    const next = content[index + 1];
    if (method !== undefined && next?.tagName === 'code') {
      const path = plain(next);
      const isIt = (code: string) => code.startsWith(`${method} `) && code.endsWith(path);
      yield { what: `${method} ${path}`, isThere: ({ codes }) => codes.some(isIt) };
    }
    if (element.tagName === 'section' && (attribute(element, 'id') ?? '').startsWith('error-')) {
      const code = attribute(element, 'aria-label') ?? '';
      yield { what: `the error ${code}`, isThere: ({ titles }) => titles.has(code) };
    }
    if (isField(element)) {
      const name = plain(element);
      const count = (fields.get(name) ?? 0) + 1;
      fields.set(name, count);
      const isThere = ({ itemsOf }: Copy) => (itemsOf.get(name) ?? 0) >= count;
      yield { what: `field ${name}, number ${count}`, isThere };
    }
  }
}

function* linksIn(site: Site, page: Page, content: readonly Element[]): Generator<Wanted> {
  for (const element of content) {
    const href = attribute(element, 'href');
    if (element.tagName !== 'a' || href === undefined || isOwnAnchor(element)) continue;
    const link = expectedLink(site, page, href);
    yield { what: `the link ${link}`, isThere: ({ links }) => links.has(link) };
  }
}

/** Links of a copy that lead nowhere, or to a place that the other copy does not name. */
function* deadLinks(
  site: Site,
  file: string,
  copies: ReadonlyMap<string, Copy>,
): Generator<string> {
  const base = `${site.origin}${site.baseUrl}`;
  for (const link of copies.get(file)?.links ?? []) {
    const [address = '', fragment = ''] = link.replace(/\?[^#]*/, '').split('#');
    if (address !== '' && !address.startsWith(base)) continue;
    const target = address === '' ? file : address.slice(base.length);
    const other = copies.get(target);
    const isThere = target === '' || site.files.has(target) || site.files.has(`${target}.html`);
    if (!isThere) yield `${file}: ${link} leads nowhere`;
    else if (other && fragment !== '' && !other.anchors.has(fragment)) {
      yield `${file}: ${link} names an anchor that ${target} does not have`;
    }
  }
}

function indexFaults(site: Site, copies: ReadonlyMap<string, Copy>): string[] {
  const index = site.files.get('llms.txt')?.toString('utf8') ?? '';
  const full = site.files.get('llms-full.txt')?.toString('utf8') ?? '';
  const base = `${site.origin}${site.baseUrl}`;
  return [...copies.keys()].flatMap((file) => {
    const isListed = index.includes(`](${base}${file}): `);
    // Category pages and the landing page are indexes themselves.
    const isIndex = /(?:^|\/)category\/|^index\.md$/.test(file);
    const copy = site.files.get(file)?.toString('utf8') ?? '';
    return [
      ...(isListed || isIndex ? [] : [`llms.txt: does not list ${file}`]),
      ...(full.includes(copy) ? [] : [`llms-full.txt: lacks ${file}`]),
    ];
  });
}

/** Every page has a Markdown copy with all its headings, operations, fields, errors and links. */
export const copies: Rule = {
  name: 'every page has a whole Markdown copy, and llms.txt lists it',
  perPage: 50,
  check(site) {
    const pages = site.pages.filter(({ file }) => file !== NOT_FOUND);
    const read = new Map<string, Copy>();
    for (const { route } of pages) {
      const markdown = site.files.get(copyFile(route));
      if (markdown) read.set(copyFile(route), readCopy(markdown.toString('utf8')));
    }
    let checked = 0;
    const faults = pages.flatMap((page) => {
      const file = copyFile(page.route);
      const copy = read.get(file);
      if (!copy) return [`${page.file}: no copy ${file}`];
      const content = contentOf(page);
      const expected = [
        ...namesIn(content),
        ...anchorsIn(content),
        ...linksIn(site, page, content),
      ];
      checked += expected.length + copy.links.size;
      return [
        ...expected
          .filter(({ isThere }) => !isThere(copy))
          .map(({ what }) => `${file}: lacks ${what}`),
        ...deadLinks(site, file, read),
      ];
    });
    return { checked, faults: [...faults, ...indexFaults(site, read)] };
  },
};
