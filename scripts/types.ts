/** Writes the types of each contract beside its behavior modules: `npm run types`. */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { readContract } from '../src/reference/contract/load';
import { Workspace } from '../src/reference/contract/workspace';
import { docsUrlOf } from '../src/reference/contract/docs-url';
import { site } from '../src/site/config/site';
import { setIds } from '../src/site/config/sets';

const siteDir = join(__dirname, '..');

async function main(): Promise<void> {
  const workspace = new Workspace({ siteDir, docsUrl: docsUrlOf(site) });
  for (const set of setIds) {
    const folder = join(siteDir, 'partners', set, 'sandbox');
    if (!existsSync(folder)) continue;
    const { document } = await readContract(workspace, set);
    const nodes = await openapiTS(document as unknown as OpenAPI3, { silent: true });
    const file = join(folder, 'contract.d.ts');
    // Renamed into place: type checker and linter run at the same time.
    writeFileSync(`${file}.${process.pid}`, astToString(nodes));
    renameSync(`${file}.${process.pid}`, file);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
