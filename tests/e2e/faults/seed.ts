import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  linkSync,
} from 'node:fs';
import path from 'node:path';
import { rehashed } from '../../support/rehashed';
import type { Edit } from './fault';

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
 * Writes a copy of a built site that contains faults. The policy of a changed page is updated with
 * the hashes of its changed scripts, unless the fault is in the policy: otherwise every fault would
 * be a violation of the policy.
 *
 * @throws if a change matches nothing, because the fault would be missing
 */
export function seed(source: string, target: string, edits: readonly Edit[]): void {
  rmSync(target, { recursive: true, force: true });
  const files = filesBelow(source);
  const changed = new Map<string, string | undefined>();
  for (const edit of edits) {
    if (edit.kind === 'add') {
      changed.set(edit.file, edit.text);
      continue;
    }
    let places = 0;
    for (const file of files.filter((name) => edit.files.test(name))) {
      if (edit.kind === 'remove') {
        changed.set(file, undefined);
        places += 1;
        continue;
      }
      const before = changed.get(file) ?? readFileSync(path.join(source, file), 'utf8');
      const after = before.replace(edit.find, edit.by);
      if (after === before) continue;
      changed.set(file, after);
      places += 1;
    }
    if (places === 0) {
      const what = edit.kind === 'replace' ? String(edit.find) : 'file';
      throw new Error(`no ${what} in ${String(edit.files)}`);
    }
  }
  for (const file of files.filter((name) => !changed.has(name))) {
    share(path.join(source, file), path.join(target, file));
  }
  for (const [file, text] of changed) {
    if (text === undefined) continue;
    const place = path.join(target, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, file.endsWith('.html') ? rehashed(text) : text);
  }
}
