import { statSync } from 'node:fs';

/** What changes when a file does: modification time (ms) and size (bytes). */
export function stampOf(path: string): string | undefined {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat?.isFile() ? `${stat.mtimeMs}:${stat.size}` : undefined;
  } catch {
    // A symbolic link that leads back to itself.
    return undefined;
  }
}
