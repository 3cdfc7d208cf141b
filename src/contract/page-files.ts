import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { DocsSetId } from './model';
import { readPage, type Page } from './pages';
import { filesAreSettled } from './settled';
import { stampOf } from './source';

const parsed = new Map<string, { readonly stamp: string | undefined; readonly page: Page }>();

function pageAt(siteDir: string, path: string): Page {
  const stamp = stampOf(path);
  const known = parsed.get(path);
  if (known && known.stamp === stamp) return known.page;
  const file = relative(siteDir, path).split(sep).join('/');
  const page = readPage({ file, source: readFileSync(path, 'utf8') });
  parsed.set(path, { stamp, page });
  return page;
}

const listed = new Map<string, readonly Page[]>();

/**
 * The pages of a set, in the order of their paths; files that start with `_` are
 * partials, not pages. A page is parsed again only when its file changed.
 */
export function readPages(siteDir: string, set: DocsSetId): readonly Page[] {
  const folder = join(siteDir, 'partners', set);
  const known = filesAreSettled() ? listed.get(folder) : undefined;
  if (known) return known;
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])[^_\\/][^\\/]*\.mdx$/.test(path))
    .sort()
    .map((path) => pageAt(siteDir, join(folder, path)));
  listed.set(folder, pages);
  return pages;
}
