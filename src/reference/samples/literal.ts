import { isArray, isObject } from '../contract/json';
import type { JsonObject, JsonValue } from '../contract/model';
import { digitsOf, isNumber } from '../contract/numeral';

/** How a language writes JSON values as literals. */
export interface LiteralSyntax {
  /** One level of indent. */
  readonly indent: string;
  /** Columns that the language's formatter fills before it breaks an array. */
  readonly width: number;
  /** Its words for `null`, `true` and `false`, if they differ from JSON. */
  readonly words?: Readonly<Record<'null' | 'true' | 'false', string>>;
  readonly string: (text: string) => string;
  /** Key with its separator, `name: `. */
  readonly key: (name: string) => string;
  readonly emptyObject: string;
  readonly openObject: (names: readonly string[]) => string;
  readonly closeObject: string;
  /** Whether the formatter moves a string that is too long to a line below its key. */
  readonly breaksBeforeLongString?: boolean;
}

/** Puts `text` between the preferred quotes, or between the other ones if that saves escapes. */
export function quoted(text: string, preferred: "'" | '"'): string {
  const other = preferred === "'" ? '"' : "'";
  const count = (quote: string) => text.split(quote).length;
  const quote = count(preferred) > count(other) ? other : preferred;
  return `${quote}${text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)}${quote}`;
}

const hasMembers = (value: JsonValue): value is JsonObject | readonly JsonValue[] =>
  (isObject(value) || isArray(value)) && Object.keys(value).length > 0;

/** Writes a value on one line: anything but an array or object with members. */
function inline(value: JsonValue, syntax: LiteralSyntax): string {
  if (typeof value === 'string') return syntax.string(value);
  if (isNumber(value)) return digitsOf(value).replace('e+', 'e');
  if (value === null || typeof value === 'boolean') {
    const word = value === null ? 'null' : value ? 'true' : 'false';
    return syntax.words?.[word] ?? word;
  }
  return isArray(value) ? '[]' : syntax.emptyObject;
}

/**
 * Writes a value in the layout of the language's formatter: objects with one entry per line and a
 * trailing comma, arrays without nested members on one line if they fit.
 *
 * @param column Columns already taken on the line that the literal starts on.
 * @param level Levels of indent of that line.
 */
export function literal(
  value: JsonValue,
  syntax: LiteralSyntax,
  column: number,
  level = 0,
): string {
  const inner = syntax.indent.repeat(level + 1);
  const lines = (items: readonly string[]) =>
    `\n${items.map((item) => `${inner}${item},\n`).join('')}${syntax.indent.repeat(level)}`;

  if (!hasMembers(value)) return inline(value, syntax);
  if (isArray(value)) {
    if (!value.some(hasMembers)) {
      const line = `[${value.map((item) => inline(item, syntax)).join(', ')}]`;
      // One more column for the comma or semicolon that follows.
      if (column + line.length + 1 <= syntax.width) return line;
    }
    return `[${lines(value.map((item) => literal(item, syntax, inner.length, level + 1)))}]`;
  }
  const entries = Object.entries(value);
  const written = entries.map(([name, member]) => {
    const key = syntax.key(name);
    const taken = inner.length + key.length;
    const text = literal(member, syntax, taken, level + 1);
    const breaks =
      syntax.breaksBeforeLongString &&
      typeof member === 'string' &&
      // A new line gains nothing below such a short key.
      key.trimEnd().length > syntax.indent.length + 3 &&
      taken + text.length + 1 > syntax.width;
    return breaks ? `${key.trimEnd()}\n${inner}${syntax.indent}${text}` : `${key}${text}`;
  });
  const open = syntax.openObject(entries.map(([name]) => name));
  return `${open}${lines(written)}${syntax.closeObject}`;
}
