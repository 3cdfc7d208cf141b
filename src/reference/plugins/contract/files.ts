import { join } from 'node:path';
import { grouped } from '../../contract/grouped';
import { readPages } from '../../contract/page/page-files';
import type { Problem } from '../../contract/problem';
import { sitePath } from '../../contract/site-path';
import type { Workspace } from '../../contract/workspace';
import { problemAt } from '../../remark/problem';
import { isDeadLink } from './stamps';

/** Matches the folders and the name of a page if they are valid in an address. */
const ADDRESS = /^(?:[a-z0-9][a-z0-9._-]*\/)*(?:[a-z0-9][a-z0-9._-]*|README)\.mdx$/;
const PARTIAL = /(?:^|\/)_[^/]*$/;

/** Returns the problem of a page's path, which is relative to its set. */
function misnamed(name: string): readonly [message: string, next: string] | undefined {
  if (name.endsWith('.md')) return ['The names of pages end in `.mdx`', 'rename the file'];
  return name.endsWith('.mdx') && !ADDRESS.test(name) && !PARTIAL.test(name)
    ? [
        'The path of the file cannot be an address',
        'rename it with lower-case letters, digits and `-`',
      ]
    : undefined;
}

/** Reports a mistake in the path of a page; further problems of the page follow from it. */
export function pathProblem({ siteDir }: Workspace, path: string): Problem | undefined {
  const file = sitePath(siteDir, path);
  const [, , ...name] = file.split('/');
  const mistake = misnamed(name.join('/'));
  return mistake && problemAt({ file, line: 1, column: 1 })(...mistake);
}

/** Reports files below `partners` that cannot be pages because of their type or name. */
export function* fileProblems(workspace: Workspace, folder: string): Generator<Problem> {
  const { siteDir, setIds } = workspace;
  for (const file of workspace.list(`partners/${folder}`)) {
    const path = join(siteDir, file);
    if (isDeadLink(workspace, path)) {
      yield problemAt({ file, line: 1, column: 1 })(
        'The symbolic link leads to no file',
        'put the files themselves here',
      );
    } else if (setIds.includes(folder)) {
      const problem = pathProblem(workspace, path);
      if (problem) yield problem;
    }
  }
  if (setIds.includes(folder)) yield* copyProblems(workspace, folder);
}

/** Reports copied pages that are still unchanged; their other problems follow from this. */
function* copyProblems(workspace: Workspace, set: string): Generator<Problem> {
  const files = readPages(workspace, set).map(({ file }) => file);
  const byText = grouped(files, (file) => workspace.text(join(workspace.siteDir, file)));
  for (const same of byText.values()) {
    const [first, ...copies] = same.toSorted((a, b) => a.length - b.length);
    for (const file of copies) {
      yield problemAt({ file, line: 1, column: 1 })(
        `The page is a copy of ${first}`,
        'write its own title, description and text, or delete one of the two',
      );
    }
  }
}
