import type { JsonValue } from '../contract/model';
import { asText, isArray, isObject } from '../contract/json';
import type { Match } from './contract';
import { equal, memberAt } from './json';

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
    const same = asText(expected.same);
    if (same !== undefined) {
      return value !== undefined && equal(value, memberAt(root, same));
    }
  }
  if (value === undefined) return false;
  return isArray(expected)
    ? expected.some((alternative) => equal(alternative, value))
    : equal(value, expected);
}

/** Whether a value meets every condition, each given for a place (RFC 6901 pointer). */
export const matchesAll = (
  value: JsonValue,
  conditions: Readonly<Record<string, Match>> = {},
  now: number,
): boolean =>
  Object.entries(conditions).every(([pointer, match]) =>
    matches(memberAt(value, pointer), match, value, now),
  );
