import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface BuiltPages {
  /** Absolute path of the build output. */
  readonly outDir: string;
  /** Pages as clean paths below the base path; '' is the landing page. */
  readonly pages: readonly string[];
}

/** Pages handled at once; thousands would fill the memory. */
const BATCH_SIZE = 16;

/** Reads every page, and replaces it if `visit` returns a text. */
export async function visitPages(
  { outDir, pages }: BuiltPages,
  visit: (html: string, page: string) => string | undefined,
): Promise<void> {
  const handle = async (page: string): Promise<void> => {
    const file = path.join(outDir, `${page || 'index'}.html`);
    const changed = visit(await readFile(file, 'utf8'), page);
    if (changed === undefined) return;
    // In one step, because other plugins read pages at the same time.
    const next = `${file}.${randomUUID()}`;
    await writeFile(next, changed);
    await rename(next, file);
  };
  for (let start = 0; start < pages.length; start += BATCH_SIZE) {
    await Promise.all(pages.slice(start, start + BATCH_SIZE).map(handle));
  }
}
