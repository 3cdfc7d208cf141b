import type { JsonObject, JsonValue } from '../model';
import { asArray, formatPointer, isObject, mergePatch, objectEntries, type Path } from '../json';
import { exampleRequestId, isFailure, problemBody } from '../catalogue';
import { deriveExample, type Written } from '../example';
import { isDerived, omittedFields } from '../media';
import { placeOf } from '../origins';
import { formatPlace, type Problem } from '../problem';
import { everySchema, nameOf, schemaHolders, type Rule, type SchemaHolder } from '../rule';
import { everySchemaCompiles } from './schema-pattern';
import { referable, Validator, type Breach } from '../validate';

/** Problems of examples, one per place: a value that several examples are derived from is told once. */
class Report {
  private readonly places = new Set<string>();
  readonly problems: Problem[] = [];

  add(what: string, breach: Breach, { node, path }: Written): void {
    const place = placeOf(node, path, 'value');
    const key = formatPlace(place);
    if (this.places.has(key)) return;
    this.places.add(key);
    const pointer = formatPointer(breach.path);
    this.problems.push({
      place,
      message: `${what} does not fit its schema${pointer && ` at \`${pointer}\``}: ${breach.detail.replace(/\.$/, '')}`,
      next: 'change the example, or the schema when the example is right',
    });
  }
}

/** Where the value at a path of a derived example comes from, as closely as can be told. */
function originOf(path: Path, trace: ReadonlyMap<string, Written>, holder: JsonObject): Written {
  for (let length = path.length; length >= 0; length -= 1) {
    const written = trace.get(formatPointer(path.slice(0, length)));
    if (!written) continue;
    const isData = written.path.length > 0;
    return isData
      ? { node: written.node, path: [...written.path, ...path.slice(length)] }
      : written;
  }
  return { node: holder, path: [] };
}

const keyOf = ({ path, detail }: Breach): string => `${formatPointer(path)} ${detail}`;

/**
 * A required property that a derived example lacks has no example itself (a
 * rule of its own says so) or does not travel (`readOnly` in a request).
 */
const isWorthTelling = ({ code }: Breach): boolean => code !== 'required';

function describe({ kind, operation }: SchemaHolder): string {
  if (kind === 'parameter' || kind === 'header') return `The example of the ${kind}`;
  const what = kind === 'request' ? 'request' : 'answer';
  return operation
    ? `The example of the ${what} of ${nameOf(operation)}`
    : `The example of the ${what}`;
}

function checkHolder(
  visited: SchemaHolder,
  validator: Validator,
  report: Report,
  schemas: JsonObject,
): void {
  const { holder, kind } = visited;
  if (!isObject(holder.schema)) return;
  const { schema } = holder;
  const what = describe(visited);
  const check = (value: JsonValue, path: Path): void => {
    for (const breach of validator.check(value, schema)) {
      report.add(what, breach, { node: holder, path: [...path, ...breach.path] });
    }
  };
  if (holder.example !== undefined) check(holder.example, ['example']);
  for (const [name, { value }] of objectEntries(holder.examples)) {
    if (value !== undefined) check(value, ['examples', name, 'value']);
  }
  if ((kind !== 'request' && kind !== 'response') || !isDerived(holder)) return;
  const trace = new Map<string, Written>();
  const derived = deriveExample(schema, schemas, {
    ...omittedFields(visited.operation?.direction ?? 'to-provider', kind),
    trace,
  });
  if (derived === undefined) return;
  const breaches = validator.check(derived, schema);
  for (const breach of breaches.filter(isWorthTelling)) {
    report.add(what, breach, originOf(breach.path, trace, holder));
  }
  const patch = holder['x-example-patch'];
  if (patch === undefined) return;
  const before = new Set(breaches.map(keyOf));
  for (const breach of validator.check(mergePatch(derived, patch), schema)) {
    if (before.has(keyOf(breach))) continue;
    report.add(what, breach, { node: holder, path: ['x-example-patch', ...breach.path] });
  }
}

/** Every example, written or derived, fits its schema. */
export const examples: Rule = (context) => {
  if (!context.isComplete || !everySchemaCompiles(context)) return [];
  const { schemas, document, catalogue } = context;
  const validator = new Validator(referable(schemas, '#/components/schemas/'));
  const report = new Report();
  for (const { schema, property, name } of everySchema(context)) {
    const what = `The example of \`${name ?? property ?? 'the schema'}\``;
    for (const [index, value] of asArray(schema.examples).entries()) {
      for (const breach of validator.check(value, schema)) {
        report.add(what, breach, {
          node: schema,
          path: ['examples', String(index), ...breach.path],
        });
      }
    }
  }
  for (const visited of schemaHolders(context)) checkHolder(visited, validator, report, schemas);
  for (const [name, schema] of objectEntries(schemas)) {
    const trace = new Map<string, Written>();
    const value = deriveExample(schema, schemas, { trace });
    if (value === undefined) continue;
    for (const breach of validator.check(value, schema).filter(isWorthTelling)) {
      report.add(`The example of \`${name}\``, breach, originOf(breach.path, trace, schema));
    }
  }
  if (isObject(schemas.Problem)) {
    const problem = { ...context, requestId: exampleRequestId(document) };
    for (const { code, entry } of catalogue.entries.filter((one) => !isFailure(one.entry))) {
      for (const breach of validator.check(problemBody(entry, problem), schemas.Problem)) {
        report.add(`The example of \`${code}\``, breach, {
          node: entry,
          path: ['example', ...breach.path],
        });
      }
    }
  }
  return report.problems;
};
