import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A stylesheet of the site. */
export interface Stylesheet {
  /** Address with the base path, as pages link it. */
  readonly href: string;
  readonly css: string;
}

const LINK = /<link rel="stylesheet" href="([^"]+)"\s?\/?>/g;
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
/** An address that is relative to the stylesheet would point elsewhere inside a page. */
const RELATIVE_URL = /url\(["']?(?!["']?(?:data:|\/|#|https?:))/;

const classesOf = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(CLASS)].map(([, name = '']) => name));

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) => names.split(/\s+/)));

/** The name that the runtime of the bundler looks for, so that it never loads the file again. */
const inline = ({ href, css }: Stylesheet): string => `<style data-href="${href}">${css}</style>`;

/** What pages take their styles from. */
export interface Styles {
  /** Linked by every page. */
  readonly common: ReadonlyMap<string, Stylesheet>;
  /** Loaded with the scripts that need them, with the classes that they alone define. */
  readonly apart: readonly (Stylesheet & { readonly classes: ReadonlySet<string> })[];
}

/**
 * Sorts the stylesheets of a build.
 *
 * @param linked addresses of those that pages link
 */
export function stylesOf(all: readonly Stylesheet[], linked: ReadonlySet<string>): Styles {
  const common = all.filter(({ href }) => linked.has(href));
  const shared = classesOf(common.map(({ css }) => css).join('\n'));
  const apart = all
    .filter(({ href }) => !linked.has(href))
    .map((sheet) => ({
      ...sheet,
      classes: new Set([...classesOf(sheet.css)].filter((name) => !shared.has(name))),
    }));
  return { common: new Map(common.map((sheet) => [sheet.href, sheet])), apart };
}

/**
 * A page with its styles inside: the first paint waits for no other file. Those
 * of components that load apart stand in the pages that show such a component.
 */
export function withStyles(html: string, { common, apart }: Styles): string {
  const used = classesIn(html);
  const shown = apart.filter(({ classes }) => [...classes].some((name) => used.has(name)));
  const own = shown.map(inline).join('');
  let isFirst = true;
  return html.replaceAll(LINK, (link, href: string) => {
    const sheet = common.get(href);
    const rest = isFirst ? own : '';
    isFirst = false;
    return (sheet ? inline(sheet) : link) + rest;
  });
}

/** Addresses of the stylesheets that a page links. */
export const linkedBy = (html: string): readonly string[] =>
  [...html.matchAll(LINK)].map(([, href = '']) => href);

/**
 * Every stylesheet of a build.
 *
 * @param outDir absolute path of the build output
 * @param baseUrl path the site is served under, with both slashes
 * @throws when one can't stand inside a page
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
      throw new Error(`${href} can't stand inside a page: it has a relative address or a tag.`);
    }
  }
  return sheets;
}
