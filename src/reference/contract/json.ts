import { decodeComponent } from './decode-component';
import { compareNumbers } from './exact';
import type { JsonObject, JsonValue } from './model';
import { isNumber, isNumeral, jsonText, nearestNumber } from './numeral';

export type Path = readonly string[];

export const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isNumeral(value);

export const isArray = (value: JsonValue | undefined): value is readonly JsonValue[] =>
  Array.isArray(value);

export const asObject = (value: JsonValue | undefined): JsonObject =>
  isObject(value) ? value : {};

export const asArray = (value: JsonValue | undefined): readonly JsonValue[] =>
  isArray(value) ? value : [];

export const asText = (value: JsonValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** For sizes, whose digits need not be exact. */
export const asNumber = (value: JsonValue | undefined): number | undefined =>
  isNumber(value) ? nearestNumber(value) : undefined;

export const texts = (value: JsonValue | undefined): readonly string[] =>
  asArray(value).filter((item) => typeof item === 'string');

export const objects = (value: JsonValue | undefined): readonly JsonObject[] =>
  asArray(value).filter(isObject);

/** Returns a copy without the named members. */
export const omit = (value: JsonObject, ...names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

/** Turns members that may be undefined into optional members. */
type Defined<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Returns a copy without the members that are undefined. */
export const defined = <T extends object>(members: T): Defined<T> =>
  Object.fromEntries(
    Object.entries(members).filter(([, member]) => member !== undefined),
  ) as Defined<T>;

/** Members of an object whose value is an object. */
export const objectEntries = (value: JsonValue | undefined): readonly [string, JsonObject][] =>
  Object.entries(asObject(value)).filter((entry): entry is [string, JsonObject] =>
    isObject(entry[1]),
  );

/** Reference tokens of an RFC 6901 pointer. */
export const parsePointer = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Reference tokens of a pointer in a URI fragment, where `%7B` is `{` (RFC 6901, 6). */
export const parseFragment = (fragment: string): Path =>
  parsePointer(fragment).map(decodeComponent);

/** RFC 6901 pointer. */
export const formatPointer = (path: Path): string =>
  path.map((token) => `/${token.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export const child = (value: JsonValue | undefined, token: string): JsonValue | undefined => {
  if (isArray(value)) return /^\d+$/.test(token) ? value[Number(token)] : undefined;
  return isObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
};

export const valueAt = (value: JsonValue | undefined, path: Path): JsonValue | undefined =>
  path.reduce<JsonValue | undefined>(child, value);

/** The member at an RFC 6901 pointer. */
export const memberAt = (value: JsonValue | undefined, pointer: string): JsonValue | undefined =>
  valueAt(value, parsePointer(pointer));

/** Returns a copy with the value at the path replaced; unchanged if the path does not exist. */
export function replaceAt(
  target: JsonValue,
  [token, ...rest]: readonly string[],
  value: JsonValue,
): JsonValue {
  if (token === undefined) return value;
  if (isArray(target)) {
    return target.map((item, index) =>
      String(index) === token ? replaceAt(item, rest, value) : item,
    );
  }
  if (!isObject(target) || !Object.hasOwn(target, token)) return target;
  return Object.fromEntries(
    Object.entries(target).map(([name, member]) => [
      name,
      name === token ? replaceAt(member, rest, value) : member,
    ]),
  );
}

/** Returns a copy with a member set. Like `JSON.parse`, it does not touch the prototype. */
export const withMember = (object: JsonObject, name: string, value: JsonValue): JsonObject => ({
  ...object,
  [name]: value,
});

/** Returns a copy with a member set at an RFC 6901 pointer; unchanged if it has no owner. */
export function withMemberAt<T extends JsonValue>(value: T, pointer: string, member: JsonValue): T {
  const path = parsePointer(pointer);
  const [name = ''] = path.slice(-1);
  const owner = valueAt(value, path.slice(0, -1));
  return isObject(owner)
    ? (replaceAt(value, path.slice(0, -1), withMember(owner, name, member)) as T)
    : (replaceAt(value, path, member) as T);
}

/** Every string in a value with its path. */
export function* textsIn(value: JsonValue, path: Path = []): Iterable<readonly [Path, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsIn(item, [...path, String(index)]);
  } else if (isObject(value)) {
    for (const [name, member] of Object.entries(value)) yield* textsIn(member, [...path, name]);
  }
}

/** Every object in a value, outer ones first. */
export function* objectsIn(value: JsonValue | undefined): Iterable<JsonObject> {
  if (isArray(value)) for (const item of value) yield* objectsIn(item);
  if (!isObject(value)) return;
  yield value;
  for (const member of Object.values(value)) yield* objectsIn(member);
}

/** Every `$ref` of a value. */
export const references = (value: JsonValue | undefined): readonly string[] =>
  [...objectsIn(value)].flatMap(({ $ref }) => asText($ref) ?? []);

/** JSON Merge Patch (RFC 7396, section 2): `null` removes a member, arrays are replaced. */
export function mergePatch(target: JsonValue | undefined, patch: JsonValue): JsonValue {
  if (!isObject(patch)) return patch;
  const members = new Map(Object.entries(isObject(target) ? target : {}));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) members.delete(name);
    else members.set(name, mergePatch(members.get(name), value));
  }
  return Object.fromEntries(members);
}

/** A string unchanged; any other value as JSON. */
export const textOf = (value: JsonValue | undefined): string =>
  typeof value === 'string' ? value : jsonText(value ?? '');

/** Returns an own member of a record: an untrusted name may be one of `Object.prototype`. */
export const ownMember = <T>(
  record: Readonly<Record<string, T>> | undefined,
  name: string | undefined,
): T | undefined =>
  record !== undefined && name !== undefined && Object.hasOwn(record, name)
    ? record[name]
    : undefined;

export const equal = (a: JsonValue | undefined, b: JsonValue | undefined): boolean => {
  if (isArray(a) && isArray(b)) {
    return a.length === b.length && a.every((item, index) => equal(item, b[index]));
  }
  if (isObject(a) && isObject(b)) {
    const names = Object.keys(a);
    return (
      names.length === Object.keys(b).length &&
      names.every((name) => Object.hasOwn(b, name) && equal(a[name], b[name]))
    );
  }
  return a === b || (isNumber(a) && isNumber(b) && compareNumbers(a, b) === 0);
};
