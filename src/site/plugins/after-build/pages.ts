import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from './replace-file';

export interface BuiltPages {
  /** Absolute path of the build output. */
  readonly outDir: string;
  /** Pages as clean paths below the base path; '' is the landing page. */
  readonly pages: readonly string[];
}

/** Pages handled at once; thousands would fill the memory. */
const BATCH_SIZE = 16;

async function forEachPage(
  { outDir, pages }: BuiltPages,
  handle: (file: string, page: string) => Promise<void>,
) {
  for (let start = 0; start < pages.length; start += BATCH_SIZE) {
    const batch = pages.slice(start, start + BATCH_SIZE);
    await Promise.all(
      batch.map((page) => handle(path.join(outDir, `${page || 'index'}.html`), page)),
    );
  }
}

/** Reads every page. */
export const readPages = (built: BuiltPages, visit: (html: string) => void): Promise<void> =>
  forEachPage(built, async (file) => visit(await readFile(file, 'utf8')));

/** Replaces every page. */
export const changePages = (
  built: BuiltPages,
  change: (html: string, page: string) => string,
): Promise<void> =>
  forEachPage(built, async (file, page) =>
    replaceFile(file, change(await readFile(file, 'utf8'), page)),
  );
