import { asObject, asText, defined, isArray, isObject, parsePointer, textOf } from '../json';
import type { JsonObject, JsonValue, Match, Presence } from '../model';

/** When a property is present; undefined if its schema has no `x-present-when`. */
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
const joined = (parts: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat('en-GB', { type }).format(parts);

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
  return `${name} is ${holds ? '' : 'not '}${joined(values.map(code), 'disjunction')}`;
}

/** The presence as readers see it, Markdown: "`status` is `frozen` or `blocked`." */
export function presenceWords({ when, given, text }: Presence): string {
  const clauses = [
    ...Object.entries(when).map(([pointer, match]) => clause(pointer, match)),
    ...(given ? ['you gave it in the request'] : []),
    ...(text === undefined ? [] : [text.trim().replace(/\.$/, '')]),
  ];
  const sentence = joined(clauses, 'conjunction');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
