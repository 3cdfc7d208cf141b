import { join } from 'node:path';
import type { ContractFacts } from '../../contract/diff';
import { ContractError } from '../../contract/problem';
import type { JsonObject, JsonValue } from '../../contract/model';
import { isObject } from '../../contract/json';
import { jsonText, parseExact } from '../../contract/numeral';
import { kept, type Workspace } from '../../contract/workspace';

/** A version of a contract as it was released. */
export interface Release {
  /** `YYYY-MM-DD`. */
  readonly version: string;
  /** Ids of the change log's entries at the time of the release. */
  readonly entries: readonly string[];
  readonly facts: ContractFacts;
}

/** Returns the absolute path of the snapshot of a version. */
export const releasePath = (siteDir: string, set: string, version: string): string =>
  join(siteDir, 'partners', set, 'releases', `${version}.json`);

function readRelease(workspace: Workspace, set: string, version: string): Release {
  const broken = (message: string): ContractError =>
    new ContractError([
      {
        place: { file: `partners/${set}/releases/${version}.json`, line: 1, column: 1 },
        message,
        next: 'restore the file from the repository; snapshots are not written by hand',
      },
    ]);
  let value: JsonValue;
  try {
    const text = workspace.text(releasePath(workspace.siteDir, set, version)) ?? '';
    value = parseExact(text);
  } catch {
    throw broken('The snapshot is not valid JSON');
  }
  if (!isObject(value) || value.version !== version || !isObject(value.facts)) {
    throw broken('The file is not a snapshot of this version');
  }
  return value as unknown as Release;
}

/**
 * Reads every released version of a set's contract, oldest first.
 *
 * @throws {ContractError} when a snapshot cannot be read
 */
export const readReleases = kept((workspace, set: string): readonly Release[] =>
  workspace
    .list(`partners/${set}/releases`)
    .flatMap((file) => /\/releases\/(\d{4}-\d{2}-\d{2})\.json$/.exec(file)?.[1] ?? [])
    .map((version) => readRelease(workspace, set, version)),
);

/** Formats an object with one property per line: compact, and easy to compare. */
const lines = (members: JsonObject, indent: string): string => {
  const rows = Object.entries(members).map(
    ([name, value]) => `${indent}  ${JSON.stringify(name)}: ${jsonText(value)}`,
  );
  return rows.length === 0 ? '{}' : `{\n${rows.join(',\n')}\n${indent}}`;
};

/** Returns the text of a snapshot, an item per line. The same facts give the same bytes. */
export function formatRelease({ version, entries, facts }: Release): string {
  const groups = Object.entries(facts as unknown as JsonObject).map(
    ([name, group]) =>
      `    ${JSON.stringify(name)}: ${isObject(group) ? lines(group, '    ') : jsonText(group)}`,
  );
  return [
    '{',
    `  "version": ${JSON.stringify(version)},`,
    `  "entries": ${JSON.stringify(entries)},`,
    `  "facts": {\n${groups.join(',\n')}\n  }`,
    '}\n',
  ].join('\n');
}
