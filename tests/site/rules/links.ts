import { isLenient } from '../../support/sets';
import { attribute, type Element, elements, lineOf, text } from '../dom';
import { type Page, routeOf, type Site } from '../site';
import type { Rule } from './rule';

interface Reference {
  readonly place: string;
  readonly page: Page;
  readonly value: string;
  /** Whether people follow it: then it must be the clean address of a page, or a file. */
  readonly isLink: boolean;
}

const SOURCES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  audio: ['src'],
  form: ['action'],
  iframe: ['src'],
  image: ['href'],
  img: ['src', 'srcset'],
  link: ['href'],
  script: ['src'],
  source: ['src', 'srcset'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
};
const META = /^(og:(url|image)|twitter:image)$/;

const candidates = (name: string, value: string): string[] =>
  name === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [value];

function addressesOf(element: Element): string[] {
  if (element.tagName === 'meta') {
    const content = attribute(element, 'content') ?? '';
    if (META.test(attribute(element, 'property') ?? attribute(element, 'name') ?? '')) {
      return [content];
    }
    const refresh = /refresh/i.test(attribute(element, 'http-equiv') ?? '');
    return refresh ? [content.replace(/^.*?url=/i, '')] : [];
  }
  if (attribute(element, 'type') === 'application/ld+json') {
    return [...text(element).matchAll(/"item":"([^"]+)"/g)].map(([, item = '']) => item);
  }
  return (SOURCES[element.tagName] ?? []).flatMap((name) => {
    const value = attribute(element, name);
    return value === undefined ? [] : candidates(name, value);
  });
}

function* references(site: Site): Generator<Reference> {
  for (const page of [...site.pages, ...site.redirects]) {
    for (const element of elements(page.document)) {
      for (const value of addressesOf(element)) {
        const isLink = element.tagName === 'a';
        yield { place: `${page.file}:${lineOf(element)}`, page, value, isLink };
      }
    }
  }
}

/** Returns the file that a static host serves for a path below the base path. */
function fileFor(site: Site, target: string): string | undefined {
  const clean = target.replace(/\/$/, '');
  const forms = clean === '' ? ['index.html'] : [clean, `${clean}.html`, `${clean}/index.html`];
  return forms.find((form) => site.files.has(form));
}

function faultOf(
  site: Site,
  anchors: Map<string, Set<string>>,
  reference: Reference,
): string | null {
  const { place, page, value, isLink } = reference;
  const base = `${site.origin}${site.baseUrl}${page.route.slice(1)}`;
  if (value === '' || !URL.canParse(value, base)) return `${place}: "${value}" is no address`;
  const url = new URL(value, base);
  if (url.origin !== site.origin) {
    const isPlain =
      url.protocol === 'http:' &&
      !/(^|\.)(localhost|example)$/.test(url.hostname) &&
      !isLenient(page.route);
    return isPlain ? `${place}: ${value} is not encrypted` : null;
  }
  const pathname = decodeURIComponent(url.pathname);
  if (!`${pathname}/`.startsWith(site.baseUrl)) {
    return `${place}: ${value} leaves the base path ${site.baseUrl}`;
  }
  const target = pathname.slice(site.baseUrl.length);
  const file = fileFor(site, target);
  if (file === undefined) return `${place}: ${value} leads nowhere`;
  if (!file.endsWith('.html')) return null;
  if (isLink && `/${target}` !== routeOf(file)) {
    return `${place}: ${value} should be the clean address ${routeOf(file)}`;
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor === '' || anchors.get(routeOf(file))?.has(anchor)
    ? null
    : `${place}: ${value} names an anchor that ${file} does not have`;
}

function anchorsByRoute(site: Site): Map<string, Set<string>> {
  return new Map(
    site.pages.map(({ route, document }) => {
      const ids = [...elements(document)].flatMap((element) => attribute(element, 'id') ?? []);
      return [route, new Set(ids)];
    }),
  );
}

/** Every internal link, anchor and asset resolves, by its clean address. */
export const links: Rule = {
  name: 'links, anchors and assets resolve',
  perPage: 20,
  check(site) {
    const anchors = anchorsByRoute(site);
    const all = [...references(site)];
    return {
      checked: all.length,
      faults: all.flatMap((reference) => faultOf(site, anchors, reference) ?? []),
    };
  },
};
