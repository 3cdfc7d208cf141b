import { movedSections } from '../../../src/site/config/redirects';
import { siteRoutes } from '../../support/routes';
import { elementsNamed, parseDocument, text } from '../dom';
import { NOT_FOUND, type Page, type Site } from '../site';
import type { Rule } from './rule';

/** Every address of the site; no others are allowed. */
export const ROUTES: readonly string[] = siteRoutes().map((path) => `/${path}`);

/** Old addresses, with the routes to which they redirect. */
const MOVED = new Map(
  movedSections.flatMap(({ from, to }) =>
    ROUTES.filter((route) => `${route}/`.startsWith(`/${to}/`)).map((route) => [
      route.replace(to, from),
      route,
    ]),
  ),
);

function compare(what: string, expected: readonly string[], actual: readonly string[]): string[] {
  return [
    ...expected
      .filter((item) => !actual.includes(item))
      .map((item) => `${what}: ${item} is missing`),
    ...actual.filter((item) => !expected.includes(item)).map((item) => `${what}: ${item} is extra`),
    ...actual
      .filter((item, index) => actual.indexOf(item) !== index)
      .map((item) => `${what}: ${item} is there twice`),
  ];
}

function sitemapRoutes({ files, origin, baseUrl }: Site): string[] {
  const xml = files.get('sitemap.xml')?.toString('utf8') ?? '';
  return [...elementsNamed(parseDocument(xml), 'loc')].map((loc) =>
    text(loc).replace(`${origin}${baseUrl}`, '/'),
  );
}

const targetOf = ({ html }: Page, baseUrl: string): string | undefined =>
  /http-equiv="refresh" content="0; url=([^"]*)"/i.exec(html)?.[1]?.replace(baseUrl, '/');

/** The pages inside and outside the docs sets, their copies and redirects, and nothing else. */
export const routes: Rule = {
  name: 'the routes are exactly those of the docs sets',
  perPage: 1,
  check(site) {
    const { pages, redirects, copies, baseUrl } = site;
    const reachable = ROUTES.filter((route) => route !== '/');
    const sitemap = sitemapRoutes(site);
    return {
      checked: pages.length + copies.length + redirects.length + sitemap.length,
      faults: [
        ...compare(
          'pages',
          [...ROUTES, '/404'],
          pages.map(({ route }) => route),
        ),
        ...(site.files.has(NOT_FOUND) ? [] : [`pages: ${NOT_FOUND} is missing`]),
        ...compare(
          'index copies',
          [...reachable, ...MOVED.keys()].map((route) => `${route.slice(1)}/index.html`),
          copies,
        ),
        ...compare('sitemap', ROUTES, sitemap),
        ...compare(
          'redirects',
          [...MOVED.keys()],
          redirects.map(({ route }) => route),
        ),
        ...redirects
          .filter((page) => targetOf(page, baseUrl) !== MOVED.get(page.route))
          .map(({ file, route }) => `redirects: ${file} does not lead to ${MOVED.get(route)}`),
        ...pages
          .filter(({ file, html }) => file !== NOT_FOUND && html.includes('location.replace('))
          .map(({ file }) => `redirects: ${file} has a script that may lead elsewhere`),
      ],
    };
  },
};
