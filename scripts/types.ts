/** Writes the types of each contract beside its behavior modules: `npm run types`. */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContract } from '../src/reference/contract/load';
import { Workspace } from '../src/reference/contract/workspace';
import { docsUrlOf } from '../src/reference/contract/docs-url';
import { typesOf } from '../src/reference/publish/schemas/types';
import { site } from '../src/site/config/site';
import { setIds } from '../src/site/config/sets';
import { runCommand } from './run-command.mjs';

const siteDir = join(__dirname, '..');

const sandboxOf = (folder: string): string => join(siteDir, 'partners', folder, 'sandbox');

function writeTypes(folder: string, text: string): void {
  const file = join(sandboxOf(folder), 'contract.d.ts');
  // Written in full before it is renamed: type checker and linter run at the same time.
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

async function main(): Promise<void> {
  const workspace = new Workspace({ siteDir, docsUrl: docsUrlOf(site) });
  const sets = setIds.filter((set) => existsSync(sandboxOf(set)));
  for (const set of sets) {
    const { document } = await readContract(workspace, set);
    writeTypes(set, await typesOf(document));
  }
  // The contract of each set contains the shared parts.
  if (sets[0] !== undefined && existsSync(sandboxOf('shared'))) {
    writeTypes('shared', `export type * from '../../${sets[0]}/sandbox/contract';\n`);
  }
}

runCommand('writing the types of the contracts', main);
