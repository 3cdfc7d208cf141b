import { asText, equal, isArray, isObject, parsePointer, valueAt } from '../json';
import type { Conditions, JsonValue, Match } from '../model';

function matches(
  value: JsonValue | undefined,
  match: Match,
  root: JsonValue,
  now: number,
): boolean {
  const expected = match as JsonValue;
  if (isObject(expected)) {
    if ('present' in expected) return (value !== undefined) === expected.present;
    if ('past' in expected) return Date.parse(asText(value) ?? '') <= now;
    if (expected.not !== undefined) return !matches(value, expected.not, root, now);
    const same = asText(expected.same);
    if (same !== undefined) {
      return value !== undefined && equal(value, valueAt(root, parsePointer(same)));
    }
  }
  if (value === undefined) return false;
  return isArray(expected)
    ? expected.some((alternative) => equal(alternative, value))
    : equal(value, expected);
}

/** Whether a value meets all conditions, each for the place at an RFC 6901 pointer. */
export const matchesAll = (value: JsonValue, conditions: Conditions = {}, now: number): boolean =>
  Object.entries(conditions).every(([pointer, match]) =>
    matches(valueAt(value, parsePointer(pointer)), match, value, now),
  );
