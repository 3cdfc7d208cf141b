import type { Contract } from '../../contract/model';
import { ContractError } from '../../contract/problem';
import { sitePath } from '../../contract/site-path';
import type { Workspace } from '../../contract/workspace';
import { checkAnswers, checkHistory, readHistory, unmentioned, type History } from './check';
import { changeLogPath } from './read';
import { formatRelease, releaseFile } from './releases';
import { insertEntries, skeleton } from './skeleton';

interface ReleaseOptions {
  readonly workspace: Workspace;
  readonly contract: Contract;
  /** Day of new entries, `YYYY-MM-DD`. */
  readonly date: string;
}

type ReleaseResult =
  /** New entries that have to be completed before the contract can be released. */
  | {
      readonly kind: 'entries';
      readonly file: string;
      readonly text: string;
      readonly count: number;
    }
  | { readonly kind: 'released'; readonly file: string; readonly text: string }
  /** The contract is the same as the last snapshot. */
  | { readonly kind: 'unchanged'; readonly file: string };

function withEntries(
  history: History,
  { workspace, contract, date }: ReleaseOptions,
): ReleaseResult {
  const path = changeLogPath(workspace.siteDir, contract.set);
  const entries = skeleton({
    differences: unmentioned(history),
    versions: [history.facts, ...(history.last ? [history.last.facts] : [])],
    ids: history.log.entries.map(({ id }) => id),
    date,
    version: contract.version,
    asks: true,
  });
  return {
    kind: 'entries',
    file: sitePath(workspace.siteDir, path),
    text: insertEntries(workspace.text(path) ?? '', entries),
    count: entries.match(/^ {2}- /gm)?.length ?? 0,
  };
}

/**
 * Returns what releases a contract: its snapshot if the change log mentions everything that changed
 * since the last one, and otherwise the log with the missing entries. On the same files, a second
 * release changes nothing.
 *
 * @throws {ContractError} with every mistake in the log
 */
export function releaseContract(options: ReleaseOptions): ReleaseResult {
  const { workspace, contract } = options;
  const history = readHistory(workspace, contract);
  if (unmentioned(history).length > 0) return withEntries(history, options);
  const problems = [...checkAnswers(history), ...checkHistory(history)];
  if (problems.length > 0) throw new ContractError(problems);
  const file = releaseFile(contract.set, contract.version);
  const text = formatRelease({
    version: contract.version,
    entries: history.log.entries.map(({ id }) => id),
    facts: history.facts,
  });
  const isSame = workspace.text(`${workspace.siteDir}/${file}`) === text;
  return isSame ? { kind: 'unchanged', file } : { kind: 'released', file, text };
}
