/** Removes or renames a docs set: `npm run sets -- remove general`, `npm run sets -- rename general core`. */
import { join } from 'node:path';
import { runCommand } from './new/write';
import { changeSets } from './sets/index';

async function main(args: readonly string[]): Promise<void> {
  for (const line of await changeSets(join(__dirname, '..'), args)) console.log(line);
}

runCommand(main(process.argv.slice(2)));
