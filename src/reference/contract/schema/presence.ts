import { asObject, asText, defined, isArray, isObject, omit, parsePointer, textOf } from '../json';
import { matchesAll } from './match';
import type { Conditions, JsonObject, JsonValue, Match, Presence } from '../model';

/** When a property is there; undefined where its schema has no `x-present-when`. */
export function presenceOf(schema: JsonObject): Presence | undefined {
  const written = schema['x-present-when'];
  if (!isObject(written)) return undefined;
  const pointers = Object.entries(written).filter(([key]) => key.startsWith('/'));
  return defined({
    when: Object.fromEntries(pointers),
    given: written.given === true ? (true as const) : undefined,
    text: asText(written.text),
  });
}

const code = (value: JsonValue | undefined): string => `\`${textOf(value)}\``;

const fieldName = (pointer: string): string =>
  code(
    parsePointer(pointer)
      .filter((token) => token !== '-')
      .join('.'),
  );

/** `a`, `a or b`, `a, b or c` */
const joined = (parts: readonly string[], word: 'and' | 'or'): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(` ${word} `);

function clause(pointer: string, match: Match, holds = true): string {
  const name = fieldName(pointer);
  const expected = match as JsonValue;
  const { present, past, same, not } = asObject(expected);
  if (not !== undefined) return clause(pointer, not, !holds);
  if (present !== undefined) return `${name} is ${present === holds ? 'there' : 'left out'}`;
  if (past !== undefined) return `the moment in ${name} has ${holds ? '' : 'not '}passed`;
  const other = asText(same);
  if (other !== undefined) {
    return `${name} ${holds ? 'is the same as' : 'differs from'} ${fieldName(other)}`;
  }
  const values = isArray(expected) ? expected : [expected];
  return `${name} is ${holds ? '' : 'not '}${joined(values.map(code), 'or')}`;
}

/** What readers see of a presence, Markdown: "`status` is `frozen` or `blocked`." */
export function presenceWords({ when, given, text }: Presence): string {
  const clauses = [
    ...Object.entries(when).map(([pointer, match]) => clause(pointer, match)),
    ...(given ? ['you gave it in the request'] : []),
    ...(text === undefined ? [] : [text.trim().replace(/\.$/, '')]),
  ];
  const sentence = joined(clauses, 'and');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** An object without the properties whose condition it does not meet. */
export function withoutAbsent(
  value: JsonObject,
  conditions: ReadonlyMap<string, Conditions>,
): JsonObject {
  for (const [name, when] of conditions) {
    if (!Object.hasOwn(value, name) || matchesAll(value, when, NaN)) continue;
    // Another condition may depend on this property.
    return withoutAbsent(omit(value, name), conditions);
  }
  return value;
}
