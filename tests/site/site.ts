import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Document, parseDocument } from './dom';

/** Contents of a static site: path below the site's root → bytes. */
export type Files = ReadonlyMap<string, Buffer>;

export interface Page {
  /** Path of the file below the site's root, e.g. `general/fees.html`. */
  readonly file: string;
  /** Clean path below the base path, with a slash first, e.g. `/general/fees`. */
  readonly route: string;
  readonly html: string;
  readonly document: Document;
}

export interface Site {
  /** Origin of the published site. */
  readonly origin: string;
  /** Path the site is served under, with both slashes. */
  readonly baseUrl: string;
  readonly files: Files;
  /** What readers read, the not-found page included. */
  readonly pages: readonly Page[];
  /** Pages that only lead to another one. */
  readonly redirects: readonly Page[];
  /** `p/index.html` that repeat `p.html` byte by byte. */
  readonly copies: readonly string[];
}

export const NOT_FOUND = '404.html';
const TEXT_FILE = /\.(html|xml|txt|md|json|yaml|yml|webmanifest|csv)$/;

/** `general/fees.html`, `general/fees/index.html` → `/general/fees`. */
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

/** Files that people or their tools read as text, without copies. */
export const textFiles = (site: Site): { file: string; content: string }[] =>
  [...site.files]
    .filter(([file]) => TEXT_FILE.test(file) && !site.copies.includes(file))
    .map(([file, bytes]) => ({ file, content: bytes.toString('utf8') }));

/** A site without some of its pages and files. */
export const siteWithout = (site: Site, isOut: (path: string) => boolean): Site =>
  describeSite(new Map([...site.files].filter(([file]) => !isOut(file))), site);

/** A site in memory, for the rules' own tests. */
export const siteOf = (files: Readonly<Record<string, string>>): Site =>
  describeSite(
    new Map(Object.entries(files).map(([file, content]) => [file, Buffer.from(content)])),
    { origin: 'https://docs.partner.example', baseUrl: '/base/' },
  );

/** A complete page around `body`, for the rules' own tests. */
export const pageOf = (body: string, head = ''): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>Page</title>${head}</head><body>${body}</body></html>`;
