import { join } from 'node:path';
import { readContract } from '../../contract/load';
import { oncePer } from '../../contract/once-per';
import { ContractError, isError, type Problem } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import { recipeProblems } from '../../recipes/check';
import { untrueSteps } from '../../recipes/untrue';

/** The states of the rules of all sandboxes. */
const rulesOf = (workspace: Workspace): string =>
  ['shared', ...workspace.setIds]
    .map((set) => join(workspace.siteDir, 'partners', set, 'sandbox'))
    .flatMap((folder) => workspace.list(folder).map((file) => join(folder, file)))
    .map((path) => `${path} ${workspace.stamp(path) ?? ''}`)
    .join();

const rulesAtStart = oncePer(rulesOf);

/** Steps of recipes that do not lead to what they say, in a running server. */
export class TakenSteps {
  constructor(private readonly workspace: Workspace) {
    rulesAtStart(workspace);
  }

  async problems(): Promise<readonly Problem[]> {
    const { workspace } = this;
    // The rules are read once: after a change of theirs the tests take the steps.
    if (rulesOf(workspace) !== rulesAtStart(workspace)) return [];
    const found = await Promise.all(workspace.setIds.map((set) => this.untrueIn(set)));
    return found.flat();
  }

  private async untrueIn(set: string): Promise<readonly Problem[]> {
    try {
      const contract = await readContract(this.workspace, set);
      const others = await recipeProblems(this.workspace, contract);
      return others.some(isError) ? [] : await untrueSteps(this.workspace, contract);
    } catch (error) {
      if (error instanceof ContractError) return [];
      throw error;
    }
  }
}
