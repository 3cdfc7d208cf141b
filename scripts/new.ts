/** Writes a skeleton into the right files: `npm run new -- operation --set general …`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { skeletonOf } from './new/index';
import { UsageError, type Edit } from './new/site-files';

/** Formats a file like `npm run format`, which leaves pages alone. */
async function formatted({ file, text }: Edit, path: string): Promise<string> {
  if (file.endsWith('.mdx')) return text;
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}

async function main(args: readonly string[]): Promise<void> {
  const siteDir = join(__dirname, '..');
  const today = new Date().toISOString().slice(0, 10);
  const { edits, next } = skeletonOf(siteDir, args, today);
  for (const edit of edits) {
    const path = join(siteDir, edit.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await formatted(edit, path));
    console.log(`${edit.isNew ? 'created' : 'changed'}  ${edit.file}`);
  }
  console.log(`\nNext:\n${next.map((step) => `- ${step}`).join('\n')}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
});
