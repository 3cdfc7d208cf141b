import { isArray, isObject } from '../../contract/json';
import type { JsonObject, JsonValue } from '../../contract/model';

/** Keys whose values are data, not schemas. */
const DATA = /^(?:examples?|default|const|enum|x-.*)$/;

function spelled(value: JsonValue, areProperties = false): JsonValue {
  if (isArray(value)) return value.map((item) => spelled(item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      if (areProperties && member === true) return [key, {}];
      if (!areProperties && DATA.test(key)) return [key, member];
      return [key, spelled(member, !areProperties && key === 'properties')];
    }),
  );
}

/**
 * Writes the schema `true` of a property as `{}`, which means the same: some tools, such as
 * `redocly score`, cannot read a schema that is not an object.
 */
export const spelledOut = (document: JsonObject): JsonObject => spelled(document) as JsonObject;
