import type { Plugin } from '@docusaurus/types';
import { readContract } from '../../contract/load';
import type { Contract } from '../../contract/model';
import { ContractError } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import { withEndings } from '../../mock/endings';
import { readChangeLog } from '../../publish/change-log/read';
import { compile, compileFields } from '../../playground/compile';
import type { Background } from '../dev-server/background';

/** What the files of a set were made from: they are not made again from the same. */
interface Made {
  readonly contract: Contract;
  /** As JSON. */
  readonly changes: string;
}

/** Writes what the playground (with its help on fields) and the webhook bench of each set load. */
export default function playgroundPlugin(workspace: Workspace, background: Background) {
  return (): Plugin => createPlugin(workspace, background);
}

function createPlugin(workspace: Workspace, background: Background): Plugin {
  const made = new Map<string, Made>();
  const run = background.runner();
  return {
    name: 'playground',
    // The contract plugin watches the files; when it loads again, this is called as well.
    allContentLoaded: ({ actions }) =>
      run(async () => {
        for (const set of workspace.setIds) {
          try {
            const contract = await readContract(workspace, set);
            const changes = readChangeLog(workspace, contract);
            const state = JSON.stringify(changes);
            const before = made.get(set);
            if (before?.contract === contract && before.changes === state) continue;
            const data = compile(contract);
            const mock = withEndings(data.mock, changes, `${workspace.docsUrl}/${set}/change-log`);
            await actions.createData(`${set}.json`, JSON.stringify({ ...data, mock }));
            await actions.createData(`${set}-fields.json`, JSON.stringify(compileFields(contract)));
            const events = contract.events.map(({ type, example }) => ({
              type,
              body: JSON.stringify(example),
            }));
            await actions.createData(`${set}-events.json`, JSON.stringify(events));
            made.set(set, { contract, changes: state });
            await background.pause();
          } catch (error) {
            // The contract plugin tells of mistakes; in dev the playground keeps what it had.
            if (!(error instanceof ContractError)) throw error;
          }
        }
      }),
  };
}
