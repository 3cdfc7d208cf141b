import { compare } from '../../contract/compare';
import { isArray, isObject, texts } from '../../contract/json';
import type { Contract, JsonObject, JsonValue } from '../../contract/model';
import { isOmitted } from '../../contract/schema/omitted';
import { Validator } from '../../contract/schema/validate';
import { compile } from '../../mock/compile';
import { reachableSchemas } from '../../mock/compile/schemas';
import type { Schema } from '../../mock/contract';

/**
 * Converts the schema of an answer in the sandbox to JSON Schema draft-07, the version of Postman's
 * `jsonSchema` assertion (Ajv 6). References point to `definitions`; keywords next to a `$ref`,
 * which draft-07 ignores, move into an `allOf`. An answer does not need its `writeOnly` fields.
 */
export function draft07(schema: JsonValue, validator = new Validator({})): JsonValue {
  const nested = (part: JsonValue): JsonValue => draft07(part, validator);
  if (isArray(schema)) return schema.map(nested);
  if (!isObject(schema)) return schema;
  const { $ref, ...rest } = schema;
  const siblings = Object.fromEntries(
    Object.entries(rest).flatMap(([name, member]) => {
      if (/^(read|write)Only$/.test(name) && typeof member === 'boolean') return [];
      if (name !== 'required' || !isArray(member)) return [[name, nested(member)]];
      const isSent = (field: string) => !isOmitted(validator, ['writeOnly'], field, [schema]);
      return [[name, texts(member).filter(isSent)]];
    }),
  );
  if (typeof $ref !== 'string') {
    return $ref === undefined ? siblings : { ...siblings, $ref: nested($ref) };
  }
  const reference = { $ref: `#/definitions/${$ref}` };
  return Object.keys(siblings).length === 0 ? reference : { allOf: [reference, siblings] };
}

/** Returns a validator that knows the schemas of a contract. */
export const validatorOf = (contract: Contract): Validator =>
  new Validator(compile(contract).schemas);

/** Returns the definitions that schemas of answers refer to, by name. */
export function definitionsFor(contract: Contract, answers: readonly Schema[]): JsonObject {
  const schemas = Object.entries(reachableSchemas(contract.schemas, answers));
  schemas.sort(([a], [b]) => compare(a, b));
  return Object.fromEntries(
    schemas.map(([name, schema]) => [name, draft07(schema, validatorOf(contract))]),
  );
}
