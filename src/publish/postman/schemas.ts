import type { JsonObject, JsonValue } from '../../contract/model';
import { isArray, isObject } from '../../contract/json';
import type { MockContract, Schema } from '../../mock/contract';

function* referencesIn(value: JsonValue): Iterable<string> {
  if (isArray(value)) for (const item of value) yield* referencesIn(item);
  if (!isObject(value)) return;
  if (typeof value.$ref === 'string') yield value.$ref;
  for (const member of Object.values(value)) yield* referencesIn(member);
}

/**
 * A schema of the sandbox as JSON Schema draft-07, which Postman's `jsonSchema` assertion (Ajv 6)
 * reads: references lead to `definitions`, and have no keywords beside them, for draft-07 ignores
 * these.
 */
export function draft07(schema: JsonValue): JsonValue {
  if (isArray(schema)) return schema.map(draft07);
  if (!isObject(schema)) return schema;
  const { $ref, ...rest } = schema;
  const beside = Object.fromEntries(
    Object.entries(rest).map(([name, member]) => [name, draft07(member)]),
  );
  if (typeof $ref !== 'string') {
    return $ref === undefined ? beside : { ...beside, $ref: draft07($ref) };
  }
  const reference = { $ref: `#/definitions/${$ref}` };
  return Object.keys(beside).length === 0 ? reference : { allOf: [reference, beside] };
}

/** Definitions that the answers of a contract refer to, by name. */
export function answerDefinitions({ schemas, operations }: MockContract): JsonObject {
  const found = new Map<string, Schema>();
  const open = operations.flatMap(({ answer }) => (answer ? [...referencesIn(answer.schema)] : []));
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const schema = schemas[name];
    if (schema === undefined || found.has(name)) continue;
    found.set(name, schema);
    open.push(...referencesIn(schema));
  }
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, schema]) => [name, draft07(schema)]));
}
