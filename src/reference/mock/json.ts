import type { JsonValue } from '../contract/model';
import { equal, formatPointer, isArray, isObject } from '../contract/json';
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

/** The merge patch that makes `to` of `from`; neither may hold `null`. */
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

/** Every string in a value, replaced by what `change` gives. */
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

/** Place of a text in a body, `body/userId`: its path without the indexes of lists. */
export const bodyPlace = (path: readonly string[]): string =>
  `body${formatPointer(path.filter((name) => !/^\d+$/.test(name)))}`;

/** The JSON value of a parameter's text, by the type of its schema. */
export function coerce(text: string, schema: Schema, validator: Validator): JsonValue {
  const { type } = validator.resolve(schema);
  const types = [type].flat();
  // As in JSON: a reader who is strict takes no `05`, and no `5.0` for a whole number.
  const isWhole = /^(0|-?[1-9]\d*)$/.test(text);
  const isNumber = isWhole || /^-?(0|[1-9]\d*)\.\d+$/.test(text);
  if (types.includes('number') ? isNumber : types.includes('integer') && isWhole)
    return Number(text);
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  const isOther = isNumber && type === undefined && !validator.fits(text, schema);
  return isOther ? Number(text) : text;
}
