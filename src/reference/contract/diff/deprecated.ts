import type { JsonObject } from '../model';
import { objectEntries } from '../json';
import type { ContractFacts, Value } from './facts';
import { operationPointer } from './operations';
import { fieldsOf } from './pointer';

/** Does not look into named schemas, which are reported under their own names. */
function* deprecatedFields(schema: JsonObject, parent: string): Iterable<string> {
  for (const [name, field] of fieldsOf(schema, {})) {
    if (field.deprecated === true) yield `${parent}.${name}`;
    yield* deprecatedFields(field, `${parent}.${name}`);
  }
}

function* deprecatedValues(
  values: Readonly<Record<string, Value | undefined>>,
  prefix: string,
): Iterable<string> {
  for (const [name, value] of Object.entries(values)) {
    if (!value || 'shared' in value) continue;
    if (value.deprecated === true || value.schema.deprecated === true) yield prefix + name;
    yield* deprecatedFields(value.schema, prefix + name);
  }
}

function* deprecatedParts({ operations, shared, schemas }: ContractFacts): Iterable<string> {
  for (const [name, operation] of Object.entries(operations)) {
    const pointer = operationPointer(name, operation);
    if (operation.deprecated) yield pointer;
    yield* deprecatedValues({ ...operation.parameters, body: operation.body }, `${pointer}.`);
    for (const [status, { headers, body }] of Object.entries(operation.responses)) {
      yield* deprecatedValues(headers, `${pointer}.${status}.header.`);
      yield* deprecatedValues({ body }, `${pointer}.${status}.`);
    }
  }
  yield* deprecatedValues(shared, '');
  const named = objectEntries(schemas).map(([name, schema]) => [name, { schema }] as const);
  yield* deprecatedValues(Object.fromEntries(named), 'schema:');
}

/** Everything deprecated: operations, parameters, headers, fields and objects. */
export const deprecatedPointers = (facts: ContractFacts): readonly string[] => [
  ...deprecatedParts(facts),
];
