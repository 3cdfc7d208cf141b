import { join } from 'node:path';
import type { Contract } from '../../contract/model';
import type { ContractTagName } from '../../contract/page';
import type { Problem } from '../../contract/problem';
import { kept, type Workspace } from '../../contract/workspace';
import { textWithFigures } from '../../contract/facts/source';
import { readFees } from '../../contract/fee-schedule/read';
import { checkHistory, readHistory } from '../../publish/change-log/check';
import { changeLogPath } from '../../publish/change-log/read';

/** A data file beside the contract, and the tag of the page that shows it. */
export interface DataFileCheck {
  readonly tag: ContractTagName;
  /** @throws {ContractError} when the file cannot be read */
  readonly check: (workspace: Workspace, contract: Contract) => readonly Problem[];
}

export const DATA_FILES: readonly DataFileCheck[] = [
  {
    tag: 'Fees',
    check: (workspace, { set, topics }) => {
      const names = topics.map(({ name }) => name);
      readFees(workspace, set, names);
      return [];
    },
  },
  {
    tag: 'ChangeLog',
    check: (workspace, contract) => checkHistory(readHistory(workspace, contract)),
  },
];

/** Whether the file is there although no page shows it (yet): then it is checked as well. */
export const isWritten = (
  { tag }: DataFileCheck,
  workspace: Workspace,
  { set }: Contract,
): boolean =>
  tag === 'ChangeLog' && workspace.stamp(changeLogPath(workspace.siteDir, set)) !== undefined;

/** Mistakes in the figures of a file. */
const figuresIn = kept(
  (workspace, path: string): readonly Problem[] =>
    textWithFigures(workspace, path, workspace.text(path) ?? '').problems,
);

/** Every mistake in the figures of pages and partials below `partners/<folder>/`. */
export const figureProblems = (
  workspace: Workspace,
  folders: readonly string[],
): readonly Problem[] =>
  folders
    .map((folder) => join(workspace.siteDir, 'partners', folder))
    .flatMap((folder) =>
      workspace
        .list(folder)
        .filter((file) => file.endsWith('.mdx'))
        .flatMap((file) => figuresIn(workspace, join(folder, file))),
    );
