import { join } from 'node:path';
import { dependenciesOf } from '../../pages/dependencies';
import type { Contract } from '../../contract/model';
import type { ContractTagName, Page } from '../../contract/page';
import { sitePath } from '../../contract/site-path';
import type { Workspace } from '../../contract/workspace';
import { markedChanges, marksByFile } from '../../publish/change-log/marks';
import { writeChanged } from './generated';

/** Tags whose content says when it changed. */
const MARKED: ReadonlySet<ContractTagName> = new Set(['Operation', 'Schema', 'States', 'Events']);

/** The file that changes when the marks at the places of a contract file do. */
const marksPath = (generatedFilesDir: string, set: string, file: string): string =>
  join(generatedFilesDir, 'contract', 'marks', set, `${file}.json`);

/**
 * As `dependenciesOf`, with what the change log says at the parts of the contract
 * that a page shows: an entry about cards concerns the pages with cards alone.
 */
export function pageDependencies(
  workspace: Workspace,
  generatedFilesDir: string,
  page: Page,
): readonly string[] {
  const files = dependenciesOf(workspace, page);
  const set = page.file.split('/')[1] ?? '';
  if (!page.tags.some(({ tag }) => MARKED.has(tag))) return files;
  const marks = files.map((path) => {
    const file = sitePath(workspace.siteDir, path);
    return marksPath(generatedFilesDir, set, file);
  });
  return [...files, ...marks];
}

/** Writes the marks of a set, one file for each file of its contract, as far as they changed. */
export function writeMarks(
  workspace: Workspace,
  generatedFilesDir: string,
  contract: Contract,
): void {
  const marks = marksByFile(contract, markedChanges(workspace, contract));
  for (const [file, found] of marks) {
    writeChanged(marksPath(generatedFilesDir, contract.set, file), found);
  }
}
