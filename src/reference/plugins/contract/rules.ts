import { join } from 'node:path';
import type { Problem } from '../../contract/problem';
import { kept, type Workspace } from '../../contract/workspace';
import { problemAt } from '../../remark/problem';
import { loadModule } from './module';

/** The module that lists the rules of a sandbox, and imports them. */
const listOf = (set: string): string => `partners/${set}/sandbox/index.ts`;

/** Reports problems that keep the rules of a set's sandbox from running. */
const problemsOfSet = kept(async (workspace, set: string): Promise<readonly Problem[]> => {
  const files = workspace
    .list('partners/shared/sandbox', `partners/${set}/sandbox`)
    .filter((file) => /(?<!\.d)\.ts$/.test(file));
  const list = listOf(set);
  if (!files.some((file) => file.startsWith(`partners/${set}/`))) return [];
  const at = (file: string) => problemAt({ file, line: 1, column: 1 });
  if (!files.includes(list)) {
    return [at(list)('The list of the rules is missing', 'bring it back, or delete the folder')];
  }
  const empty = files.filter(
    (file) => workspace.text(join(workspace.siteDir, file))?.trim() === '',
  );
  if (empty.length > 0) {
    return empty.map((file) => at(file)('The file is empty', 'bring back what was in it'));
  }
  const { value, problems } = await loadModule(workspace.siteDir, list);
  if (problems.length > 0 || Array.isArray(value)) return problems;
  return [at(list)('The file exports no list of rules', 'end it with `export default [ … ];`')];
});

/** Reports problems that keep the rules of sandboxes from running, besides type errors. */
export async function rulesProblems(workspace: Workspace): Promise<readonly Problem[]> {
  const found = await Promise.all(workspace.setIds.map((set) => problemsOfSet(workspace, set)));
  return found.flat();
}
