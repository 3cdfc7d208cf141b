import type { JsonValue } from '../contract/model';
import { isWhole as isInteger } from '../contract/exact';
import { equal, formatPointer, isArray, isObject } from '../contract/json';
import { isJsonNumber, numberOf } from '../contract/numeral';
import type { Schema, Validator } from '../contract/schema/validate';

export {
  equal,
  memberAt,
  objectsIn,
  omit,
  ownMember,
  replaceAt,
  textOf,
  textsIn,
  withMember,
  withMemberAt,
} from '../contract/json';

/** Returns the merge patch that turns `from` into `to`. Neither may contain `null`. */
export function diffPatch(from: JsonValue | undefined, to: JsonValue): JsonValue {
  if (!isObject(from) || !isObject(to)) return to;
  // Maps, because a member may be called `__proto__`.
  const [before, patch] = [new Map(Object.entries(from)), new Map<string, JsonValue>()];
  for (const name of before.keys()) if (!Object.hasOwn(to, name)) patch.set(name, null);
  for (const [name, value] of Object.entries(to)) {
    const previous = before.get(name);
    if (!equal(previous, value)) patch.set(name, diffPatch(previous, value));
  }
  return Object.fromEntries(patch);
}

/** Returns a value with every string replaced by the result of `change`. */
export function mapTexts(
  value: JsonValue,
  change: (text: string, path: readonly string[]) => JsonValue,
  path: readonly string[] = [],
): JsonValue {
  const mapMember = (member: JsonValue, name: string | number) =>
    mapTexts(member, change, [...path, String(name)]);
  if (typeof value === 'string') return change(value, path);
  if (isArray(value)) return value.map(mapMember);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, mapMember(member, name)]),
  );
}

/** Returns the place of a text in a body, `body/userId`: its path without the indexes of lists. */
export const bodyPlace = (path: readonly string[]): string =>
  `body${formatPointer(path.filter((name) => !/^\d+$/.test(name)))}`;

/** Returns the JSON value of a parameter's text, according to the type of its schema. */
export function coerce(text: string, schema: Schema, validator: Validator): JsonValue {
  const { type } = validator.resolve(schema);
  const types = [type].flat();
  // As in JSON: strict parsers accept no `05`, and no `5.0` as an integer.
  const isNumber = isJsonNumber(text);
  const isWhole = isNumber && !/\.\d+$/.test(text) && isInteger(numberOf(text));
  if (types.includes('number') ? isNumber : types.includes('integer') && isWhole)
    return numberOf(text);
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  const isOther = isNumber && type === undefined && !validator.fits(text, schema);
  return isOther ? numberOf(text) : text;
}
