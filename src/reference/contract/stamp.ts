import { statSync } from 'node:fs';

/** Modification time (ms) and size (bytes) of a file; undefined if there is no such file. */
export function stampOf(path: string): string | undefined {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat?.isFile() ? `${stat.mtimeMs}:${stat.size}` : undefined;
  } catch {
    // A symbolic link that points to itself.
    return undefined;
  }
}
