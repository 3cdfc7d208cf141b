import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Contract } from '../../contract/model';
import { ContractError } from '../../contract/problem';
import { sitePath } from '../../contract/site-path';
import type { Workspace } from '../../contract/workspace';
import { checkAnswers, checkHistory, readHistory, unmentioned, type History } from './check';
import { changeLogPath } from './read';
import { formatRelease, releasePath } from './releases';
import { insertEntries, skeleton } from './skeleton';

interface ReleaseOptions {
  readonly workspace: Workspace;
  readonly contract: Contract;
  /** Day of new entries, `YYYY-MM-DD`. */
  readonly date: string;
}

type ReleaseResult =
  /** New entries that have to be completed before the contract can be released. */
  | { readonly kind: 'entries'; readonly file: string; readonly count: number }
  | { readonly kind: 'released'; readonly file: string }
  /** The contract is the same as the last snapshot. */
  | { readonly kind: 'unchanged'; readonly file: string };

function writeEntries(history: History, { workspace, contract, date }: ReleaseOptions): number {
  const path = changeLogPath(workspace.siteDir, contract.set);
  const entries = skeleton({
    differences: unmentioned(history),
    versions: [history.facts, ...(history.last ? [history.last.facts] : [])],
    ids: history.log.entries.map(({ id }) => id),
    date,
    version: contract.version,
    asks: true,
  });
  writeFileSync(path, insertEntries(readFileSync(path, 'utf8'), entries));
  return entries.match(/^ {2}- /gm)?.length ?? 0;
}

/**
 * Releases a contract: writes its snapshot if the change log mentions everything that changed
 * since the last one, and otherwise adds the missing entries to the log. A second run on the same
 * files changes nothing.
 *
 * @throws {ContractError} with every mistake in the log
 */
export function releaseContract(options: ReleaseOptions): ReleaseResult {
  const { workspace, contract } = options;
  const { siteDir } = workspace;
  const history = readHistory(workspace, contract);
  if (unmentioned(history).length > 0) {
    const file = sitePath(siteDir, changeLogPath(siteDir, contract.set));
    return { kind: 'entries', file, count: writeEntries(history, options) };
  }
  const problems = [...checkAnswers(history), ...checkHistory(history)];
  if (problems.length > 0) throw new ContractError(problems);
  const path = releasePath(siteDir, contract.set, contract.version);
  const text = formatRelease({
    version: contract.version,
    entries: history.log.entries.map(({ id }) => id),
    facts: history.facts,
  });
  const file = sitePath(siteDir, path);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return { kind: 'unchanged', file };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return { kind: 'released', file };
}
