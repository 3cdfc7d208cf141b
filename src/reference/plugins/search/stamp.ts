import { join } from 'node:path';
import { readPageAt } from '../../contract/page-files';
import type { Workspace } from '../../contract/workspace';
import { factPaths } from '../../facts/read';
import { partialsOf } from '../../remark/check/anchors';
import { readPageFile } from '../../remark/check/page-file';
import { siteFile } from '../../remark/tag';
import { pageDependencies } from '../contract/page-dependencies';

/** What changes when the content of a page does: the states of every file that it is made from. */
export function stampOfPage(workspace: Workspace, generatedFilesDir: string, file: string): string {
  const { siteDir } = workspace;
  const path = join(siteDir, file);
  const source = readPageFile(workspace, path);
  const partials = source ? partialsOf(workspace, source).map((partial) => partial.path) : [];
  const page = siteFile(path, siteDir).set && readPageAt(workspace, path);
  const contract = page ? pageDependencies(workspace, generatedFilesDir, page) : [];
  const files = [path, ...partials, ...contract, ...factPaths(siteDir, path)];
  return files.map((one) => `${one} ${workspace.stamp(one) ?? ''}`).join('\n');
}
