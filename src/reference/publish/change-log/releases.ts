import { createHash } from 'node:crypto';
import type { ContractFacts } from '../../contract/diff';
import { ContractError, type Problem } from '../../contract/problem';
import type { JsonObject, JsonValue } from '../../contract/model';
import { isObject } from '../../contract/json';
import { jsonText, parseExact } from '../../contract/numeral';
import { explainBreaches } from '../../contract/schema/breach';
import { kept, type Workspace } from '../../contract/workspace';
import { compareVersions } from './order';
import schema from './release.schema.json';

/** A version of a contract as it was released. */
export interface Release {
  readonly version: string;
  /** Ids of the change log's entries at the time of the release. */
  readonly entries: readonly string[];
  readonly facts: ContractFacts;
}

/** Versions that every file system can hold as a name, and tells from each other. */
const PLAIN = /^(?!(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))[a-z\d][a-z\d._+-]{0,98}(?<!\.)$/;

/** Returns the path of the snapshot of a version, relative to the site. */
export function releaseFile(set: string, version: string): string {
  const folder = `partners/${set}/releases`;
  if (PLAIN.test(version)) return `${folder}/${version}.json`;
  const words = version
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 40);
  const hash = createHash('sha256').update(JSON.stringify(version)).digest('hex').slice(0, 12);
  return `${folder}/${words}~${hash}.json`;
}

function parsed(text: string): JsonValue | undefined {
  try {
    return parseExact(text);
  } catch {
    return undefined;
  }
}

/** Reads a file of the folder of snapshots, or says why it is none that can be compared. */
function readRelease(workspace: Workspace, set: string, file: string): Release | Problem {
  const problem = (message: string, next: string): Problem => ({
    place: { file, line: 1, column: 1 },
    message,
    next,
  });
  const restore = 'restore the file from the repository; snapshots are not written by hand';
  if (!file.endsWith('.json')) {
    return problem('The file is no snapshot', 'move it out of the folder of snapshots');
  }
  const value = parsed(workspace.text(`${workspace.siteDir}/${file}`) ?? '');
  if (value === undefined) return problem('The snapshot is not valid JSON', restore);
  const [breach] = explainBreaches(value, schema);
  if (breach) {
    return problem(
      `The snapshot cannot be compared: ${breach.message}`,
      `${restore}. If a later release of this site wrote it, update the site`,
    );
  }
  const release = value as unknown as Release;
  const name = releaseFile(set, release.version);
  return name === file
    ? release
    : problem(`The file holds version \`${release.version}\``, `rename it to ${name}`);
}

/**
 * Reads every released version of a set's contract, oldest first.
 *
 * @throws {ContractError} with every file of the folder that is no snapshot of its version
 */
export const readReleases = kept((workspace, set: string): readonly Release[] => {
  const files = workspace
    .list(`partners/${set}/releases`)
    .filter((file) => workspace.stamp(`${workspace.siteDir}/${file}`) !== undefined)
    .map((file) => readRelease(workspace, set, file));
  const problems = files.flatMap((file) => ('place' in file ? [file] : []));
  if (problems.length > 0) throw new ContractError(problems);
  return files
    .flatMap((file) => ('place' in file ? [] : [file]))
    .sort((a, b) => compareVersions(a.version, b.version));
});

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
