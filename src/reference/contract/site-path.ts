import { relative, sep } from 'node:path';

/** A path as problems and pages show it: relative to the site, with `/`. */
export const sitePath = (siteDir: string, path: string): string =>
  relative(siteDir, path).split(sep).join('/');

/** The docs set of a file: the folder below `partners`, except the shared folder. */
export const docsSetOf = (file: string): string | undefined =>
  /^partners\/(?!shared\/)([^/]+)\//.exec(file)?.[1];
