import { explainBreaches } from './schema/breach';
import type { JsonObject, JsonValue } from './model';
import type { Problem } from './problem';
import { withNearestNumbers } from './numeral';
import { sitePath } from './site-path';
import { readSource, type Source } from './source';
import type { Workspace } from './workspace';

/** A YAML file of facts next to the contract, checked against its JSON Schema. */
interface DataFile {
  readonly source: Source | undefined;
  readonly value: JsonValue | undefined;
  readonly problems: readonly Problem[];
}

/** Returns the syntax errors of a YAML file, or a problem if it has no keys. */
export function readingProblems({ file, value, problems }: Source): readonly Problem[] {
  if (value === undefined || (typeof value === 'object' && value !== null)) return problems;
  const place = { file, line: 1, column: 1 };
  return value === null
    ? [{ place, message: 'The file is empty', next: 'bring back what was in it' }]
    : [{ place, message: 'The file has no keys', next: 'write `key: value`' }];
}

/** Returns the problems of a parsed YAML file: syntax errors, or else breaches of its schema. */
export function schemaProblems(source: Source, schema: JsonObject): readonly Problem[] {
  if (source.value === undefined || source.value === null) return readingProblems(source);
  return explainBreaches(source.value, schema).map(({ path, message, next }) => ({
    place: source.locate(path, 'key'),
    message,
    next,
  }));
}

/** Reads a YAML file and checks it; a missing file is a problem as well. */
export function readDataFile(workspace: Workspace, path: string, schema: JsonObject): DataFile {
  const source = readSource(workspace, path);
  if (!source) {
    const problem: Problem = {
      place: { file: sitePath(workspace.siteDir, path), line: 1, column: 1 },
      message: 'The file is missing',
      next: 'create it; the other docs set has one to start from',
    };
    return { source, value: undefined, problems: [problem] };
  }
  const problems = schemaProblems(source, schema);
  const isRead = problems.length === 0 && source.value !== undefined;
  return { source, value: isRead ? withNearestNumbers(source.value) : undefined, problems };
}
