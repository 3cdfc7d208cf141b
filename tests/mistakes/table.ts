import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../support/paths';

/** A mistake of a writer, and what the build and the dev server say. */
export interface Mistake {
  readonly mistake: string;
  /** A file of so many bytes that is there, although it holds no image. */
  readonly image?: { readonly file: string; readonly bytes: number };
  /** A symbolic link that is there. */
  readonly link?: { readonly file: string; readonly to: string };
  /** Path of a copy of the file that is there. */
  readonly copied?: string;
  /** New path of the file, for a mistake that is no edit. */
  readonly moved?: string;
  /** What is made with `npm run new --` before the mistake is. */
  readonly made?: string;
  /** File to edit, relative to the site. */
  readonly file: string;
  /** File that is reported, where it is not `file`. */
  readonly reportedIn?: string;
  /** Without it, the whole text of the file. */
  readonly find?: string;
  /** Nothing for a mistake that is no edit. */
  readonly replacement?: string;
  /** `line:column`, or the text that starts at the place reported. */
  readonly at: string;
  /** Parts of what is said; the whole has both, always. */
  readonly message: string;
  readonly next: string;
}

const FOLDER = join(ROOT, 'tests/mistakes/table');

/** Every row of tests/mistakes/table, with the name of its file. */
export const MISTAKES: readonly (Mistake & { readonly layer: string })[] = readdirSync(FOLDER)
  .sort()
  .flatMap((file) => {
    const rows = parse(readFileSync(join(FOLDER, file), 'utf8')) as readonly Mistake[];
    return rows.map((row) => ({ ...row, layer: file.replace('.yaml', '') }));
  });
