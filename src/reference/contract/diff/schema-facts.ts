import { compare } from '../compare';
import type { JsonObject, JsonValue } from '../model';
import {
  asObject,
  defined,
  isArray,
  isObject,
  objectEntries,
  objects,
  textOf,
  texts,
} from '../json';

/** Keywords that explain, or that only affect the documentation and the sandbox. */
const WORDS = /^(title|description|summary|examples?|\$comment|x-(?!states$|unit$).*)$/;
/** Keywords whose value is a map of schemas. */
const MAPS: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs']);
/** Keywords whose value is a list in which order does not matter. */
const SETS: ReadonlySet<string> = new Set(['required', 'enum', 'type']);

/** Returns the names without duplicates, in alphabetical order. */
export const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();

/** Builds an object with its members in alphabetical order. */
export const byName = <T>(
  entries: readonly (readonly [string, T])[],
): Readonly<Record<string, T>> =>
  Object.fromEntries([...entries].sort(([a], [b]) => compare(a, b)));

function lifecycleFacts(written: JsonObject): JsonObject {
  const states = objectEntries(written.states).map(([name, { terminal, next }]) => {
    const moves = objects(next).map(({ to, by, operation, event }) =>
      defined({ to, by, operation, event }),
    );
    return [
      name,
      defined({ terminal: terminal === true ? true : undefined, next: moves }),
    ] as const;
  });
  return defined({
    property: written.property,
    initial: [...sorted(texts(written.initial))],
    states: byName(states),
  });
}

function memberFacts(keyword: string, value: JsonValue): JsonValue {
  if (keyword === 'x-states') return lifecycleFacts(asObject(value));
  if (SETS.has(keyword))
    return isArray(value) ? value.toSorted((a, b) => compare(textOf(a), textOf(b))) : value;
  if (keyword === 'const' || keyword === 'default') return value;
  if (MAPS.has(keyword)) {
    return byName(objectEntries(value).map(([name, schema]) => [name, schemaFacts(schema)]));
  }
  if (isArray(value)) return value.map((item) => (isObject(item) ? schemaFacts(item) : item));
  return isObject(value) ? schemaFacts(value) : value;
}

/** Returns a schema without its explanations, with members in alphabetical order. */
export const schemaFacts = (schema: JsonObject): JsonObject =>
  byName(
    Object.entries(schema)
      .filter(([keyword]) => !WORDS.test(keyword))
      .map(([keyword, value]) => [keyword, memberFacts(keyword, value)]),
  );
