import type { JsonObject, JsonValue } from '../contract/model';
import { asArray, asText, isArray, isObject, parsePointer, valueAt } from '../contract/json';
import type { Match } from './contract';
import { equal } from './json';

function holds(value: JsonValue | undefined, match: Match, root: JsonValue, now: number): boolean {
  if (isObject(match as JsonValue)) {
    if ('present' in (match as JsonObject)) {
      return (value !== undefined) === (match as { present: boolean }).present;
    }
    if ('past' in (match as JsonObject)) return Date.parse(asText(value) ?? '') <= now;
    const { same } = match as { same?: string };
    if (same !== undefined) {
      return value !== undefined && equal(value, valueAt(root, parsePointer(same)));
    }
  }
  if (isArray(match as JsonValue)) {
    return asArray(match as JsonValue).some((one) => value !== undefined && equal(one, value));
  }
  return value !== undefined && equal(value, match as JsonValue);
}

/** Whether a value has everything that is asked of its places. */
export const holdAll = (
  value: JsonValue,
  matches: Readonly<Record<string, Match>> = {},
  now: number,
): boolean =>
  Object.entries(matches).every(([pointer, match]) =>
    holds(valueAt(value, parsePointer(pointer)), match, value, now),
  );
