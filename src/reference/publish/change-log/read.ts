import type { Contract, JsonObject } from '../../contract/model';
import { readDataFile } from '../../contract/data-file';
import { asObject, objects } from '../../contract/json';
import { ContractError } from '../../contract/problem';
import { isDay } from '../../contract/day';
import type { Source } from '../../contract/source';
import { didYouMean } from '../../contract/suggest';
import { kept, type Workspace } from '../../contract/workspace';
import schema from './change-log.schema.json';
import type { Change } from './model';

/** The part of the contract that the log is checked against. */
export type Logged = Pick<
  Contract,
  'set' | 'version' | 'operations' | 'partnerOperations' | 'topics'
>;

export const changeLogPath = (siteDir: string, set: Contract['set']): string =>
  `${siteDir}/partners/${set}/change-log.yaml`;

const changeOf = (entry: JsonObject): Change =>
  ({
    why: undefined,
    who: undefined,
    action: undefined,
    by: undefined,
    sunset: undefined,
    changes: [],
    operations: [],
    topics: [],
    before: undefined,
    after: undefined,
    ...entry,
  }) as unknown as Change;

/** How far ahead a date is plausible, in milliseconds; beyond it, the year is probably wrong. */
const FAR = 366 * 86_400_000;

type Mistake = readonly [path: readonly string[], message: string, next: string];

function* mistakesInDays(entry: Change, previous: Change | undefined): Iterable<Mistake> {
  const { date, by, sunset } = entry;
  const wrong = (['date', 'by', 'sunset'] as const).filter(
    (key) => entry[key] !== undefined && !isDay(entry[key]),
  );
  for (const key of wrong) {
    yield [[key], `\`${key}\` is not a calendar day`, 'correct the day'];
  }
  if (wrong.length > 0) return;
  if (previous && isDay(previous.date) && previous.date < date) {
    yield [['date'], 'The entry is newer than the one above it', 'put the newest entry first'];
  }
  if (Date.parse(date) > Date.now() + FAR) {
    yield [['date'], '`date` is more than a year from now', 'correct the year'];
    return;
  }
  const next = 'give readers time after the announcement';
  if (by !== undefined && by < date) yield [['by'], '`by` is before `date`', next];
  if (sunset !== undefined && sunset <= date) {
    yield [['sunset'], '`sunset` is not after `date`', next];
  }
  for (const key of ['by', 'sunset'] as const) {
    if (Date.parse(entry[key] ?? date) > Date.parse(date) + 10 * FAR) {
      yield [[key], `\`${key}\` is more than ten years after \`date\``, 'correct the year'];
    }
  }
}

/** Returns the operations in `changes`, which this and older entries may name after removal. */
const removedOperations = ({ changes }: Change): readonly string[] =>
  changes.flatMap((pointer) => /^op:(.+)$/.exec(pointer)?.slice(1) ?? []);

function* mistakesInEntry(
  entry: Change,
  above: readonly Change[],
  { version, topics, operations, partnerOperations }: Logged,
): Iterable<Mistake> {
  // Versions can be ordered only if they are days; providers may use other forms.
  if (isDay(version) && !isDay(entry.version)) {
    yield [['version'], '`version` is not a calendar day', 'correct the day'];
  } else if (isDay(version) && entry.version > version) {
    const message = `The version is newer than the contract, ${version}`;
    yield [['version'], message, 'name a released version'];
  } else if (entry.version === '' && version !== '') {
    yield [['version'], '`version` is empty', 'name a released version'];
  }
  const ids = [...operations, ...partnerOperations].map(({ id }) => id);
  const names = topics.map(({ name }) => name);
  const lists = [
    [
      'operation',
      [...ids, ...[entry, ...above].flatMap(removedOperations)],
      'name an operation of the contract',
    ],
    ['topic', names, `use one of ${names.join(', ')}`],
  ] as const;
  for (const [what, candidates, fallback] of lists) {
    for (const [index, name] of entry[`${what}s`].entries()) {
      if (candidates.includes(name)) continue;
      const next = didYouMean(name, candidates, fallback);
      yield [[`${what}s`, String(index)], `There is no ${what} \`${name}\``, next];
    }
  }
}

/** Reports every mistake in an entry, given the entries above it. */
function* mistakesIn(entry: Change, above: readonly Change[], contract: Logged): Iterable<Mistake> {
  const { id } = entry;
  if (above.some((other) => other.id === id)) {
    yield [['id'], `The id \`${id}\` is used twice`, 'rename one of them'];
  }
  yield* mistakesInDays(entry, above.at(-1));
  yield* mistakesInEntry(entry, above, contract);
}

/** A change log, with its source to locate problems. */
export interface ChangeLog {
  /** Newest first. */
  readonly entries: readonly Change[];
  readonly source: Source;
}

/**
 * Reads and checks the change log of a docs set.
 *
 * @throws {ContractError} with every mistake of the file
 */
export const loadChangeLog = kept((workspace, contract: Logged): ChangeLog => {
  const path = changeLogPath(workspace.siteDir, contract.set);
  const { source, value, problems } = readDataFile(workspace, path, schema);
  if (!source || value === undefined) throw new ContractError(problems);
  const entries = objects(asObject(value).entries).map(changeOf);
  const mistakes = entries.flatMap((entry, index) =>
    [...mistakesIn(entry, entries.slice(0, index), contract)].map(([path, message, next]) => ({
      place: source.locate(['entries', String(index), ...path], 'key'),
      message,
      next,
    })),
  );
  if (mistakes.length > 0) throw new ContractError(mistakes);
  return { entries, source };
});

/** Like `loadChangeLog`, but returns only the entries; none for a set without the file. */
export const readChangeLog = (workspace: Workspace, contract: Logged): readonly Change[] =>
  workspace.stamp(changeLogPath(workspace.siteDir, contract.set)) === undefined
    ? []
    : loadChangeLog(workspace, contract).entries;
