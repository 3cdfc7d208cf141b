import { compare } from '../../contract/compare';
import { isArray, isObject } from '../../contract/json';
import type { Contract, JsonObject, JsonValue } from '../../contract/model';
import { reachableSchemas } from '../../mock/compile/schemas';
import type { Schema } from '../../mock/contract';

/**
 * Converts a schema of the sandbox to JSON Schema draft-07, the version of Postman's `jsonSchema`
 * assertion (Ajv 6). References point to `definitions`; keywords next to a `$ref`, which draft-07
 * ignores, move into an `allOf`.
 */
export function draft07(schema: JsonValue): JsonValue {
  if (isArray(schema)) return schema.map(draft07);
  if (!isObject(schema)) return schema;
  const { $ref, ...rest } = schema;
  const siblings = Object.fromEntries(
    Object.entries(rest).map(([name, member]) => [name, draft07(member)]),
  );
  if (typeof $ref !== 'string') {
    return $ref === undefined ? siblings : { ...siblings, $ref: draft07($ref) };
  }
  const reference = { $ref: `#/definitions/${$ref}` };
  return Object.keys(siblings).length === 0 ? reference : { allOf: [reference, siblings] };
}

/** Returns the definitions that schemas of answers refer to, by name. */
export function definitionsFor(contract: Contract, answers: readonly Schema[]): JsonObject {
  const schemas = Object.entries(reachableSchemas(contract.schemas, answers));
  schemas.sort(([a], [b]) => compare(a, b));
  return Object.fromEntries(
    schemas.map(([name, schema]) => [name, typeof schema === 'boolean' ? schema : draft07(schema)]),
  );
}
