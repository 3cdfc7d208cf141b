import { join } from 'node:path';
import { dependenciesOf, type DependencyOptions } from '../../contract/dependencies';
import type { Contract, DocsSetId } from '../../contract/model';
import type { ContractTagName } from '../../contract/page';
import { sitePath } from '../../contract/site-path';
import { markedChanges, marksByFile } from '../../publish/change-log/marks';
import { writeChanged } from './generated';

export interface PageDependencyOptions extends DependencyOptions {
  /** Absolute path of the folder for generated files. */
  readonly generatedFilesDir: string;
}

/** Tags whose content says when it changed. */
const MARKED: ReadonlySet<ContractTagName> = new Set(['Operation', 'Schema', 'States', 'Events']);

/** The file that changes when the marks at the places of a contract file do. */
const marksPath = (generatedFilesDir: string, set: DocsSetId, file: string): string =>
  join(generatedFilesDir, 'contract', 'marks', set, `${file}.json`);

/**
 * As `dependenciesOf`, with what the change log says at the parts of the contract
 * that a page shows: an entry about cards concerns the pages with cards alone.
 */
export function pageDependencies(options: PageDependencyOptions): readonly string[] {
  const { siteDir, generatedFilesDir, set, page } = options;
  const files = dependenciesOf(options);
  if (!page.tags.some(({ tag }) => MARKED.has(tag))) return files;
  const marks = files.map((path) => {
    const file = sitePath(siteDir, path);
    return marksPath(generatedFilesDir, set, file);
  });
  return [...files, ...marks];
}

/** Writes the marks of a set, one file for each file of its contract, as far as they changed. */
export function writeMarks(siteDir: string, generatedFilesDir: string, contract: Contract): void {
  const marks = marksByFile(contract, markedChanges(siteDir, contract));
  for (const [file, found] of marks) {
    writeChanged(marksPath(generatedFilesDir, contract.set, file), found);
  }
}
