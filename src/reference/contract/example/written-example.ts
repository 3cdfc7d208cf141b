import { asArray, isArray, isObject, textOf, type Path } from '../json';
import type { JsonObject, JsonValue } from '../model';
import { isNumber, numberOf } from '../numeral';
import { typesOf } from '../schema/shape';
import { Validator } from '../schema/validate';

/** An example and its path below the node. */
export type WrittenExample = readonly [path: Path, value: JsonValue];

/** Returns the example that is written in a schema; a constant counts as one. */
export function writtenExample(schema: JsonObject): WrittenExample | undefined {
  if (schema.const !== undefined) return [['const'], schema.const];
  const [example] = asArray(schema.examples);
  if (example !== undefined) return [['examples', '0'], example];
  return schema.example === undefined ? undefined : [['example'], schema.example];
}

const validator = new Validator({}, { allowsOverlap: true });

/** The same value as another JSON type, since documents confuse them: `123456` and `'123456'`. */
function respelled(value: JsonValue): readonly JsonValue[] {
  if (isNumber(value) || typeof value === 'boolean') return [textOf(value)];
  if (value === 'true' || value === 'false') return [value === 'true'];
  return typeof value === 'string' && value.trim() !== '' ? [numberOf(value.trim())] : [];
}

/** Returns an example in a type that its schema allows; checks objects and lists by type only. */
export function fitting(value: JsonValue, schema: JsonObject): JsonValue | undefined {
  if (isArray(value) || isObject(value)) {
    const types = typesOf(schema);
    const type = isArray(value) ? 'array' : 'object';
    return types.length === 0 || types.includes(type) ? value : undefined;
  }
  return [value, ...respelled(value)].find((spelling) => validator.fits(spelling, schema));
}
