/** Checks on the published site, from outside. */
import { movedSections } from '../../src/site/config/redirects';

/** Requests an address without following redirects. */
export type Ask = (address: string) => Promise<Response>;

export interface SmokeResult {
  /** Number of requested addresses. */
  readonly checked: number;
  /** One line per fault, with the address and what is wrong. */
  readonly faults: readonly string[];
}

/** An address without a page. */
const MISSING_PAGE = 'no-such-page-of-these-docs';
const PARALLEL_REQUESTS = 6;

const CANONICAL = /<link\b[^>]*rel="canonical"[^>]*>/;
const REFRESH = /<meta http-equiv="refresh" content="0; url=([^"]*)">/;
const ASSET = /<(?:script\b[^>]*\bsrc|link\b[^>]*\bhref)="([^"]*\/assets\/[^"]*\.(?:js|css))"/g;
const LOCATION = /<loc>([^<]*)<\/loc>/g;
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
};

const canonicalOf = (html: string): string | undefined =>
  /href="([^"]*)"/.exec(CANONICAL.exec(html)?.[0] ?? '')?.[1];

/**
 * Requests every page of the sitemap, the scripts and styles of the landing page, an old address of
 * each moved section, and a page that does not exist.
 *
 * @param site address of the landing page, with a slash at the end
 */
export async function smoke(site: string, ask: Ask): Promise<SmokeResult> {
  const faults: string[] = [];
  let checked = 0;

  /** Requests a body with the expected status and content type; undefined on a fault. */
  const body = async (address: string, status = 200, type = /^/): Promise<string | undefined> => {
    checked += 1;
    try {
      const response = await ask(address);
      const text = await response.text();
      const contentType = response.headers.get('content-type') ?? 'no content type';
      if (response.status !== status) {
        faults.push(`${address}: status ${response.status} instead of ${status}`);
      } else if (!type.test(contentType)) {
        faults.push(`${address}: unexpected ${contentType}`);
      } else return text;
    } catch (error) {
      faults.push(`${address}: ${(error as Error).message}`);
    }
    return undefined;
  };

  const page = async (address: string): Promise<string> => {
    const html = await body(address, 200, /^text\/html\b/);
    if (html === undefined) return '';
    const canonical = canonicalOf(html);
    if (canonical !== address) {
      faults.push(`${address}: canonical link is ${canonical ?? 'missing'}`);
    }
    return html;
  };

  const landing = await page(site);
  const assets = [...new Set([...landing.matchAll(ASSET)].map(([, path = '']) => path))];
  if (landing !== '' && !assets.some((path) => path.endsWith('.js'))) {
    faults.push(`${site}: no script on the page`);
  }
  const sitemap = (await body(new URL('sitemap.xml', site).href)) ?? '';
  const pages = [...sitemap.matchAll(LOCATION)].map(([, address = '']) => address);
  if (sitemap !== '' && pages.length === 0) faults.push(`${site}sitemap.xml: no pages`);

  const checks = [
    ...assets.map((path) => () => {
      const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
      return body(new URL(path, site).href, 200, type);
    }),
    ...pages
      .filter((address) => address !== site)
      .map((address) => () => {
        if (address.startsWith(site)) return page(address);
        faults.push(`${site}sitemap.xml: ${address} belongs to another site`);
        return Promise.resolve('');
      }),
    ...movedSections.map(({ from, to }) => async () => {
      // With a slash, because hosts redirect the address of a folder to its form with a slash.
      const html = await body(new URL(`${from}/`, site).href);
      const target = html === undefined ? undefined : REFRESH.exec(html)?.[1];
      const expected = new URL(to, site).pathname;
      if (html !== undefined && target !== expected) {
        faults.push(`${site}${from}/: leads to ${target ?? 'nowhere'} instead of ${expected}`);
      }
    }),
    () => body(new URL(MISSING_PAGE, site).href, 404, /^text\/html\b/),
  ];
  while (checks.length > 0)
    await Promise.all(checks.splice(0, PARALLEL_REQUESTS).map((check) => check()));
  return { checked, faults };
}
