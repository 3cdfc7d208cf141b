import type { Problem } from '../../contract/problem';
import { sitePath } from '../../contract/site-path';
import { textProblem } from '../../contract/page/text-problem';
import type { Workspace } from '../../contract/workspace';
import { problemAt } from '../../remark/problem';
import { unreadable } from './module';

/** What the bundler's compiler says of a module that it can't read, and where. */
const WORDS = /builtin:swc-loader\)[^]*? x (.+)\n[^[]*\[(.+):(\d+):(\d+)\]/;

/** What is wrong with a module of the site, long before its check has run, from an error of the bundler. */
export function unreadModule(workspace: Workspace, error: string): Problem | undefined {
  const [, reason, path, line, column] = WORDS.exec(error) ?? [];
  if (reason === undefined || !path?.startsWith(workspace.siteDir)) return;
  const file = sitePath(workspace.siteDir, path);
  return (
    textProblem(file, workspace.text(path) ?? '') ??
    problemAt({ file, line: Number(line), column: Number(column) })(...unreadable(reason))
  );
}
