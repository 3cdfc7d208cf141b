/** Writes a skeleton into the right files: `npm run new -- operation --set general …`. */
import { join } from 'node:path';
import { addSkeleton } from './new/index';
import { runCommand } from './run-command.mjs';

async function main(args: readonly string[]): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  for (const line of await addSkeleton(join(__dirname, '..'), args, today)) console.log(line);
}

runCommand('writing the skeleton', () => main(process.argv.slice(2)));
