import type { JsonObject, JsonValue } from '../../contract/model';
import { asObject, isArray, isObject } from '../../contract/json';

/** Keywords that say nothing about whether a value is valid. */
const COMMENTS = /^(title|description|examples?|default|readOnly|writeOnly|deprecated|x-.*)$/;

const REFERENCE = '#/components/schemas/';

function slim(value: JsonValue, isMap: boolean): JsonValue {
  if (isArray(value)) return value.map((item) => slim(item, false));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isMap || !COMMENTS.test(key))
      .map(([key, member]) => [
        key,
        key === '$ref' && typeof member === 'string'
          ? member.replace(REFERENCE, '#/definitions/')
          : slim(member, !isMap && key === 'properties'),
      ]),
  );
}

/**
 * The named schemas of a bundled document as JSON Schema draft-07 definitions,
 * which Postman's `jsonSchema` assertion (Ajv 6) understands.
 */
export function schemaDefinitions(document: JsonObject): JsonObject {
  const schemas = asObject(asObject(document.components).schemas);
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, slim(schema, false)]),
  );
}

/** A schema used in one place, with references to the definitions. */
export const slimSchema = (schema: JsonObject): JsonValue => slim(schema, false);
