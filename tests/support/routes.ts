import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setIds } from '../../src/site/config/sets';
import { ROOT } from './paths';

/** Folders whose pages have an index, with the address of the index. */
const INDEXES: readonly (readonly [folder: string, path: string])[] = [
  ['api', 'category/api'],
  ['api-for-us', 'category/your-api-for-us'],
];

/** Returns every page of a docs set as a path below the set; the intro is ''. */
export function setRoutes(folder: string): readonly string[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(^|\/)[^_/][^/]*\.mdx$/.test(file))
    .map((file) => file.replace(/\.mdx$/, '').replace(/^intro$/, ''));
  const indexes = INDEXES.filter(([below]) => existsSync(join(folder, below)));
  return [...pages, ...indexes.map(([, path]) => path)].sort();
}

/** Returns every page of the site as a path below the base path; the landing page is ''. */
export const siteRoutes = (): readonly string[] => [
  '',
  'markdown-page',
  ...setIds.flatMap((set) =>
    setRoutes(join(ROOT, 'partners', set)).map((page) => [set, page].filter(Boolean).join('/')),
  ),
];

/** The last set, which differs from the first if there are several. */
export const LAST_SET = setIds.at(-1) ?? '';
