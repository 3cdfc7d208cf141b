import type { Contract } from '../../contract/model';
import { ContractError } from '../../contract/problem';
import { kept } from '../../contract/workspace';
import type { Change } from './model';
import { placeOfPointer } from './place';
import { changeLogPath, readChangeLog } from './read';

/** What the places that a change concerns say of it. */
export type Mark = Pick<Change, 'id' | 'date' | 'type' | 'sunset' | 'changes' | 'operations'>;

/**
 * The entries of the change log for the marks at what changed; none without a log. While the log
 * has mistakes, its last state without: the check reports them once, and not on every page.
 */
export const markedChanges = kept(
  (workspace, contract: Contract, before?: readonly Change[]): readonly Change[] => {
    const path = changeLogPath(workspace.siteDir, contract.set);
    if (workspace.stamp(path) === undefined) return [];
    try {
      return readChangeLog(workspace, contract);
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      return before ?? [];
    }
  },
);

/**
 * The marks at the places of each file of the contract, newest first: a page that
 * shows something of a file has to be made again when the marks of that file change.
 */
export function marksByFile(
  contract: Contract,
  changes: readonly Change[],
): ReadonlyMap<string, readonly Mark[]> {
  const marks = new Map<string, Mark[]>(contract.files.map((file) => [file, []]));
  for (const { id, date, type, sunset, ...places } of changes) {
    const within = (file: string, pointers: readonly string[], kind = ''): readonly string[] =>
      pointers.filter((one) => placeOfPointer(contract, kind + one)?.file === file);
    for (const [file, found] of marks) {
      const mark = {
        id,
        date,
        type,
        sunset,
        changes: within(file, places.changes),
        operations: within(file, places.operations, 'op:'),
      };
      if (mark.changes.length + mark.operations.length > 0) found.push(mark);
    }
  }
  return marks;
}
