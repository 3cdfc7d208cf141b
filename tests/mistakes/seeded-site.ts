import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EditableSite } from '../support/editable-site';
import { ROOT } from '../support/paths';
import type { Mistake } from './table';

/** A site without mistakes: the contract's fixture, and pages with every kind of link. */
const PARTS = ['src/reference/contract/fixtures/site', 'tests/mistakes/fixtures/site'];

/** A copy of that site, for a test that makes a mistake in it. */
export class SeededSite extends EditableSite {
  constructor() {
    super(mkdtempSync(join(tmpdir(), 'mistakes-')));
    for (const part of PARTS) cpSync(join(ROOT, part), this.dir, { recursive: true });
  }
}

/**
 * A file of the given size that is named like an image; small ones lack the signature of an image.
 */
function imageOf(bytes: number): Buffer {
  const head = bytes > 1000 ? '\x89PNG' : 'none';
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(bytes - 4)]);
}

/** Moves a file, and returns a function that moves it back. */
function move(from: string, to: string): () => void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
  return () => renameSync(to, from);
}

/** Replaces a text that occurs once in a file, and returns a function that undoes it. */
function edit(path: string, find: string | undefined, replacement: string): () => void {
  const text = readFileSync(path, 'utf8');
  if (find !== undefined && text.split(find).length !== 2)
    throw new Error(`\`${find}\` is not once in ${path}.`);
  writeFileSync(path, find === undefined ? replacement : text.replace(find, () => replacement));
  return () => writeFileSync(path, text);
}

/** Makes a mistake in a site, and returns a function that undoes it. */
export function makeMistake(dir: string, mistake: Mistake): () => void {
  const { file, find, replacement, image, link, copied, moved } = mistake;
  const at = (name: string): string => join(dir, name);
  const restores: (() => void)[] = [];
  for (const added of [image, link]) if (added) restores.push(() => rmSync(at(added.file)));
  if (image) writeFileSync(at(image.file), imageOf(image.bytes));
  if (link) symlinkSync(link.to, at(link.file));
  if (copied !== undefined) {
    cpSync(at(file), at(copied));
    restores.push(() => rmSync(at(copied)));
  }
  if (moved !== undefined) restores.push(move(at(file), at(moved)));
  if (replacement !== undefined) restores.push(edit(at(file), find, replacement));
  return () => restores.toReversed().forEach((restore) => restore());
}
