import { relative, sep } from 'node:path';

/** A path as problems and pages name it: relative to the site, with `/`. */
export const sitePath = (siteDir: string, path: string): string =>
  relative(siteDir, path).split(sep).join('/');

/** The docs set of a file: the folder below `partners`, except the one that the sets share. */
export const docsSetOf = (file: string): string | undefined =>
  /^partners\/(?!shared\/)([^/]+)\//.exec(file)?.[1];
