import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MovedSection } from '../../boot/address';
import { redirectPage } from '../../boot/redirect-page';

export interface BuiltSite {
  /** Absolute path of the build output. */
  readonly outDir: string;
  /** Path the site is served under, with both slashes. */
  readonly baseUrl: string;
  /** Origin of the published site, without a path. */
  readonly siteUrl: string;
  /** Every route, base path included. */
  readonly routesPaths: readonly string[];
}

/** Routes as paths below the base path, without the landing and not-found pages. */
const pagePaths = ({ baseUrl, routesPaths }: BuiltSite): string[] => [
  ...new Set(
    routesPaths
      .map((route) => route.slice(baseUrl.length).replace(/\/$/, ''))
      .filter((page) => page !== '' && page !== '404.html'),
  ),
];

const writeNew = async (file: string, text: string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text, { flag: 'wx' });
};

/**
 * Writes redirect pages for every page of a moved section, as `p.html` and as
 * `p/index.html`.
 *
 * @returns the number of addresses that redirect
 */
export async function writeMovedSection(site: BuiltSite, moved: MovedSection): Promise<number> {
  const { baseUrl, outDir, siteUrl } = site;
  const pages = pagePaths(site).filter((page) => `${page}/`.startsWith(`${moved.to}/`));
  await Promise.all(
    pages.flatMap((page) => {
      const old = path.join(outDir, moved.from + page.slice(moved.to.length));
      const html = redirectPage({ baseUrl, moved, siteUrl, target: baseUrl + page });
      return [writeNew(`${old}.html`, html), writeNew(path.join(old, 'index.html'), html)];
    }),
  );
  return pages.length;
}

/**
 * Copies each `p.html` to `p/index.html`, so that a static host answers `/p`,
 * `/p/`, `/p.html` and `/p/index.html`. The canonical link in both is the clean
 * address.
 *
 * @returns the number of copies
 */
export async function copyIndexPages(site: BuiltSite): Promise<number> {
  const pages = pagePaths(site);
  await Promise.all(
    pages.map(async (page) => {
      const folder = path.join(site.outDir, page);
      await mkdir(folder, { recursive: true });
      await copyFile(`${folder}.html`, path.join(folder, 'index.html'));
    }),
  );
  return pages.length;
}
