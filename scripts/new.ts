/** Writes a skeleton into the right files: `npm run new -- operation --set general …`. */
import { join } from 'node:path';
import { skeletonOf } from './new/index';
import { runCommand, writeEdits } from './new/write';

async function main(args: readonly string[]): Promise<void> {
  const siteDir = join(__dirname, '..');
  const today = new Date().toISOString().slice(0, 10);
  const { edits, next } = skeletonOf(siteDir, args, today);
  for (const line of await writeEdits(siteDir, edits)) console.log(line);
  console.log(`\nNext:\n${next.map((step) => `- ${step}`).join('\n')}`);
}

runCommand(main(process.argv.slice(2)));
