import fc from 'fast-check';
import type { JsonObject, JsonValue } from '../../src/reference/contract/model';
import { isArray, isObject } from '../../src/reference/contract/json';
import { omit, withMember } from '../../src/reference/mock/json';

const ODD_TEXTS = [
  '',
  ' ',
  'null',
  'Kovač 日本 😀',
  '-1',
  '0',
  '1e21',
  '2026-13-45',
  '2026-11-02T09:30:00.000Z',
  'https://user:pass@[::1]:99999/%zz#a#b',
  'a'.repeat(600),
  '__proto__',
  'rdr_00000000-0000-7000-8000-000000000000',
  'loan_01931f60-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
];

export const oddValue: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.constantFrom<JsonValue>(...ODD_TEXTS, null, true, false, 0, -1, 0.5, 1e21, 99_999),
  fc.constantFrom<JsonValue>({}, [], [[]], { amount: '1.00' }, ['a', 'a'], { a: { b: [null] } }),
  fc.string({ maxLength: 80 }),
  fc.integer(),
);

function paths(value: JsonValue, path: readonly string[] = []): readonly (readonly string[])[] {
  const members: readonly [string, JsonValue][] = isArray(value)
    ? value.map((item, index) => [String(index), item])
    : isObject(value)
      ? Object.entries(value)
      : [];
  return [path, ...members.flatMap(([name, member]) => paths(member, [...path, name]))];
}

function change(
  target: JsonValue,
  [token, ...rest]: readonly string[],
  value: JsonValue | undefined,
): JsonValue {
  if (token === undefined) return value ?? null;
  if (isArray(target)) {
    return target.flatMap((item, index) => {
      if (String(index) !== token) return [item];
      return rest.length === 0 && value === undefined ? [] : [change(item, rest, value)];
    });
  }
  const object = isObject(target) ? target : {};
  return rest.length === 0 && value === undefined
    ? omit(object, token)
    : withMember(object, token, change(object[token] ?? {}, rest, value));
}

/** Generates values close to a valid one: up to three members are removed, replaced or added. */
export function near(value: JsonValue): fc.Arbitrary<JsonValue> {
  const step = fc.record({
    position: fc.nat(),
    value: fc.oneof(
      { weight: 1, arbitrary: fc.constant(undefined) },
      { weight: 3, arbitrary: oddValue },
    ),
    name: fc.option(fc.constantFrom('extra', 'status', 'id', '__proto__', 'amount'), { freq: 4 }),
  });
  return fc.array(step, { maxLength: 3 }).map((steps) =>
    steps.reduce<JsonValue>((changed, { position, value: newValue, name }) => {
      const places = paths(changed);
      const place = places[position % places.length] ?? [];
      return change(changed, name === null ? place : [...place, name], newValue);
    }, value),
  );
}

export const asObject = (value: JsonValue): JsonObject => (isObject(value) ? value : {});
