/** Removes or renames a docs set: `npm run sets -- remove general`, `npm run sets -- rename general core`. */
import { join } from 'node:path';
import { changeSets } from './sets/index';
import { runCommand } from './run-command.mjs';

async function main(args: readonly string[]): Promise<void> {
  for (const line of await changeSets(join(__dirname, '..'), args)) console.log(line);
}

runCommand('changing the docs sets', () => main(process.argv.slice(2)));
