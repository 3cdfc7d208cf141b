import { join } from 'node:path';
import { readMdxFile } from './mdx-file';
import { pageOf, type Page } from './page';
import { kept } from '../workspace';

/** Reads a page; undefined when there is none. */
export const readPageAt = kept((workspace, path: string): Page | undefined => {
  const file = readMdxFile(workspace, path);
  return file && pageOf(file);
});

/**
 * The pages of a set, in the order of their paths; files that start with `_` are
 * partials, not pages.
 */
export const readPages = kept((workspace, set: string): readonly Page[] => {
  const folder = join(workspace.siteDir, 'partners', set);
  return workspace
    .list(folder)
    .filter((path) => /(^|[\\/])[^_\\/][^\\/]*\.mdx$/.test(path))
    .flatMap((path) => readPageAt(workspace, join(folder, path)) ?? []);
});
