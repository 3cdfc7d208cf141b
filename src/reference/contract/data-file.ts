import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import type { JsonObject, JsonValue } from './model';
import { asArray, asObject, asText, child, parsePointer, valueAt, type Path } from './json';
import type { Problem } from './problem';
import { readSource, type Source } from './source';
import { didYouMean } from './suggest';
import { sitePath } from './site-path';
import type { Workspace } from './workspace';

/** A YAML file of facts beside the contract, checked against its JSON Schema. */
export interface DataFile {
  readonly source: Source | undefined;
  readonly value: JsonValue | undefined;
  readonly problems: readonly Problem[];
}

/** Keywords that only repeat what an error below them says. */
const STRUCTURAL = new Set(['properties', 'items', '$ref', 'allOf', 'false']);

/** The part of a schema a keyword location leads to; `$ref` on the way is followed. */
const schemaAt = (schema: JsonObject, path: Path): JsonValue | undefined =>
  path.reduce<JsonValue | undefined>((node, token) => {
    const next = child(node, token);
    return token === '$ref' ? valueAt(schema, parsePointer(asText(next) ?? '')) : next;
  }, schema);

const locationOf = (pointer: string): Path => parsePointer(pointer.replace(/^#/, ''));

function problemOf(unit: OutputUnit, schema: JsonObject, source: Source): Problem {
  const path = locationOf(unit.instanceLocation);
  const name = path.at(-1) ?? 'file';
  const keyword = locationOf(unit.keywordLocation);
  const parent = asObject(schemaAt(schema, keyword.slice(0, -1)));
  const at = (message: string, next: string, where = path): Problem => ({
    place: source.locate(where, 'key'),
    message,
    next,
    rule: 'data-file',
  });
  const quoted = /"([^"]+)"/.exec(unit.error)?.[1] ?? '';
  switch (unit.keyword) {
    case 'additionalProperties': {
      const known = Object.keys(asObject(parent.properties));
      return at(`Unknown key \`${quoted}\``, didYouMean(quoted, known, 'take it out'), [
        ...path,
        quoted,
      ]);
    }
    case 'required':
      return at(`\`${quoted}\` is missing`, `add \`${quoted}\` to this entry`);
    case 'enum': {
      const names = asArray(parent.enum).map((one) => JSON.stringify(one).replaceAll('"', ''));
      const value = JSON.stringify(valueAt(source.value, path) ?? null).replaceAll('"', '');
      const fallback = `use one of ${names.map((one) => `\`${one}\``).join(', ')}`;
      return at(`\`${name}\` cannot be \`${value}\``, didYouMean(value, names, fallback));
    }
    case 'pattern':
      return at(
        `\`${name}\` does not have the form it needs`,
        `write ${asText(parent.description) ?? `a text that matches \`${asText(parent.pattern) ?? ''}\``}`,
      );
    default:
      return at(
        `\`${name}\` is wrong: ${unit.error.replace(/\.$/, '')}`,
        `write ${asText(parent.description) ?? 'a value of the right kind'}`,
      );
  }
}

/** Every mistake of a parsed YAML file: syntax, or else what its JSON Schema refuses. */
export function schemaProblems(source: Source, schema: JsonObject): readonly Problem[] {
  if (source.value === undefined) return source.problems;
  const { errors } = new Validator(schema as Schema, '2020-12', false).validate(source.value);
  const leaves = errors.filter(({ keyword }) => !STRUCTURAL.has(keyword));
  return leaves.map((unit) => problemOf(unit, schema, source));
}

/** Reads a YAML file and checks it; a file that does not exist is a problem of its own. */
export function readDataFile(workspace: Workspace, path: string, schema: JsonObject): DataFile {
  const source = readSource(workspace, path);
  if (!source) {
    const file = sitePath(workspace.siteDir, path);
    const problem: Problem = {
      place: { file, line: 1, column: 1 },
      message: 'The file is missing',
      next: 'create it; the other docs set has one to start from',
      rule: 'data-file',
    };
    return { source, value: undefined, problems: [problem] };
  }
  const problems = schemaProblems(source, schema);
  return { source, value: problems.length > 0 ? undefined : source.value, problems };
}
