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
import { kept } from '../../contract/workspace';
import type { Change } from './model';
import { compareVersions } from './order';
import { placeOfPointer } from './place';
import { loadChangeLog, type ChangeLog } from './read';
import { readReleases, type Release } from './releases';

/** A contract with its change log and its releases. */
export interface History {
  readonly contract: Contract;
  readonly facts: ContractFacts;
  readonly log: ChangeLog;
  readonly releases: readonly Release[];
  /** The newest release; undefined before the first one. */
  readonly last: Release | undefined;
  /** The changes since that release. */
  readonly differences: readonly Difference[];
}

/**
 * Reads the log and the releases of a contract.
 *
 * @throws {ContractError} when the log or a snapshot cannot be read
 */
export const readHistory = kept((workspace, contract: Contract): History => {
  const facts = factsOf(contract);
  const releases = readReleases(workspace, contract.set);
  const last = releases.at(-1);
  return {
    contract,
    facts,
    log: loadChangeLog(workspace, contract),
    releases,
    last,
    differences: last ? compareContracts(last.facts, facts) : [],
  };
});

/** Whether an entry was written after the last release. */
const isNew = ({ last }: History, { id }: Change): boolean =>
  last !== undefined && !last.entries.includes(id);

/** Returns the differences that no entry written after the last release mentions. */
export function unmentioned(history: History): readonly Difference[] {
  const entries = history.log.entries.filter((entry) => isNew(history, entry));
  const mentioned = new Set(entries.flatMap(({ changes }) => changes));
  return history.differences.filter(({ pointer }) => !mentioned.has(pointer));
}

const problemAt = (
  { log }: History,
  path: readonly string[],
  message: string,
  next: string,
): Problem => ({ place: log.source.locate(path, 'key'), message, next });

function* checkMentions(history: History): Iterable<Problem> {
  const { contract, last } = history;
  for (const { pointer, what, breaking } of unmentioned(history)) {
    yield problemAt(
      history,
      ['entries'],
      `No entry since ${last?.version ?? ''} mentions \`${pointer}\`: ${what} (${breaking ? 'breaking' : 'not breaking'})`,
      `run \`npm run release-contract -- --set ${contract.set}\` for a skeleton, or add \`${pointer}\` to the \`changes\` of an entry`,
    );
  }
}

/** Leaves out the entries of a release: what older ones name may be gone from every snapshot. */
function* checkPointers(history: History, entry: Change, index: number): Iterable<Problem> {
  if (history.last && !isNew(history, entry)) return;
  const versions = [history.facts, ...history.releases.map(({ facts }) => facts)];
  for (const [position, pointer] of entry.changes.entries()) {
    const path = ['entries', String(index), 'changes', String(position)];
    const results = versions.map((facts) => findPointer(facts, pointer));
    if (!results.some(({ exists }) => exists)) {
      const candidates = results.flatMap((result) => result.candidates);
      const next = didYouMean(pointer, candidates, 'name something in the contract');
      yield problemAt(history, path, `\`${pointer}\` does not exist in the contract`, next);
    } else if (history.last && !history.differences.some((change) => change.pointer === pointer)) {
      yield problemAt(
        history,
        path,
        `Nothing changed at \`${pointer}\` since ${history.last.version}`,
        'remove it, or name what changed',
      );
    }
  }
}

function* checkBreaking(history: History, entry: Change, index: number): Iterable<Problem> {
  const { last, differences } = history;
  const mentioned = differences.filter(({ pointer }) => entry.changes.includes(pointer));
  const worst = mentioned.find(({ breaking }) => breaking);
  if (!isNew(history, entry) || mentioned.length === 0 || !last) return;
  const path = (key: string) => ['entries', String(index), key];
  if (entry.breaking && !worst) {
    const message = 'The entry says `breaking: true`, but nothing in its `changes` is breaking';
    const next = 'write `breaking: false`, so that partners plan no needless work';
    yield problemAt(history, path('breaking'), message, next);
  }
  // A fix may document what the API has always done; that breaks nothing.
  if (!worst || (entry.type === 'Fixed' && !entry.breaking)) return;
  if (!entry.breaking) {
    yield problemAt(
      history,
      path('breaking'),
      `The entry says \`breaking: false\`, but \`${worst.pointer}\` breaks integrations: ${worst.what}`,
      'write `breaking: true` and `by`, or undo the change',
    );
  }
  if (compareVersions(entry.version, last.version) <= 0) {
    yield problemAt(
      history,
      path('version'),
      `\`${worst.pointer}\` breaks integrations, but version ${entry.version} is already released`,
      'give the contract a new version (`info.version`) and name it here',
    );
  }
}

function* checkReleased(history: History): Iterable<Problem> {
  const { log, last, contract } = history;
  if (!last) return;
  const present = new Set(log.entries.map(({ id }) => id));
  for (const id of last.entries.filter((entry) => !present.has(entry))) {
    const message = `The published entry \`${id}\` is missing`;
    yield problemAt(history, ['entries'], message, 'put it back; links lead to its anchor');
  }
  if (compareVersions(contract.version, last.version) < 0) {
    const message = `The contract has version ${contract.version}, but ${last.version} is already released`;
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
      message: `\`${pointer}\` is deprecated, but the change log does not say when it may be removed`,
      next: `add an entry of type \`Deprecated\` with \`sunset\` and \`changes: ['${pointer}']\``,
    };
  }
}

/** Reports the texts and days that an entry should have but does not. */
export const checkAnswers = (history: History): readonly Problem[] =>
  history.log.entries.flatMap((entry, index) => {
    const { type, breaking } = entry;
    const asked = [
      ['why', true, 'id', 'The entry', 'say why it changed'],
      ['who', true, 'id', 'The entry', 'say whose integration is affected'],
      ['action', true, 'id', 'The entry', 'say what readers have to do'],
      ['by', breaking, 'breaking', 'A breaking change', 'say until when partners can adapt'],
      [
        'sunset',
        type === 'Deprecated',
        'type',
        'A deprecation',
        'say from which day it may stop answering',
      ],
    ] as const;
    return asked
      .filter(([key, isAsked]) => isAsked && entry[key] === undefined)
      .map(([key, , place, what, next]) =>
        problemAt(history, ['entries', String(index), place], `${what} has no \`${key}\``, next),
      );
  });

/** Reports every place where the change log and the contract disagree. */
export function checkHistory(history: History): readonly Problem[] {
  return [
    ...checkReleased(history),
    ...checkMentions(history),
    ...history.log.entries.flatMap((entry, index) => [
      ...checkPointers(history, entry, index),
      ...checkBreaking(history, entry, index),
    ]),
    ...checkDeprecations(history),
  ];
}
