import { join } from 'node:path';
import { readMdxFile } from './mdx-file';
import { pageOf, type Page } from './page';
import { kept, type Workspace } from '../workspace';

/** Reads a page; undefined if there is no such file. */
export const readPageAt = kept((workspace, path: string): Page | undefined => {
  const file = readMdxFile(workspace, path);
  return file && pageOf(file);
});

/** Absolute paths of the pages of a set, as one string: it only differs if a page came or went. */
const listedPages = kept((workspace, set: string): string =>
  workspace
    .list(`partners/${set}`)
    .filter((file) => /\/[^_/][^/]*\.mdx$/.test(file))
    .map((file) => join(workspace.siteDir, file))
    .join('\n'),
);

/** Absolute paths of the pages of a set, sorted; files that start with `_` are partials, not pages. */
export const pagePaths = (workspace: Workspace, set: string): readonly string[] =>
  listedPages(workspace, set).split('\n').filter(Boolean);

/** The pages of a set, in the order of their paths. */
export const readPages = kept((workspace, set: string): readonly Page[] =>
  pagePaths(workspace, set).flatMap((path) => readPageAt(workspace, path) ?? []),
);
