import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { rehashed } from './rehashed';

/** A change to the files of a built site. */
export type Edit =
  | {
      readonly kind: 'replace';
      /** Pattern for the paths of the files below the folder of the site, with forward slashes. */
      readonly files: RegExp;
      readonly find: RegExp;
      /** Replacement as in `String.replace`: `$1` is the first group. */
      readonly by: string;
    }
  | { readonly kind: 'add'; readonly file: string; readonly text: string };

export const replace = (files: RegExp, find: RegExp, by: string): Edit => ({
  kind: 'replace',
  files,
  find,
  by,
});
export const html = (find: RegExp, by: string): Edit => replace(/\.html$/, find, by);
export const add = (file: string, text: string): Edit => ({ kind: 'add', file, text });

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'));

/** Links an unchanged file, or copies it if hard links are not possible. */
function share(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Writes a copy of a built site with changes. The policy of a changed page is updated with the
 * hashes of its changed scripts, unless the change is in the policy: otherwise every seeded fault
 * would be a violation of the policy.
 *
 * @throws if a change matches nothing, because a seeded fault would be missing
 */
export function seed(source: string, target: string, edits: readonly Edit[]): void {
  rmSync(target, { recursive: true, force: true });
  const files = filesBelow(source);
  const changed = new Map<string, string>();
  for (const edit of edits) {
    if (edit.kind === 'add') {
      changed.set(edit.file, edit.text);
      continue;
    }
    let places = 0;
    for (const file of files.filter((name) => edit.files.test(name))) {
      const before = changed.get(file) ?? readFileSync(path.join(source, file), 'utf8');
      const after = before.replace(edit.find, edit.by);
      if (after === before) continue;
      changed.set(file, after);
      places += 1;
    }
    if (places === 0) throw new Error(`no ${String(edit.find)} in ${String(edit.files)}`);
  }
  for (const file of files.filter((name) => !changed.has(name))) {
    share(path.join(source, file), path.join(target, file));
  }
  for (const [file, text] of changed) {
    const place = path.join(target, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, file.endsWith('.html') ? rehashed(text) : text);
  }
}
