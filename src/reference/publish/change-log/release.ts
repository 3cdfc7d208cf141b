import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ContractFacts } from '../../contract/diff';
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

/** A longer list would tell the reader less than the page of the object does. */
const MAX_OPERATIONS = 8;

/** Finds the ids of the operations that a pointer is about; for an object, those that use it. */
function operationsAt(facts: ContractFacts): (pointer: string) => readonly string[] {
  /** Adds the names of the schemas that a value refers to, directly or indirectly. */
  const addSchemas = (value: unknown, names: Set<string>): ReadonlySet<string> => {
    const references = JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
    for (const [, name = ''] of references) {
      if (names.has(name)) continue;
      names.add(name);
      addSchemas(facts.schemas[name] ?? {}, names);
    }
    return names;
  };
  const used = Object.entries(facts.operations)
    .filter(([, { kind }]) => kind !== 'event')
    .map(([id, operation]) => ({ id, schemas: addSchemas(operation, new Set()) }));
  return (pointer) => {
    const [, kind = '', name = ''] = /^(\w+):([^.]+)/.exec(pointer) ?? [];
    if (kind === 'op') return [name];
    if (kind !== 'schema' && kind !== 'state') return [];
    const users = used.filter(({ schemas }) => schemas.has(name));
    return users.length <= MAX_OPERATIONS ? users.map(({ id }) => id) : [];
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
    operationsAt: operationsAt(history.facts),
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
  if (unmentioned(history).length > 0) {
    const file = sitePath(siteDir, changeLogPath(siteDir, contract.set));
    return { kind: 'entries', file, count: writeEntries(history, options) };
  }
  const problems = checkHistory(history);
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
