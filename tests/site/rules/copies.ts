import { posix } from 'node:path';
import { SKILL_FILE } from '../../../src/reference/publish/markdown/skill';
import { type Copy, readCopy } from '../copy';
import { attribute, type Element, elements, text } from '../dom';
import { NOT_FOUND, type Page, type Site } from '../site';
import type { Rule } from './rule';

const copyFile = (route: string): string => `${route === '/' ? 'index' : route.slice(1)}.md`;

/**
 * Returns the copies of a page by file: its own copy, and the copies of its parts in the folder
 * with its name.
 */
const copiesOf = (route: string, all: ReadonlyMap<string, Copy>, pages: ReadonlySet<string>) => {
  const own = copyFile(route);
  const folder = own.replace(/\.md$/, '');
  return [...all].filter(
    ([file]) => file === own || (posix.dirname(file) === folder && !pages.has(file)),
  );
};

/** Merges several copies into one. */
const joined = (copies: readonly Copy[]): Copy => ({
  titles: new Set(copies.flatMap(({ titles }) => [...titles])),
  codes: copies.flatMap(({ codes }) => codes),
  itemsOf: copies.reduce((sum, { itemsOf }) => {
    for (const [name, count] of itemsOf) sum.set(name, (sum.get(name) ?? 0) + count);
    return sum;
  }, new Map<string, number>()),
  anchors: new Set(copies.flatMap(({ anchors }) => [...anchors])),
  links: new Set(copies.flatMap(({ links }) => [...links])),
});

const classOf = (element: Element): string => attribute(element, 'class') ?? '';
const SKIPPED = /\b(?:hash-link|table-of-contents|theme-doc-toc-mobile)\b/;
const isSkipped = (element: Element): boolean =>
  attribute(element, 'data-markdown-ignore') !== undefined ||
  ['button', 'nav', 'svg'].includes(element.tagName) ||
  SKIPPED.test(classOf(element));

function* within(parent: Element): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node) || isSkipped(node)) continue;
    yield node;
    yield* within(node);
  }
}

/** Returns the content written for readers: the text of the article, or the whole main element. */
function contentOf({ document }: Page): readonly Element[] {
  const all = [...elements(document)];
  const content =
    all.find((element) => /\btheme-doc-markdown\b/.test(classOf(element))) ??
    all.find(({ tagName }) => tagName === 'main');
  return content ? [...within(content)] : [];
}

const plain = (element: Element): string =>
  text(element, isSkipped).replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

/** Whether a link is only for copying its own address, or points to the copy itself. */
const isOwnAnchor = (element: Element): boolean =>
  attribute(element, 'type') === 'text/markdown' ||
  /^(?:Direct link|Link) to |link to this field$/.test(attribute(element, 'aria-label') ?? '');

const isField = (element: Element): boolean =>
  (attribute(element, 'aria-label') ?? '').endsWith(', link to this field');

/**
 * Whether an anchor exists only on the page: anchors of fields, and of operations in the
 * playground.
 */
const isOnPageOnly = (fragment: string): boolean => /\.|^op=/.test(fragment);

/** The copies of every page, by route. */
type Copies = ReadonlyMap<string, readonly (readonly [file: string, copy: Copy])[]>;

/** Returns the forms in which a copy may write a link; the first is the form on the page. */
function expectedLinks(site: Site, page: Page, href: string, copies: Copies): readonly string[] {
  const base = `${site.origin}${site.baseUrl}`;
  const url = new URL(href, `${base}${page.route.slice(1)}`);
  const fragment = url.hash.slice(1);
  const address = url.href.slice(0, url.href.length - url.hash.length);
  if (!address.startsWith(base)) return [href];
  const route = `/${address.slice(base.length)}`;
  const target = copies.get(route);
  if (!target || isOnPageOnly(fragment)) return [url.href];
  if (fragment === '') return [base + copyFile(route)];
  const files = target.filter(([, { anchors }]) => anchors.has(fragment)).map(([file]) => file);
  const whole = files.filter((file) => posix.basename(file) === `${fragment}.md`);
  return [
    ...files.map((file) => `${base}${file}#${fragment}`),
    ...whole.map((file) => base + file),
    ...(route === page.route ? [url.hash] : []),
  ];
}

interface Wanted {
  readonly what: string;
  readonly isThere: (copy: Copy) => boolean;
}

function* anchorsIn(content: readonly Element[]): Generator<Wanted> {
  for (const element of content) {
    const id = attribute(element, 'id') ?? '';
    // Skips ids of the framework, of fields and of the playground.
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

function* linksIn(
  site: Site,
  page: Page,
  content: readonly Element[],
  copies: Copies,
): Generator<Wanted> {
  for (const element of content) {
    const href = attribute(element, 'href');
    if (element.tagName !== 'a' || href === undefined || isOwnAnchor(element)) continue;
    const forms = expectedLinks(site, page, href, copies);
    yield {
      what: `the link ${forms[0] ?? href}`,
      isThere: ({ links }) => forms.some((form) => links.has(form)),
    };
  }
}

/** Yields the broken links of a copy: the page or the anchor does not exist. */
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
    const isListed = index.includes(`](${base}${file})`);
    const copy = site.files.get(file)?.toString('utf8') ?? '';
    return [
      ...(isListed ? [] : [`llms.txt: does not list ${file}`]),
      // The instructions for reading the pages are not part of any page.
      ...(full.includes(copy) || file === SKILL_FILE ? [] : [`llms-full.txt: lacks ${file}`]),
    ];
  });
}

/** Every page has Markdown copies with all its headings, operations, fields, errors and links. */
export const copies: Rule = {
  name: 'every page has whole Markdown copies, and llms.txt lists them',
  perPage: 50,
  check(site) {
    const pages = site.pages.filter(({ file }) => file !== NOT_FOUND);
    const files = [...site.files].filter(([file]) => file.endsWith('.md'));
    const read = new Map(files.map(([file, text]) => [file, readCopy(text.toString('utf8'))]));
    const own = new Set(pages.map(({ route }) => copyFile(route)));
    const ofPages: Copies = new Map(pages.map(({ route }) => [route, copiesOf(route, read, own)]));
    let checked = 0;
    const faults = pages.flatMap((page) => {
      const file = copyFile(page.route);
      if (!read.has(file)) return [`${page.file}: no copy ${file}`];
      const parts = ofPages.get(page.route) ?? [];
      const whole = joined(parts.map(([, copy]) => copy));
      const content = contentOf(page);
      const expected = [
        ...namesIn(content),
        ...anchorsIn(content),
        ...linksIn(site, page, content, ofPages),
      ];
      checked += expected.length + whole.links.size;
      return [
        ...expected
          .filter(({ isThere }) => !isThere(whole))
          .map(({ what }) => `${file}: lacks ${what}`),
        ...parts.flatMap(([part]) => [...deadLinks(site, part, read)]),
      ];
    });
    return { checked, faults: [...faults, ...indexFaults(site, read)] };
  },
};
