import { join } from 'node:path';
import { DOCS_SETS } from '../../contract/model';
import { readPageAt } from '../../contract/page-files';
import { stampOf } from '../../contract/source';
import { factPaths } from '../../facts/read';
import { partialsOf } from '../../remark/check/anchors';
import { readPageFile } from '../../remark/check/page-file';
import { pageDependencies } from '../contract/page-dependencies';

/** What changes when the content of a page does: the states of every file that it is made from. */
export function stampOfPage(siteDir: string, generatedFilesDir: string, file: string): string {
  const path = join(siteDir, file);
  const set = DOCS_SETS.find((id) => file.startsWith(`partners/${id}/`));
  const source = readPageFile(siteDir, path);
  const partials = source ? partialsOf(siteDir, source).map((partial) => partial.path) : [];
  const page = set && readPageAt(siteDir, path);
  const contract = page ? pageDependencies({ siteDir, generatedFilesDir, set, page }) : [];
  const files = [path, ...partials, ...contract, ...factPaths(siteDir, path)];
  return files.map((one) => `${one} ${stampOf(one) ?? ''}`).join('\n');
}
