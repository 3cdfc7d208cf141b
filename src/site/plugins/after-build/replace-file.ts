import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Replaces a file at once: other plugins read pages while they are changed. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const next = `${file}.${randomUUID()}`;
  await writeFile(next, text);
  await rename(next, file);
}
