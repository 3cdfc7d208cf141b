import { type Schema, Validator } from '@cfworker/json-schema';
import { JSDOM } from 'jsdom';
import { attribute, elementsNamed, text } from '../dom';
import type { Site } from '../site';
import type { Rule } from './rule';

const { DOMParser } = new JSDOM('').window;
const ATOM = 'http://www.w3.org/2005/Atom';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** A time in RFC 3339, as Atom and the sitemap protocol require. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** How often a child may occur in its element: minimum and maximum. */
type Counts = Readonly<Record<string, readonly [fewest: number, most: number]>>;

const FEED: Counts = {
  id: [1, 1],
  title: [1, 1],
  updated: [1, 1],
  author: [1, 9],
  link: [1, 9],
  entry: [0, 1000],
};
const ENTRY: Counts = {
  id: [1, 1],
  title: [1, 1],
  updated: [1, 1],
  published: [0, 1],
  link: [1, 9],
  category: [0, 9],
  content: [1, 1],
  summary: [0, 1],
};
const URL_ENTRY: Counts = { loc: [1, 1], lastmod: [0, 1] };

const childrenOf = (element: Element, name?: string): readonly Element[] =>
  [...element.children].filter(({ localName }) => name === undefined || localName === name);

const textsOf = (element: Element, name: string): readonly string[] =>
  childrenOf(element, name).map(({ textContent }) => textContent);

function* countFaults(element: Element, namespace: string, counts: Counts): Generator<string> {
  const where = `<${element.localName}>`;
  for (const child of element.children) {
    if (child.namespaceURI !== namespace || !(child.localName in counts)) {
      yield `${where} holds <${child.localName}>`;
    }
  }
  for (const [name, [fewest, most]] of Object.entries(counts)) {
    const { length } = childrenOf(element, name);
    if (length < fewest || length > most) yield `${where} holds <${name}> ${length} times`;
  }
}

function* momentFaults(element: Element, ...names: readonly string[]): Generator<string> {
  for (const value of names.flatMap((name) => textsOf(element, name))) {
    if (!MOMENT.test(value) || Number.isNaN(Date.parse(value))) yield `"${value}" is no moment`;
  }
}

/** Atom (RFC 4287, section 4.1). */
function* feedFaults(feed: Element): Generator<string> {
  yield* countFaults(feed, ATOM, FEED);
  yield* momentFaults(feed, 'updated');
  const selves = childrenOf(feed, 'link').filter((link) => link.getAttribute('rel') === 'self');
  if (selves.length !== 1) yield `${selves.length} links to itself`;
  const entries = childrenOf(feed, 'entry');
  for (const entry of entries) {
    yield* countFaults(entry, ATOM, ENTRY);
    yield* momentFaults(entry, 'updated', 'published');
  }
  const ids = [feed, ...entries].flatMap((element) => textsOf(element, 'id'));
  if (new Set(ids).size !== ids.length) yield 'an id occurs twice';
  for (const id of ids) if (!URL.canParse(id)) yield `the id "${id}" is no IRI`;
}

/** The sitemap protocol 0.9. */
function* sitemapFaults(list: Element): Generator<string> {
  for (const entry of list.children) {
    if (entry.localName !== 'url') yield `<urlset> holds <${entry.localName}>`;
    yield* countFaults(entry, SITEMAP, URL_ENTRY);
    yield* momentFaults(entry, 'lastmod');
    const [address = ''] = textsOf(entry, 'loc');
    if (!URL.canParse(address) || address.length >= 2048) yield `"${address}" is no address`;
  }
}

const object = (required: Readonly<Record<string, Schema>>, optional = {}): Schema => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
  additionalProperties: false,
});
const TEXT: Schema = { type: 'string', minLength: 1 };
const ADDRESS: Schema = { type: 'string', pattern: '^https?://[^ ]+$' };
const CONTEXT: Schema = { const: 'https://schema.org' };
const named = (type: string, more: Readonly<Record<string, Schema>> = {}): Schema =>
  object({ '@type': { const: type }, name: TEXT, ...more });

/** The description of a page as a part of the site. */
const PAGE = {
  '@context': CONTEXT,
  '@type': TEXT,
  headline: TEXT,
  description: TEXT,
  url: ADDRESS,
  inLanguage: { const: 'en' },
  isPartOf: named('WebSite', { url: ADDRESS }),
  publisher: named('Organization'),
};

/** The JSON-LD of the site, by type, with the types and properties of schema.org. */
const JSON_LD: Readonly<Record<string, Validator>> = Object.fromEntries(
  Object.entries({
    BreadcrumbList: object({
      '@context': CONTEXT,
      '@type': TEXT,
      itemListElement: {
        type: 'array',
        minItems: 2,
        items: named('ListItem', { position: { type: 'integer', minimum: 1 }, item: ADDRESS }),
      },
    }),
    WebSite: object({
      '@context': CONTEXT,
      '@type': TEXT,
      name: TEXT,
      description: TEXT,
      url: ADDRESS,
      inLanguage: { const: 'en' },
      publisher: named('Organization'),
    }),
    CollectionPage: object(PAGE),
    TechArticle: object(PAGE, {
      dateModified: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' },
    }),
  }).map(([type, schema]) => [type, new Validator(schema, '2020-12', false)]),
);

/** The parts of the W3C Web Application Manifest that the site uses. */
const MANIFEST = new Validator(
  object({
    name: TEXT,
    short_name: TEXT,
    description: TEXT,
    lang: { const: 'en' },
    start_url: TEXT,
    scope: TEXT,
    display: { enum: ['browser', 'minimal-ui', 'standalone', 'fullscreen'] },
    background_color: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
    theme_color: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
    icons: {
      type: 'array',
      minItems: 1,
      items: object({
        src: TEXT,
        type: { type: 'string', pattern: '^image/' },
        sizes: { type: 'string', pattern: '^(?:any|\\d+x\\d+)$' },
      }),
    },
  }),
  '2020-12',
  false,
);

const schemaFaults = (validator: Validator, value: unknown): readonly string[] =>
  validator.validate(value).errors.map((error) => `${error.instanceLocation}: ${error.error}`);

const ROOTS: Readonly<Record<string, (root: Element) => Iterable<string>>> = {
  [`${ATOM} feed`]: feedFaults,
  [`${SITEMAP} urlset`]: sitemapFaults,
};

function xmlFaults(source: string): readonly string[] {
  const { documentElement: root } = new DOMParser().parseFromString(source, 'application/xml');
  const isBroken = root.localName === 'parsererror' || root.querySelector('parsererror');
  if (isBroken) return ['not well-formed'];
  const check = ROOTS[`${root.namespaceURI ?? ''} ${root.localName}`];
  return check ? [...check(root)] : [`<${root.localName}> of no known format`];
}

function manifestFaults(site: Site, source: string): readonly string[] {
  const manifest = JSON.parse(source) as { readonly icons?: readonly { readonly src: string }[] };
  const gone = (manifest.icons ?? [])
    .map(({ src }) => src)
    .filter(
      (src) => !src.startsWith(site.baseUrl) || !site.files.has(src.slice(site.baseUrl.length)),
    )
    .map((src) => `the icon ${src} is not there`);
  return [...schemaFaults(MANIFEST, manifest), ...gone];
}

/** Returns the faults of a JSON-LD block of a page; another rule checks that it is JSON. */
const blockFaults = (source: string): readonly string[] => {
  const block = JSON.parse(source) as { readonly '@type': string };
  const validator = JSON_LD[block['@type']];
  return validator ? schemaFaults(validator, block) : [`JSON-LD of the type ${block['@type']}`];
};

/** Feeds, sitemap, manifest and JSON-LD have the correct format. */
export const machineFiles: Rule = {
  name: 'feeds, sitemap, manifest and JSON-LD keep their formats',
  perPage: 1,
  check(site) {
    const faultsByFile: (readonly [file: string, faults: readonly string[]])[] = [];
    for (const [file, bytes] of site.files) {
      if (file.endsWith('.xml')) faultsByFile.push([file, xmlFaults(bytes.toString())]);
      if (file.endsWith('.webmanifest'))
        faultsByFile.push([file, manifestFaults(site, bytes.toString())]);
    }
    for (const { file, document } of site.pages) {
      for (const script of elementsNamed(document, 'script')) {
        if (attribute(script, 'type') !== 'application/ld+json') continue;
        faultsByFile.push([file, blockFaults(text(script))]);
      }
    }
    return {
      checked: faultsByFile.length,
      faults: faultsByFile.flatMap(([file, faults]) => faults.map((fault) => `${file}: ${fault}`)),
    };
  },
};
