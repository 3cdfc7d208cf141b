import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from './replace-file';

export interface BuiltPages {
  /** Absolute path of the build output. */
  readonly outDir: string;
  /** Pages as clean paths below the base path; '' is the landing page. */
  readonly pages: readonly string[];
}

/** So many pages are held at a time; thousands would fill the memory. */
const AT_ONCE = 16;

async function each(
  { outDir, pages }: BuiltPages,
  use: (file: string, page: string) => Promise<void>,
) {
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    const some = pages.slice(start, start + AT_ONCE);
    await Promise.all(some.map((page) => use(path.join(outDir, `${page || 'index'}.html`), page)));
  }
}

/** Reads every page. */
export const readPages = (built: BuiltPages, see: (html: string) => void): Promise<void> =>
  each(built, async (file) => see(await readFile(file, 'utf8')));

/** Replaces every page. */
export const changePages = (
  built: BuiltPages,
  change: (html: string, page: string) => string,
): Promise<void> =>
  each(built, async (file, page) => replaceFile(file, change(await readFile(file, 'utf8'), page)));
