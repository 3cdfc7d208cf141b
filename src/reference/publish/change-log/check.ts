import {
  compareContracts,
  deprecatedPointers,
  factsOf,
  findPointer,
  type ContractFacts,
  type Difference,
} from '../../contract/diff';
import type { Contract } from '../../contract/model';
import type { Problem } from '../../contract/problem';
import { didYouMean } from '../../contract/suggest';
import type { Workspace } from '../../contract/workspace';
import type { Change } from './model';
import { placeOfPointer } from './place';
import { loadChangeLog, type ChangeLog } from './read';
import { readReleases, type Release } from './releases';

/** A contract beside its change log and its last release. */
export interface History {
  readonly contract: Contract;
  readonly facts: ContractFacts;
  readonly log: ChangeLog;
  readonly releases: readonly Release[];
  /** The newest one; none before the first release. */
  readonly last: Release | undefined;
  /** What is not as it was released. */
  readonly differences: readonly Difference[];
}

/**
 * Reads what a contract is checked against.
 *
 * @throws {ContractError} when the log or a snapshot cannot be read
 */
export function readHistory(workspace: Workspace, contract: Contract): History {
  const facts = factsOf(contract);
  const releases = readReleases(workspace.siteDir, contract.set);
  const last = releases.at(-1);
  return {
    contract,
    facts,
    log: loadChangeLog(workspace, contract),
    releases,
    last,
    differences: last ? compareContracts(last.facts, facts) : [],
  };
}

/** Whether an entry was written after the last release. */
const isNew = ({ last }: History, { id }: Change): boolean =>
  last !== undefined && !last.entries.includes(id);

/** Entries written after the last release that speak of a place. */
const entriesAbout = (history: History, at: string): readonly Change[] =>
  history.log.entries.filter((entry) => isNew(history, entry) && entry.changes.includes(at));

/** Differences that no entry speaks of yet. */
export const unmentioned = (history: History): readonly Difference[] =>
  history.differences.filter(({ at }) => entriesAbout(history, at).length === 0);

const problemAt = (
  { log }: History,
  path: readonly string[],
  message: string,
  next: string,
): Problem => ({ place: log.source.locate(path, 'key'), message, next, rule: 'change-log' });

function* checkMentions(history: History): Iterable<Problem> {
  const { contract, last } = history;
  for (const { at, what, breaking } of unmentioned(history)) {
    const kind = breaking ? 'which is breaking' : 'which is not breaking';
    yield problemAt(
      history,
      ['entries'],
      `No entry since ${last?.version ?? ''} says of \`${at}\`: ${what}, ${kind}`,
      `run \`npm run release-contract -- --set ${contract.set}\` for a skeleton, or add \`${at}\` to the \`changes\` of an entry`,
    );
  }
}

function* checkPointers(history: History, entry: Change, index: number): Iterable<Problem> {
  const versions = [history.facts, ...history.releases.map(({ facts }) => facts)];
  for (const [position, at] of entry.changes.entries()) {
    const path = ['entries', String(index), 'changes', String(position)];
    const found = versions.map((facts) => findPointer(facts, at));
    if (!found.some(({ exists }) => exists)) {
      const known = found.flatMap((one) => one.known);
      const next = didYouMean(at, known, 'name something of the contract');
      yield problemAt(history, path, `\`${at}\` leads nowhere in the contract`, next);
    } else if (isNew(history, entry) && !history.differences.some((one) => one.at === at)) {
      yield problemAt(
        history,
        path,
        `Nothing changed at \`${at}\` since ${history.last?.version ?? ''}`,
        'take it out, or name what changed',
      );
    }
  }
}

function* checkClass(history: History, entry: Change, index: number): Iterable<Problem> {
  const { last, differences } = history;
  const about = differences.filter(({ at }) => entry.changes.includes(at));
  const worst = about.find(({ breaking }) => breaking);
  if (!isNew(history, entry) || about.length === 0 || !last) return;
  const path = (key: string) => ['entries', String(index), key];
  if (entry.breaking && !worst) {
    const message = 'The entry is called breaking, and nothing in its `changes` is';
    const next = 'write `breaking: false`, so that partners do not plan work for nothing';
    yield problemAt(history, path('breaking'), message, next);
  }
  if (!worst) return;
  if (!entry.breaking) {
    yield problemAt(
      history,
      path('breaking'),
      `The entry is called harmless, and \`${worst.at}\` breaks integrations: ${worst.what}`,
      'write `breaking: true` and `by`, or take the change back',
    );
  }
  if (entry.version <= last.version) {
    yield problemAt(
      history,
      path('version'),
      `\`${worst.at}\` breaks integrations, and ${entry.version} is already released`,
      'give the contract a new version (`info.version`) and name it here',
    );
  }
}

function* checkReleased(history: History): Iterable<Problem> {
  const { log, last, contract } = history;
  if (!last) return;
  const present = new Set(log.entries.map(({ id }) => id));
  for (const id of last.entries.filter((one) => !present.has(one))) {
    const message = `The entry \`${id}\` was published and is gone`;
    yield problemAt(history, ['entries'], message, 'put it back; its anchor is an address');
  }
  if (contract.version < last.version) {
    const message = `The contract is at ${contract.version}, and ${last.version} is released`;
    yield problemAt(history, ['entries'], message, 'correct `info.version`');
  }
}

function* checkDeprecations({ contract, facts, log }: History): Iterable<Problem> {
  const announced = log.entries
    .filter(({ type }) => type === 'Deprecated')
    .flatMap(({ changes }) => changes);
  for (const pointer of deprecatedPointers(facts)) {
    if (announced.includes(pointer)) continue;
    yield {
      place: placeOfPointer(contract, pointer) ?? log.source.locate(['entries'], 'key'),
      message: `\`${pointer}\` is deprecated, and the change log says from which day it may be gone nowhere`,
      next: `add an entry of type \`Deprecated\` with \`sunset\` and \`changes: ['${pointer}']\``,
      rule: 'change-log',
    };
  }
}

/** Everything in which the change log does not tell what the contract does. */
export function checkHistory(history: History): readonly Problem[] {
  return [
    ...checkReleased(history),
    ...checkMentions(history),
    ...history.log.entries.flatMap((entry, index) => [
      ...checkPointers(history, entry, index),
      ...checkClass(history, entry, index),
    ]),
    ...checkDeprecations(history),
  ];
}
