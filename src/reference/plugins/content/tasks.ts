import type { Workspace } from '../../contract/workspace';
import type { IndexedPage } from '../search/pages';

/**
 * The tasks that need the whole content of a site. Arguments and results are plain data that can
 * cross threads. Modules are imported on demand, because a dev server runs tasks in a thread.
 */
export const TASKS = {
  contract: async (workspace: Workspace) =>
    (await import('../contract/check')).checkSets(workspace),
  playground: async (workspace: Workspace) =>
    (await import('../playground/files')).playgroundFiles(workspace),
  recipes: async (workspace: Workspace) =>
    (await import('../contract/untrue-recipes')).untrueRecipes(workspace),
  rules: async (workspace: Workspace) =>
    (await import('../contract/rules')).rulesProblems(workspace),
  search: async (workspace: Workspace, pages: readonly IndexedPage[]) =>
    (await import('../search/files')).searchFiles(workspace, pages),
};

export type TaskName = keyof typeof TASKS;

type ArgumentsOf<T> = T extends (workspace: Workspace, ...rest: infer R) => unknown ? R : never;

export type Arguments<N extends TaskName> = ArgumentsOf<(typeof TASKS)[N]>;

export type Result<N extends TaskName> = Awaited<ReturnType<(typeof TASKS)[N]>>;

/** @throws {ContractError} if a build must stop */
export const runTask = async <N extends TaskName>(
  workspace: Workspace,
  name: N,
  args: Arguments<N>,
): Promise<Result<N>> => {
  const run = TASKS[name] as (...all: readonly unknown[]) => Promise<Result<N>>;
  return run(workspace, ...args);
};
