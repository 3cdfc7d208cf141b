/** Rates the contract of a set, and says how to improve it: `npm run score -- --set general`. */
import { join } from 'node:path';
import { docsUrlOf } from '../src/reference/contract/docs-url';
import { sets } from '../src/site/config/sets';
import { site } from '../src/site/config/site';
import { readFlags, SET, SWITCH } from './new/flags';
import { score } from './score/index';
import { cardText } from './score/card';
import { runCommand } from './run-command.mjs';

const FLAGS = {
  example: 'npm run score -- --set general --json',
  flags: { set: SET, json: SWITCH },
  run: () => [],
};

async function main(args: readonly string[]): Promise<void> {
  const { set, json } = readFlags(FLAGS, args);
  for (const docsSet of sets.filter(({ id }) => id === set)) {
    const card = await score(join(__dirname, '..'), docsUrlOf(site), docsSet);
    console.log(json === undefined ? cardText(card) : JSON.stringify(card, null, 2));
    if (card.mistakes.length > 0) process.exitCode = 1;
  }
}

runCommand('rating the contract', () => main(process.argv.slice(2)));
