import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

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
export const pagePaths = ({ baseUrl, routesPaths }: BuiltSite): string[] => [
  ...new Set(
    routesPaths
      .map((route) => route.slice(baseUrl.length).replace(/\/$/, ''))
      .filter((page) => page !== '' && page !== '404.html'),
  ),
];

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
