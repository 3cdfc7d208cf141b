import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Document, parseDocument } from './dom';

/** Contents of a static site: bytes by path below the root of the site. */
export type Files = ReadonlyMap<string, Buffer>;

export interface Page {
  /** Path of the file below the root of the site, e.g. `general/fees.html`. */
  readonly file: string;
  /** Clean path below the base path, with a leading slash, e.g. `/general/fees`. */
  readonly route: string;
  readonly html: string;
  readonly document: Document;
}

export interface Site {
  /** Origin of the published site. */
  readonly origin: string;
  /** Path under which the site is served, with both slashes. */
  readonly baseUrl: string;
  readonly files: Files;
  /** Pages with content, including the not-found page. */
  readonly pages: readonly Page[];
  /** Pages that only redirect to another page. */
  readonly redirects: readonly Page[];
  /** Files `p/index.html` that are identical to `p.html`. */
  readonly copies: readonly string[];
}

export const NOT_FOUND = '404.html';
const TEXT_FILE = /\.(html|xml|txt|md|json|yaml|yml|webmanifest|csv)$/;

/**
 * Returns the route of a file: `general/fees.html`, `general/fees/index.html` → `/general/fees`.
 */
export const routeOf = (file: string): string =>
  `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

const isRedirect = (html: string): boolean => /<meta http-equiv="refresh"/i.test(html);

export interface SiteAddress {
  readonly origin: string;
  readonly baseUrl: string;
}

export function describeSite(files: Files, { origin, baseUrl }: SiteAddress): Site {
  const copies: string[] = [];
  const all: Page[] = [];
  for (const [file, bytes] of files) {
    if (!file.endsWith('.html')) continue;
    const original = files.get(file.replace(/\/index\.html$/, '.html'));
    if (file.endsWith('/index.html') && original?.equals(bytes)) {
      copies.push(file);
      continue;
    }
    const html = bytes.toString('utf8');
    all.push({ file, route: routeOf(file), html, document: parseDocument(html) });
  }
  return {
    origin,
    baseUrl,
    files,
    copies,
    pages: all.filter(({ html }) => !isRedirect(html)),
    redirects: all.filter(({ html }) => isRedirect(html)),
  };
}

export function readSite(folder: string, address: SiteAddress): Site {
  const files = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = path.join(entry.parentPath, entry.name);
    files.set(path.relative(folder, full).split(path.sep).join('/'), readFileSync(full));
  }
  return describeSite(files, address);
}

/** Returns the files that people or their tools read as text, without copies. */
export const textFiles = (site: Site): { file: string; content: string }[] =>
  [...site.files]
    .filter(([file]) => TEXT_FILE.test(file) && !site.copies.includes(file))
    .map(([file, bytes]) => ({ file, content: bytes.toString('utf8') }));

/** Returns a site without some of its pages and files. */
export const siteWithout = (site: Site, isOut: (path: string) => boolean): Site =>
  describeSite(new Map([...site.files].filter(([file]) => !isOut(file))), site);

/** Returns a site in memory, for the tests of the rules. */
export const siteOf = (files: Readonly<Record<string, string>>): Site =>
  describeSite(
    new Map(Object.entries(files).map(([file, content]) => [file, Buffer.from(content)])),
    { origin: 'https://docs.partner.example', baseUrl: '/base/' },
  );

/** Returns a complete page around `body`, for the tests of the rules. */
export const pageOf = (body: string, head = ''): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>Page</title>${head}</head><body>${body}</body></html>`;
