import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LAST_RULE } from '../../boot/assets';

/** A stylesheet of the site. */
export interface Stylesheet {
  /** Address with the base path, as pages link it. */
  readonly href: string;
  readonly css: string;
}

const LINK = /<link rel="stylesheet" href="([^"]+)"\s?\/?>/g;
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
/** A relative address would point elsewhere when the stylesheet is inside a page. */
const RELATIVE_URL = /url\(["']?(?!["']?(?:data:|\/|#|https?:))/;

const classesOf = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(CLASS)].map(([, name = '']) => name));

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) => names.split(/\s+/)));

/**
 * From this length in characters on, a page links its stylesheets. They arrive while the page is
 * still loading, and the next large page finds them in the cache.
 */
export const LARGE_PAGE = 250_000;

const linked = ({ href }: Stylesheet): string => `<link rel="stylesheet" href="${href}">`;

/**
 * `data-href` keeps the bundler's runtime from loading the file again. The last rule is not needed
 * inside a page, where a stylesheet is not truncated on its own.
 */
const inline = ({ href, css }: Stylesheet): string =>
  `<style data-href="${href}">${css.replace(LAST_RULE, '')}</style>`;

/** The stylesheets of a build. */
export interface Styles {
  /** Stylesheets that pages link. */
  readonly common: ReadonlyMap<string, Stylesheet>;
  /** Stylesheets that scripts load on demand, with the classes that only they define. */
  readonly onDemand: readonly (Stylesheet & { readonly classes: ReadonlySet<string> })[];
}

/**
 * @param linked addresses of the stylesheets that pages link
 */
export function groupStylesheets(all: readonly Stylesheet[], linked: ReadonlySet<string>): Styles {
  const common = all.filter(({ href }) => linked.has(href));
  const shared = classesOf(common.map(({ css }) => css).join('\n'));
  const onDemand = all
    .filter(({ href }) => !linked.has(href))
    .map((sheet) => ({
      ...sheet,
      classes: new Set([...classesOf(sheet.css)].filter((name) => !shared.has(name))),
    }));
  return { common: new Map(common.map((sheet) => [sheet.href, sheet])), onDemand };
}

/**
 * Inlines the styles of a page, so that the first paint waits for no other file; a large page links
 * them. Adds stylesheets that load on demand to the pages that use their classes.
 */
export function withStyles(html: string, { common, onDemand }: Styles): string {
  const add = html.length < LARGE_PAGE ? inline : linked;
  const used = classesIn(html);
  const shown = onDemand.filter(({ classes }) => [...classes].some((name) => used.has(name)));
  let extra = shown.map(add).join('');
  return html.replaceAll(LINK, (link, href: string) => {
    const sheet = common.get(href);
    const text = (sheet ? add(sheet) : link) + extra;
    extra = '';
    return text;
  });
}

/** Addresses of the stylesheets that a page links. */
export const linkedStylesheets = (html: string): readonly string[] =>
  [...html.matchAll(LINK)].map(([, href = '']) => href);

/**
 * Reads every stylesheet of a build.
 *
 * @param outDir absolute path of the build output
 * @param baseUrl path the site is served under, with both slashes
 * @throws when a stylesheet cannot be inlined
 */
export async function readStylesheets(outDir: string, baseUrl: string): Promise<Stylesheet[]> {
  const folder = path.join(outDir, 'assets', 'css');
  const sheets = await Promise.all(
    (await readdir(folder)).sort().map(async (file) => ({
      href: `${baseUrl}assets/css/${file}`,
      css: await readFile(path.join(folder, file), 'utf8'),
    })),
  );
  for (const { href, css } of sheets) {
    if (RELATIVE_URL.test(css) || css.includes('</style')) {
      throw new Error(`${href} cannot be inlined in a page: it has a relative address or a tag.`);
    }
  }
  return sheets;
}
