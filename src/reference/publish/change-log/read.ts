import type { Contract, JsonObject } from '../../contract/model';
import { readDataFile } from '../../contract/data-file';
import { asObject, asText, objects, texts } from '../../contract/json';
import { ContractError, type Problem } from '../../contract/problem';
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
    by: undefined,
    sunset: undefined,
    changes: [],
    operations: [],
    topics: [],
    before: undefined,
    after: undefined,
    ...entry,
  }) as unknown as Change;

/** Whether a text is a day of the calendar, `2027-02-01`. */
export const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** The operation that a pointer names; entries may name operations that have been removed. */
const operationOf = (pointer: string): readonly string[] =>
  /^op:(\w+)$/.exec(pointer)?.slice(1) ?? [];

type Report = (path: readonly string[], message: string, next: string) => void;

function checkEntry(entry: JsonObject, contract: Logged, report: Report): void {
  for (const key of ['date', 'version', 'by', 'sunset']) {
    const day = asText(entry[key]);
    if (day !== undefined && !isDay(day)) {
      report([key], `\`${key}\` is not a calendar day`, 'correct the day');
    }
  }
  const [date = '', by] = [asText(entry.date), asText(entry.by)];
  if (by !== undefined && by < date) {
    report(['by'], '`by` is before `date`', 'give readers time after the announcement');
  }
  const sunset = asText(entry.sunset);
  if (sunset !== undefined && sunset <= date) {
    report(['sunset'], '`sunset` is not after `date`', 'give readers time after the announcement');
  }
  if (entry.type === 'Deprecated' && sunset === undefined) {
    report(['type'], 'A deprecation has no `sunset`', 'say from which day it may stop answering');
  }
  if (entry.breaking === true && by === undefined) {
    report(['breaking'], 'A breaking change has no `by`', 'say until when partners can adapt');
  }
  if ((asText(entry.version) ?? '') > contract.version) {
    report(
      ['version'],
      `The version is newer than the contract, ${contract.version}`,
      'name a released version',
    );
  }
  const operations = [
    ...[...contract.operations, ...contract.partnerOperations].map(({ id }) => id),
    ...texts(entry.changes).flatMap(operationOf),
  ];
  texts(entry.operations).forEach((id, index) => {
    if (operations.includes(id)) return;
    const next = didYouMean(id, operations, 'name an operation of the contract');
    report(['operations', String(index)], `There is no operation \`${id}\``, next);
  });
  const topics = contract.topics.map(({ name }) => name);
  texts(entry.topics).forEach((topic, index) => {
    if (topics.includes(topic)) return;
    const next = didYouMean(topic, topics, `use one of ${topics.join(', ')}`);
    report(['topics', String(index)], `There is no topic \`${topic}\``, next);
  });
}

function checkEntries(
  entries: readonly JsonObject[],
  contract: Logged,
  source: Source,
): readonly Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  entries.forEach((entry, index) => {
    const report: Report = (path, message, next) => {
      const place = source.locate(['entries', String(index), ...path], 'key');
      problems.push({ place, message, next });
    };
    const id = asText(entry.id) ?? '';
    if (seen.has(id)) report(['id'], `The id \`${id}\` is used twice`, 'rename one of them');
    seen.add(id);
    const previous = asText(entries[index - 1]?.date);
    if (previous !== undefined && previous < (asText(entry.date) ?? '')) {
      report(['date'], 'The entry is newer than the one above it', 'put the newest entry first');
    }
    checkEntry(entry, contract, report);
  });
  return problems;
}

/** A change log with the place of everything in it. */
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
  const entries = objects(asObject(value).entries);
  const mistakes = checkEntries(entries, contract, source);
  if (mistakes.length > 0) throw new ContractError(mistakes);
  return { entries: entries.map(changeOf), source };
});

/** Like `loadChangeLog`, but only the entries. */
export const readChangeLog = (workspace: Workspace, contract: Logged): readonly Change[] =>
  loadChangeLog(workspace, contract).entries;
