import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { type Edit, UsageError } from './site-files';

/** Formats a file like `npm run format`, which leaves pages alone. */
async function formatted({ file, text }: Edit, path: string): Promise<string> {
  if (file.endsWith('.mdx')) return text;
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}

/** Writes the files, and returns a line of output for each. */
export async function writeEdits(
  siteDir: string,
  edits: readonly Edit[],
): Promise<readonly string[]> {
  for (const edit of edits) {
    const path = join(siteDir, edit.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await formatted(edit, path));
  }
  return edits.map(({ file, isNew }) => `${isNew ? 'created' : 'changed'}  ${file}`);
}

/** Runs a command; for a mistake in its arguments, prints only the message. */
export const runCommand = (command: Promise<void>): void => {
  command.catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  });
};
