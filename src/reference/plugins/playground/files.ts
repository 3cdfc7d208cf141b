import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { errorHelp } from '../../assistant/errors';
import { readContract } from '../../contract/load';
import type { Contract } from '../../contract/model';
import { jsonText } from '../../contract/numeral';
import { ContractError } from '../../contract/problem';
import { kept, type Workspace } from '../../contract/workspace';
import { compile, compileFields } from '../../playground/compile';
import { sandboxOf } from '../../publish/change-log/sandbox';
import { recipesOf } from '../../recipes/recipes';

/** The source of a sandbox module: its data and the behavior modules of the set. */
function sandboxModuleOf({ siteDir }: Workspace, set: string): string {
  const sandbox = `partners/${set}/sandbox`;
  const behaviors = existsSync(join(siteDir, sandbox))
    ? `import behaviors from '@site/${sandbox}';`
    : 'const behaviors = [];';
  return `import data from './${set}-sandbox.json';\n${behaviors}\nexport default { ...data, behaviors };\n`;
}

/** The source of a playground module: its data, and loaders of the sandbox and the errors. */
const moduleOf = (set: string): string =>
  `import data from './${set}.json';\n\n` +
  `export default {\n  ...data,\n  loadSandbox: () => import('./${set}-sandbox.js'),\n` +
  `  loadErrors: () => import('./${set}-errors.json'),\n};\n`;

/** Files of the playground, its help on fields, the webhook bench and an assistant, by name. */
const filesOf = kept((workspace, contract: Contract): Readonly<Record<string, string>> => {
  const { set, events } = contract;
  const { data, sandbox } = compile(contract, sandboxOf(workspace, contract));
  const examples = events.map(({ type, example }) => ({ type, body: jsonText(example) }));
  return {
    [`${set}.json`]: JSON.stringify(data),
    [`${set}.js`]: moduleOf(set),
    [`${set}-sandbox.json`]: JSON.stringify(sandbox),
    [`${set}-sandbox.js`]: sandboxModuleOf(workspace, set),
    [`${set}-fields.json`]: JSON.stringify(compileFields(contract)),
    [`${set}-events.json`]: JSON.stringify(examples),
    [`${set}-recipes.json`]: JSON.stringify(recipesOf(workspace, contract)),
    [`${set}-errors.json`]: JSON.stringify(errorHelp(contract)),
  };
});

/** The texts of the files of all sets by name; sets whose contract has mistakes are skipped. */
export async function playgroundFiles(
  workspace: Workspace,
): Promise<Readonly<Record<string, string>>> {
  const all: Record<string, string> = {};
  for (const set of workspace.setIds) {
    try {
      Object.assign(all, filesOf(workspace, await readContract(workspace, set)));
    } catch (error) {
      // The contract plugin reports mistakes; meanwhile, the playground keeps its last state.
      if (!(error instanceof ContractError)) throw error;
    }
    await workspace.pause();
  }
  return all;
}
