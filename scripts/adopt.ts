/** Makes a docs set of an OpenAPI document: `npm run adopt -- openapi.json --set pets`. */
import { join } from 'node:path';
import { adopt } from './adopt/index';
import { runCommand, writeEdits } from './new/write';

async function main(args: readonly string[]): Promise<void> {
  const siteDir = join(__dirname, '..');
  const { edits, notes } = await adopt(siteDir, args);
  for (const line of [...(await writeEdits(siteDir, edits)), ...notes]) console.log(line);
  console.log('\nNext: npm start, then npm run score for what would make the set better.');
}

runCommand(main(process.argv.slice(2)));
