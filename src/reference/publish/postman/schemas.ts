import { compare } from '../../contract/compare';
import { isArray, isObject } from '../../contract/json';
import type { Contract, JsonObject, JsonValue } from '../../contract/model';
import { reachableSchemas } from '../../mock/compile-schemas';
import type { Schema } from '../../mock/contract';

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

/** Definitions that schemas of answers refer to, by name. */
export function definitionsFor(contract: Contract, answers: readonly Schema[]): JsonObject {
  const found = Object.entries(reachableSchemas(contract.schemas, answers));
  const sorted = found.sort(([a], [b]) => compare(a, b));
  return Object.fromEntries(
    sorted.map(([name, schema]) => [name, typeof schema === 'boolean' ? schema : draft07(schema)]),
  );
}
