import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../support/paths';

/** A mistake of a writer, with the messages of the build and the dev server. */
export interface Mistake {
  readonly mistake: string;
  /** An additional file of the given size that is named like an image. */
  readonly image?: { readonly file: string; readonly bytes: number };
  /** An additional symbolic link. */
  readonly link?: { readonly file: string; readonly to: string };
  /** The path of an additional copy of the file. */
  readonly copied?: string;
  /** The new path of the file, if the mistake moves it. */
  readonly moved?: string;
  /** The arguments of `npm run new --`, which runs before the mistake is made. */
  readonly made?: string;
  /** The file to edit, relative to the site. */
  readonly file: string;
  /** The file that is reported, if it differs from `file`. */
  readonly reportedIn?: string;
  /** The text to replace; defaults to the whole file. */
  readonly find?: string;
  /** The replacement; undefined if the mistake is not an edit. */
  readonly replacement?: string;
  /** `line:column`, or the text at the start of the reported place. */
  readonly at: string;
  /** A part of the message. Every problem has both a message and a next step. */
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
