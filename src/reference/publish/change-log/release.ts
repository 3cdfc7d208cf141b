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

export interface ReleaseOptions {
  readonly workspace: Workspace;
  readonly contract: Contract;
  /** Day of new entries, `YYYY-MM-DD`. */
  readonly date: string;
}

export type ReleaseResult =
  /** Entries were written, which people have to complete before the contract can be released. */
  | { readonly kind: 'entries'; readonly file: string; readonly count: number }
  | { readonly kind: 'released'; readonly file: string }
  /** The last snapshot says it all. */
  | { readonly kind: 'unchanged'; readonly file: string };

/** Operations whose requests or answers hold a named schema, directly or not. */
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

/** Beyond this many operations a list says less than the page of the object. */
const MOST_OPERATIONS = 8;

function operationsAt(history: History): (pointer: string) => readonly string[] {
  const users = usersOf(history.facts);
  return (pointer) => {
    const [, kind = '', name = ''] = /^(\w+):([^.]+)/.exec(pointer) ?? [];
    if (kind === 'op') return [name];
    const found = kind === 'schema' || kind === 'state' ? users(name) : [];
    return found.length <= MOST_OPERATIONS ? found : [];
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
 * Releases a contract: writes its snapshot, when the change log tells everything
 * that changed since the last one; otherwise writes entries for what is missing.
 * A second run on the same files changes nothing.
 *
 * @throws {ContractError} with every mistake of the log, as long as it is incomplete
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
