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

/** Every page except the landing and not-found pages, as a path below the base path. */
export const pagePaths = ({ baseUrl, routesPaths }: BuiltSite): string[] => [
  ...new Set(
    routesPaths
      .map((route) => route.slice(baseUrl.length).replace(/\/$/, ''))
      .filter((page) => page !== '' && page !== '404.html'),
  ),
];

/**
 * Copies each `p.html` to `p/index.html`, so that a static host answers `/p`, `/p/`, `/p.html` and
 * `/p/index.html`. The canonical link in both files is the clean address.
 */
export async function copyIndexPages(site: BuiltSite): Promise<void> {
  await Promise.all(
    pagePaths(site).map(async (page) => {
      const folder = path.join(site.outDir, page);
      await mkdir(folder, { recursive: true });
      await copyFile(`${folder}.html`, path.join(folder, 'index.html'));
    }),
  );
}
