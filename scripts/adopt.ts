/** Makes a docs set from an OpenAPI document: `npm run adopt -- openapi.json --set pets`. */
import { join } from 'node:path';
import { adoptAndWrite } from './adopt/index';
import { runCommand } from './run-command.mjs';

async function main(args: readonly string[]): Promise<void> {
  const siteDir = join(__dirname, '..');
  const today = new Date().toISOString().slice(0, 10);
  for (const line of await adoptAndWrite(siteDir, args, today)) console.log(line);
  console.log('\nNext: npm start, then npm run score for what would make the set better.');
}

runCommand('making a docs set of the document', () => main(process.argv.slice(2)));
