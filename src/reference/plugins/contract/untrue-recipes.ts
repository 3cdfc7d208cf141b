import { join } from 'node:path';
import { readContract } from '../../contract/load';
import { oncePer } from '../../contract/once-per';
import { ContractError, isError, type Problem } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import { recipeProblems } from '../../recipes/check';
import { untrueSteps } from '../../recipes/untrue';

/** The source texts of the rules of all sandboxes. */
const rulesOf = (workspace: Workspace): string =>
  workspace
    .list(...['shared', ...workspace.setIds].map((set) => `partners/${set}/sandbox`))
    .map((file) => `${file} ${workspace.text(join(workspace.siteDir, file)) ?? ''}`)
    .join();

const rulesAtStart = oncePer(rulesOf);

async function untrueIn(workspace: Workspace, set: string): Promise<readonly Problem[]> {
  try {
    const contract = await readContract(workspace, set);
    const others = await recipeProblems(workspace, contract);
    return others.some(isError) ? [] : await untrueSteps(workspace, contract);
  } catch (error) {
    if (error instanceof ContractError) return [];
    throw error;
  }
}

/** Reports recipe steps whose result differs from the stated one, in a running server. */
export async function untrueRecipes(workspace: Workspace): Promise<readonly Problem[]> {
  // Rules are read only once: after a change, only the tests run the recipes again.
  if (rulesOf(workspace) !== rulesAtStart(workspace)) return [];
  const found = await Promise.all(workspace.setIds.map((set) => untrueIn(workspace, set)));
  return found.flat();
}
