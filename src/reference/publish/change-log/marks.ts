import type { Contract } from '../../contract/model';
import { ContractError } from '../../contract/problem';
import { kept } from '../../contract/workspace';
import type { Change } from './model';
import { placeOfPointer } from './place';
import { changeLogPath, readChangeLog } from './read';

/** The properties of an entry that a changed place of the contract shows. */
export type Mark = Pick<Change, 'id' | 'date' | 'type' | 'sunset' | 'changes' | 'operations'>;

/**
 * Returns the entries of the change log; none when the set has no log. While the log has mistakes,
 * returns the previous entries: the check reports the mistakes once, instead of on every page.
 */
export const markedChanges = kept(
  (workspace, contract: Contract, previous?: readonly Change[]): readonly Change[] => {
    const path = changeLogPath(workspace.siteDir, contract.set);
    if (workspace.stamp(path) === undefined) return [];
    try {
      return readChangeLog(workspace, contract);
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      return previous ?? [];
    }
  },
);

/**
 * Returns the marks in each file of the contract, newest first. A page must be rendered again when
 * the marks of a file that it shows change.
 */
export function marksByFile(
  contract: Contract,
  changes: readonly Change[],
): ReadonlyMap<string, readonly Mark[]> {
  const marks = new Map<string, Mark[]>(contract.files.map((file) => [file, []]));
  for (const { id, date, type, sunset, ...places } of changes) {
    const within = (file: string, pointers: readonly string[], kind = ''): readonly string[] =>
      pointers.filter((pointer) => placeOfPointer(contract, kind + pointer)?.file === file);
    for (const [file, fileMarks] of marks) {
      const mark = {
        id,
        date,
        type,
        sunset,
        changes: within(file, places.changes),
        operations: within(file, places.operations, 'op:'),
      };
      if (mark.changes.length + mark.operations.length > 0) fileMarks.push(mark);
    }
  }
  return marks;
}
