/** Releases the contract of a docs set: `npm run release-contract -- --set general`. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { docsUrlOf } from '../src/reference/contract/docs-url';
import { site } from '../src/site/config/site';
import { setIds } from '../src/site/config/sets';
import { readContract } from '../src/reference/contract/load';
import { Workspace } from '../src/reference/contract/workspace';
import { ContractError } from '../src/reference/contract/problem';
import { releaseContract } from '../src/reference/publish/change-log/release';
import { setVersion } from '../src/reference/publish/change-log/version';

const USAGE = `Usage: npm run release-contract -- --set ${setIds.join('|')} [--version YYYY-MM-DD]
  --version   sets the version of the contract first (\`info.version\`); a breaking change needs a new one`;

async function release(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { set: { type: 'string' }, version: { type: 'string' } },
  });
  const set = setIds.find((id) => id === values.set);
  if (!set) throw new Error(`--set is missing or unknown; the sets are ${setIds.join(', ')}.`);
  const siteDir = join(__dirname, '..');
  if (values.version !== undefined) setVersion(siteDir, set, values.version);
  const workspace = new Workspace({ siteDir, docsUrl: docsUrlOf(site) });
  const contract = await readContract(workspace, set);
  const date = new Date().toISOString().slice(0, 10);
  const result = releaseContract({ workspace, contract, date });
  switch (result.kind) {
    case 'entries':
      console.log(
        `${result.file}: ${result.count} new ${result.count === 1 ? 'entry' : 'entries'} at the top.\n` +
          'Next: write why, who is affected and what to do; merge entries that belong together; then run this command again.',
      );
      return 1;
    case 'released':
      console.log(`${result.file} written. Next: commit it with the change log.`);
      return 0;
    case 'unchanged':
      console.log(`${result.file} is up to date; there is nothing to release.`);
      return 0;
  }
}

release(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const isMistake = error instanceof ContractError;
    console.error(isMistake ? error.message : `${String(error)}\n\n${USAGE}`);
    process.exitCode = isMistake ? 1 : 2;
  },
);
