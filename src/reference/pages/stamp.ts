import { draftOf } from '../contract/load';
import type { Contract } from '../contract/model';
import { readPageAt } from '../contract/page/page-files';
import { docsSetOf, sitePath } from '../contract/site-path';
import { kept, type Workspace } from '../contract/workspace';
import { factPaths } from '../contract/facts/read';
import { markedChanges, marksByFile } from '../publish/change-log/marks';
import { partialsOf, readPageFile } from '../remark/check/page-file';
import { linkedTargets } from './linked-targets';
import { dependenciesOf } from './dependencies';

const marksOf = kept((workspace, contract: Contract) =>
  marksByFile(contract, markedChanges(workspace, contract)),
);

/** Returns the change log marks at parts of the contract in these files, as JSON. */
function marksIn(workspace: Workspace, path: string, files: readonly string[]): string {
  const set = docsSetOf(sitePath(workspace.siteDir, path));
  const contract = set && files.length > 0 ? draftOf(workspace, set) : undefined;
  if (!contract) return '';
  const marks = marksOf(workspace, contract);
  return JSON.stringify(files.map((file) => marks.get(sitePath(workspace.siteDir, file))));
}

/**
 * Returns a value that changes with the content of a page: the states of all files from which it is
 * made, and the targets of its links.
 */
export const pageStamp = kept((workspace, path: string): string => {
  const { siteDir } = workspace;
  const file = readPageFile(workspace, path);
  const page = readPageAt(workspace, path);
  const contract = page ? dependenciesOf(workspace, page) : [];
  const partials = file ? partialsOf(workspace, file).map((partial) => partial.path) : [];
  const files = [path, ...partials, ...contract, ...factPaths(siteDir, path)];
  const stamps = files.map((source) => `${source} ${workspace.stamp(source) ?? ''}`);
  const others = [
    marksIn(workspace, path, contract),
    JSON.stringify(linkedTargets(workspace, path)),
  ];
  return [...stamps, ...others].join('\n');
});
