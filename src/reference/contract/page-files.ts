import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type MdxFile, readMdxFile } from './mdx-file';
import type { DocsSetId } from './model';
import { oncePer } from './once-per';
import { pageOf, type Page } from './page';
import { filesAreSettled } from './settled';

/** A file that has not changed is the same object (readMdxFile). */
const pageIn = oncePer<MdxFile, Page>(pageOf);

/**
 * Reads a page; from memory while its file has not changed, undefined when there is none.
 *
 * @param siteDir absolute path of the site
 * @param path absolute
 */
export function readPageAt(siteDir: string, path: string): Page | undefined {
  const file = readMdxFile(siteDir, path);
  return file && pageIn(file);
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
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])[^_\\/][^\\/]*\.mdx$/.test(path))
    .sort()
    .flatMap((path) => readPageAt(siteDir, join(folder, path)) ?? []);
  listed.set(folder, found);
  return found;
}
