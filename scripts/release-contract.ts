/** Releases the contract of a docs set: `npm run release-contract -- --set general`. */
import { join } from 'node:path';
import { runCommand } from './new/write';
import { release } from './release-contract/index';

async function main(args: readonly string[]): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const { lines, isReleased } = await release(join(__dirname, '..'), args, today);
  for (const line of lines) console.log(line);
  if (!isReleased) process.exitCode = 1;
}

runCommand(main(process.argv.slice(2)));
