import { isObject } from '../json';
import type { JsonObject, JsonValue } from '../model';
import { placeOf } from '../origins';
import type { Problem } from '../problem';
import type { Source } from '../source';

/** The target of a reference. */
export interface Target {
  readonly source: Source;
  readonly pointer: readonly string[];
  readonly value: JsonValue;
}

/** Whether a chain of references ends at its first reference again. */
export function isEndless(
  start: JsonObject,
  from: Source,
  targetOf: (from: Source, reference: string) => Target | undefined,
): boolean {
  const passed = new Set<JsonValue>();
  let value: JsonValue | undefined = start;
  let source = from;
  while (isObject(value) && typeof value.$ref === 'string' && !passed.has(value)) {
    passed.add(value);
    const target = targetOf(source, value.$ref);
    value = target?.value;
    source = target?.source ?? source;
  }
  return value === start;
}

export const endlessProblem = (value: JsonObject): Problem => ({
  place: placeOf(value, ['$ref'], 'value'),
  message: 'The reference leads back to itself',
  next: 'refer to what is meant, or write it here',
});
