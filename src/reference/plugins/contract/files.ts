import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../contract/problem';
import { sitePath } from '../../contract/site-path';
import type { Workspace } from '../../contract/workspace';
import { problemAt } from '../../remark/problem';

/** Folders and the name of a page, as addresses have them. */
const ADDRESS = /^(?:[a-z0-9][a-z0-9._-]*[\\/])*(?:[a-z0-9][a-z0-9._-]*|README)\.mdx$/;
const PARTIAL = /(?:^|[\\/])_[^\\/]*$/;

/** Files of a folder below `partners` that are no pages because of what they are, or are called. */
export function* fileProblems(workspace: Workspace, folder: string): Generator<Problem> {
  const { siteDir, setIds } = workspace;
  for (const name of workspace.list(join(siteDir, 'partners', folder))) {
    const path = join(siteDir, 'partners', folder, name);
    const problem = problemAt({ file: sitePath(siteDir, path), line: 1, column: 1 });
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
    if (isLink && workspace.stamp(path) === undefined) {
      yield problem('The symbolic link leads to no file', 'put the files themselves here');
    } else if (setIds.includes(folder) && name.endsWith('.md')) {
      yield problem('The names of pages end in `.mdx`', 'rename the file');
    } else if (name.endsWith('.mdx') && !ADDRESS.test(name) && !PARTIAL.test(name)) {
      yield problem(
        'The path of the file cannot be an address',
        'rename it with lower-case letters, digits and `-`',
      );
    }
  }
}
