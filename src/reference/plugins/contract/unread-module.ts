import type { Problem } from '../../contract/problem';
import { sitePath } from '../../contract/site-path';
import { textProblem } from '../../contract/page/text-problem';
import type { Workspace } from '../../contract/workspace';
import { problemAt } from '../../remark/problem';
import { unreadable } from './module';

/** Matches the bundler compiler's message for a module that it cannot read, with the place. */
const WORDS = /builtin:swc-loader\)[^]*? x (.+)\n[^[]*\[(.+):(\d+):(\d+)\]/;

/** Converts a bundler error about a module into a problem, long before the module's check runs. */
export function unreadModule(workspace: Workspace, error: string): Problem | undefined {
  const [, reason, path, line, column] = WORDS.exec(error) ?? [];
  if (reason === undefined || !path?.startsWith(workspace.siteDir)) return;
  const file = sitePath(workspace.siteDir, path);
  return (
    textProblem(file, workspace.text(path) ?? '') ??
    problemAt({ file, line: Number(line), column: Number(column) })(...unreadable(reason))
  );
}
