import { relative, sep } from 'node:path';

/** A path as problems and pages name it: relative to the site, with `/`. */
export const sitePath = (siteDir: string, path: string): string =>
  relative(siteDir, path).split(sep).join('/');
