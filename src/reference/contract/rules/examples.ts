import type { JsonObject, JsonValue } from '../model';
import { asArray, formatPointer, isObject, objectEntries, type Path } from '../json';
import { exampleRequestId, isFailure, problemBody } from '../document/catalog';
import { deriveExample, type DeriveOptions, type Written } from '../example/example';
import { derivedExample, isDerived, omittedFields } from '../http/media';
import { placeOf } from '../origins';
import { formatPlace } from '../problem';
import {
  everySchema,
  nameOf,
  schemaHolders,
  type Finding,
  type Rule,
  type RuleContext,
  type SchemaHolder,
} from './rule';
import { canBeChecked } from './schemas';
import { Sums } from './sums';
import type { Omitted } from '../schema/omitted';
import { referable, Validator, type Breach } from '../schema/validate';

interface Scope {
  /** Returns what is wrong with a value; empty if it is valid. */
  readonly check: (
    value: JsonValue,
    schema: JsonObject,
    omits: readonly Omitted[],
  ) => readonly Breach[];
  readonly schemas: JsonObject;
}

function mismatch(title: string, breach: Breach, { node, path }: Written): Finding {
  const pointer = formatPointer(breach.path);
  return {
    node,
    path,
    part: 'value',
    message: `${title} does not fit its schema${pointer && ` at \`${pointer}\``}: ${breach.detail.replace(/\.$/, '')}`,
    next: 'change the example, or the schema when the example is right',
  };
}

/** Finds the place closest to where the value at a path of a derived example was written. */
function originOf(path: Path, trace: ReadonlyMap<string, Written>, node: JsonObject): Written {
  for (let length = path.length; length >= 0; length -= 1) {
    const written = trace.get(formatPointer(path.slice(0, length)));
    if (!written) continue;
    const isData = written.path.length > 0;
    return isData
      ? { node: written.node, path: [...written.path, ...path.slice(length)] }
      : written;
  }
  return { node, path: [] };
}

/** An example of a schema may be that of a request or of an answer. */
const EITHER_WAY: readonly Omitted[] = ['readOnly', 'writeOnly'];

/** Checks an example that was written at a path of a node. */
const checkWritten = (
  { check }: Scope,
  title: string,
  [value, schema]: readonly [value: JsonValue, schema: JsonObject],
  { node, path }: Written,
  omits: readonly Omitted[] = EITHER_WAY,
): readonly Finding[] =>
  check(value, schema, omits).map((breach) =>
    mismatch(title, breach, { node, path: [...path, ...breach.path] }),
  );

/** Checks the example derived from a schema, and the result of applying the node's patch to it. */
function* checkDerived(
  { check, schemas }: Scope,
  title: string,
  [schema, node]: readonly [schema: JsonObject, node: JsonObject],
  options: DeriveOptions = {},
): Iterable<Finding> {
  const trace = new Map<string, Written>();
  const derived = deriveExample(schema, schemas, { ...options, trace });
  if (derived === undefined) return;
  const breaches = check(derived, schema, EITHER_WAY);
  for (const breach of breaches) {
    // A required property is missing when it has no example, which another rule reports, or when it
    // is not sent, such as a `readOnly` one in a request.
    if (breach.code === 'required') continue;
    yield mismatch(title, breach, originOf(breach.path, trace, node));
  }
  const patched = derivedExample(node, schemas, { ...options, generate: false });
  if (patched === undefined || !('x-example-patch' in node)) return;
  const keyOf = ({ path, detail }: Breach): string => `${formatPointer(path)} ${detail}`;
  const previous = new Set(breaches.map(keyOf));
  for (const breach of check(patched, schema, EITHER_WAY)) {
    if (previous.has(keyOf(breach))) continue;
    yield mismatch(title, breach, { node, path: ['x-example-patch', ...breach.path] });
  }
}

function* checkHolder(scope: Scope, { holder, kind, operation }: SchemaHolder): Iterable<Finding> {
  const { schema, example } = holder;
  if (!isObject(schema)) return;
  const isMessage = kind === 'request' || kind === 'response';
  const owner = isMessage && operation ? ` of ${nameOf(operation)}` : '';
  const title = `The example of the ${kind === 'response' ? 'answer' : kind}${owner}`;
  const { omit } = omittedFields(
    operation?.direction ?? 'to-provider',
    kind === 'response' || kind === 'header' ? 'response' : 'request',
  );
  if (example !== undefined) {
    const written = { node: holder, path: ['example'] };
    yield* checkWritten(scope, title, [example, schema], written, [omit]);
  }
  for (const [name, { value }] of objectEntries(holder.examples)) {
    if (value === undefined) continue;
    const written = { node: holder, path: ['examples', name, 'value'] };
    yield* checkWritten(scope, title, [value, schema], written, [omit]);
  }
  if (!isMessage || !isDerived(holder)) return;
  yield* checkDerived(scope, title, [schema, holder], { omit });
}

function* checkSchemas(scope: Scope, context: RuleContext): Iterable<Finding> {
  for (const { schema, property, name } of everySchema(context)) {
    const owner = `\`${name ?? property ?? 'the schema'}\``;
    const title = `The example of ${owner}`;
    if (schema.default !== undefined) {
      const at = { node: schema, path: ['default'] };
      for (const finding of checkWritten(
        scope,
        `The default of ${owner}`,
        [schema.default, schema],
        at,
      )) {
        yield { ...finding, next: 'change it, or the schema when it is right' };
      }
    }
    for (const [index, value] of asArray(schema.examples).entries()) {
      const path = ['examples', String(index)];
      yield* checkWritten(scope, title, [value, schema], { node: schema, path });
    }
  }
  for (const holder of schemaHolders(context)) yield* checkHolder(scope, holder);
  for (const [name, schema] of objectEntries(context.schemas)) {
    yield* checkDerived(scope, `The example of \`${name}\``, [schema, schema]);
  }
}

function* checkErrors(scope: Scope, context: RuleContext): Iterable<Finding> {
  const { Problem } = context.schemas;
  if (!isObject(Problem)) return;
  const problem = { ...context, requestId: exampleRequestId(context.document) };
  for (const { code, entry } of context.catalog.entries) {
    if (isFailure(entry)) continue;
    const body = problemBody(entry, problem);
    const title = `The example of \`${code}\``;
    yield* checkWritten(scope, title, [body, Problem], { node: entry, path: ['example'] });
  }
}

/** Every example, written or derived, must match its schema and its declared sums. */
export const examples: Rule = function* (context) {
  if (!context.isComplete || !canBeChecked(context)) return;
  const { schemas } = context;
  const validator = new Validator(referable(schemas, '#/components/schemas/'));
  const sums = new Sums(context);
  const check: Scope['check'] = (value, schema, omits) => [
    ...validator.omitting(...omits).check(value, schema),
    ...sums.check(value, schema),
  ];
  const scope = { schemas, check };
  const places = new Set<string>();
  for (const finding of [...checkSchemas(scope, context), ...checkErrors(scope, context)]) {
    // Several examples can be derived from the same value.
    const place = formatPlace(placeOf(finding.node, finding.path, finding.part));
    if (!places.has(place)) yield finding;
    places.add(place);
  }
};
