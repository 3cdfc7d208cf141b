import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MovedSection } from '../../boot/address';
import { redirectPage } from '../../boot/redirect-page';
import { type BuiltSite, pagePaths } from '../after-build/addresses';
import { withPolicy } from '../after-build/policy';

/** Part of every page that the redirects plugin of Docusaurus writes. */
const REDIRECT = 'http-equiv="refresh"';

/**
 * Rewrites the redirect page of every page of the moved sections, and adds `p.html` to `p/index.html`.
 *
 * @returns the number of addresses that redirect
 * @throws when a redirect page is missing, or another page has its address
 */
export async function rewriteRedirects(
  site: BuiltSite,
  moved: readonly MovedSection[],
): Promise<number> {
  const { baseUrl, outDir, siteUrl } = site;
  const paths = pagePaths(site);
  const pages = moved.flatMap(({ from, to }) =>
    paths
      .filter((page) => `${page}/`.startsWith(`${to}/`))
      .map((page) => ({ page, oldPath: from + page.slice(to.length) })),
  );
  for (const { page, oldPath } of pages) {
    const old = path.join(outDir, oldPath);
    const index = path.join(old, 'index.html');
    if (!(await readFile(index, 'utf8')).includes(REDIRECT)) {
      throw new Error(
        `${index} is not a redirect page. Next: rename the page, or remove its redirect.`,
      );
    }
    const redirect = redirectPage({ baseUrl, moved, siteUrl, target: baseUrl + page });
    const html = withPolicy(redirect, []);
    await writeFile(index, html);
    await writeFile(`${old}.html`, html, { flag: 'wx' });
  }
  return pages.length;
}
