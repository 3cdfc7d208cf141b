/** What must hold on the published site, seen from outside. */
import { movedSection } from '../../src/site/config/redirects';

/** Asks for an address without following redirects of the host. */
export type Ask = (address: string) => Promise<Response>;

export interface SmokeResult {
  /** Addresses that were asked for. */
  readonly checked: number;
  /** One sentence per fault, with the address and what came instead. */
  readonly faults: readonly string[];
}

/** An address that no page has. */
const NOWHERE = 'no-such-page-of-these-docs';
/** Requests at the same time. */
const WIDTH = 6;

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
 * Asks the published site for every page of its sitemap, for the scripts and
 * styles of the landing page, for a moved page and for one that does not exist.
 *
 * @param site address of the landing page, with a slash at its end
 */
export async function smoke(site: string, ask: Ask): Promise<SmokeResult> {
  const faults: string[] = [];
  let checked = 0;

  /** The body, when the status is the wanted one. */
  const body = async (address: string, status = 200, type = /^/): Promise<string | undefined> => {
    checked += 1;
    try {
      const response = await ask(address);
      const text = await response.text();
      const got = response.headers.get('content-type') ?? 'no content type';
      if (response.status !== status) {
        faults.push(`${address}: status ${response.status} instead of ${status}`);
      } else if (!type.test(got)) {
        faults.push(`${address}: ${got}`);
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
    faults.push(`${site}: names no script`);
  }
  const sitemap = (await body(new URL('sitemap.xml', site).href)) ?? '';
  const pages = [...sitemap.matchAll(LOCATION)].map(([, address = '']) => address);
  if (sitemap !== '' && pages.length === 0) faults.push(`${site}sitemap.xml: names no page`);

  const later = [
    ...assets.map((path) => () => {
      const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
      return body(new URL(path, site).href, 200, type);
    }),
    ...pages
      .filter((address) => address !== site)
      .map((address) => () => {
        if (address.startsWith(site)) return page(address);
        faults.push(`${site}sitemap.xml: ${address} is of another site`);
        return Promise.resolve('');
      }),
    async () => {
      const { from, to } = movedSection;
      // A host answers a folder's address by the one with a slash.
      const html = await body(new URL(`${from}/`, site).href);
      const target = html === undefined ? undefined : REFRESH.exec(html)?.[1];
      const wanted = new URL(to, site).pathname;
      if (html !== undefined && target !== wanted) {
        faults.push(`${site}${from}/: leads to ${target ?? 'nowhere'} instead of ${wanted}`);
      }
    },
    () => body(new URL(NOWHERE, site).href, 404, /^text\/html\b/),
  ];
  while (later.length > 0) await Promise.all(later.splice(0, WIDTH).map((one) => one()));
  return { checked, faults };
}
