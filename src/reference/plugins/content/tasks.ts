import type { Workspace } from '../../contract/workspace';
import { checkSets } from '../contract/check';
import { rulesProblems } from '../contract/rules';
import { untrueRecipes } from '../contract/untrue-recipes';
import { playgroundFiles } from '../playground/files';
import { searchFiles } from '../search/files';

/** What is made of the whole content of a site. Results and arguments are plain: they cross threads. */
export const TASKS = {
  contract: checkSets,
  playground: playgroundFiles,
  recipes: untrueRecipes,
  rules: rulesProblems,
  search: searchFiles,
};

export type TaskName = keyof typeof TASKS;

type ArgumentsOf<T> = T extends (workspace: Workspace, ...rest: infer R) => unknown ? R : never;

export type Arguments<N extends TaskName> = ArgumentsOf<(typeof TASKS)[N]>;

export type Result<N extends TaskName> = Awaited<ReturnType<(typeof TASKS)[N]>>;

/** @throws {ContractError} where a build has to stop */
export const runTask = async <N extends TaskName>(
  workspace: Workspace,
  name: N,
  args: Arguments<N>,
): Promise<Result<N>> => {
  const run = TASKS[name] as (...all: readonly unknown[]) => Promise<Result<N>>;
  return run(workspace, ...args);
};
