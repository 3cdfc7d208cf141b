import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../support/finding';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();

const hashOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex');

/**
 * Describes where two files differ: the offset of the first differing byte, and the text around it.
 */
function parting(first: string, second: string): string {
  const [a, b] = [readFileSync(first), readFileSync(second)];
  const length = Math.min(a.length, b.length);
  let offset = 0;
  while (offset < length && a[offset] === b[offset]) offset += 1;
  const around = (bytes: Buffer) =>
    JSON.stringify(bytes.subarray(Math.max(0, offset - 40), offset + 40).toString('utf8'));
  return `byte ${offset}: ${around(a)} and ${around(b)}`;
}

/** Returns the files that differ between two folders. */
export function compareFolders(first: string, second: string): Finding {
  const [a, b] = [filesIn(first), filesIn(second)];
  const inBoth = a.filter((file) => b.includes(file));
  return {
    checked: new Set([...a, ...b]).size,
    faults: [
      ...a.filter((file) => !b.includes(file)).map((file) => `${file}: only in the first build`),
      ...b.filter((file) => !a.includes(file)).map((file) => `${file}: only in the second build`),
      ...inBoth
        .filter((file) => hashOf(join(first, file)) !== hashOf(join(second, file)))
        .map((file) => `${file}: ${parting(join(first, file), join(second, file))}`),
    ],
  };
}
