import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { factsOf, type ContractFacts } from '../../contract/diff';
import type { Contract } from '../../contract/model';
import { ContractError } from '../../contract/problem';
import { sitePath } from '../../contract/site-path';
import type { Workspace } from '../../contract/workspace';
import { checkHistory, readHistory, unmentioned, type History } from './check';
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

/** Finds the operations that use a schema in a request or an answer, directly or indirectly. */
function usersOf(facts: ContractFacts): (schema: string) => readonly string[] {
  const references = (value: unknown): readonly string[] =>
    [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name = '']) => name,
    );
  const reach = (names: readonly string[], seen: Set<string>): Set<string> => {
    for (const name of names) {
      if (seen.has(name)) continue;
      seen.add(name);
      reach(references(facts.schemas[name] ?? {}), seen);
    }
    return seen;
  };
  const reached = Object.entries(facts.operations)
    .filter(([, { kind }]) => kind !== 'event')
    .map(([id, operation]) => [id, reach(references(operation), new Set())] as const);
  return (schema) => reached.filter(([, names]) => names.has(schema)).map(([id]) => id);
}

/** A longer list would tell the reader less than the page of the object does. */
const MAX_OPERATIONS = 8;

function operationsAt(history: History): (pointer: string) => readonly string[] {
  const users = usersOf(history.facts);
  return (pointer) => {
    const [, kind = '', name = ''] = /^(\w+):([^.]+)/.exec(pointer) ?? [];
    if (kind === 'op') return [name];
    const ids = kind === 'schema' || kind === 'state' ? users(name) : [];
    return ids.length <= MAX_OPERATIONS ? ids : [];
  };
}

const eventsOf = (facts: ContractFacts): readonly string[] =>
  Object.entries(facts.operations)
    .filter(([, { kind }]) => kind === 'event')
    .map(([type]) => type);

function writeEntries(history: History, { workspace, contract, date }: ReleaseOptions): number {
  const path = changeLogPath(workspace.siteDir, contract.set);
  const entries = skeleton({
    differences: unmentioned(history),
    events: [...eventsOf(history.facts), ...(history.last ? eventsOf(history.last.facts) : [])],
    ids: history.log.entries.map(({ id }) => id),
    operationsAt: operationsAt(history),
    date,
    version: contract.version,
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
  const shown = (path: string) => sitePath(siteDir, path);
  if (unmentioned(history).length > 0) {
    const count = writeEntries(history, options);
    return { kind: 'entries', file: shown(changeLogPath(siteDir, contract.set)), count };
  }
  const problems = checkHistory(history);
  if (problems.length > 0) throw new ContractError(problems);
  const path = releasePath(siteDir, contract.set, contract.version);
  const text = formatRelease({
    version: contract.version,
    entries: history.log.entries.map(({ id }) => id),
    facts: factsOf(contract),
  });
  const file = shown(path);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return { kind: 'unchanged', file };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return { kind: 'released', file };
}
