/** Releases the contract of a docs set: `npm run release-contract -- --set general`. */
import { join } from 'node:path';
import { release } from './release-contract/index';
import { runCommand } from './run-command.mjs';

async function main(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const { lines, isReleased } = await release(join(__dirname, '..'), process.argv.slice(2), today);
  for (const line of lines) console.log(line);
  if (!isReleased) process.exitCode = 1;
}

runCommand('releasing the contract', main);
