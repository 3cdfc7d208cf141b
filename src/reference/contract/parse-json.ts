import type { JsonValue } from './model';

/** Deeper than any API nests; what walks through a value can then call itself without overflow. */
const MOST_LEVELS = 100;
/** More than any API takes; what looks at every part of a value then ends in time. */
const MOST_CHARACTERS = 1_000_000;

const STRING_OR_BRACKET = /"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{}]/gs;
const WHITESPACE = /[ \t\n\r]*/y;
const LITERAL = /true|false|null/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** A string without escapes for control characters, which `JSON.parse` refuses (RFC 8259). */
const STRING = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;

/** Finds the first character at which a text stops being JSON (RFC 8259). */
class Scanner {
  private at = 0;

  constructor(private readonly text: string) {}

  /** Offset of the fault. */
  fault(): number {
    if (this.value() && this.skip(WHITESPACE) && this.at === this.text.length) return -1;
    return this.at;
  }

  private skip(token: RegExp): boolean {
    token.lastIndex = this.at;
    const found = token.exec(this.text);
    if (found) this.at += found[0].length;
    return found !== null;
  }

  private take(character: string): boolean {
    this.skip(WHITESPACE);
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  private value(): boolean {
    this.skip(WHITESPACE);
    if (this.take('{'))
      return this.members(
        '}',
        () => this.skip(WHITESPACE) && this.skip(STRING) && this.take(':') && this.value(),
      );
    if (this.take('[')) return this.members(']', () => this.value());
    return this.skip(STRING) || this.skip(LITERAL) || this.skip(NUMBER);
  }

  private members(end: string, member: () => boolean): boolean {
    if (this.take(end)) return true;
    do if (!member()) return false;
    while (this.take(','));
    return this.take(end);
  }
}

/** Line and column, from 1, of an offset. */
function placeIn(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** Offset of the first bracket that is nested too deep; -1 without one. */
function tooDeepAt(text: string): number {
  let level = 0;
  for (const { 0: token, index } of text.matchAll(STRING_OR_BRACKET)) {
    if (token === '[' || token === '{') level += 1;
    else if (token === ']' || token === '}') level -= 1;
    if (level > MOST_LEVELS) return index;
  }
  return -1;
}

/**
 * The value of a JSON text, or one sentence that says why it is refused. Anyone may have written
 * the text: what is nested too deep or too long is refused before it is read.
 */
export function parseJson(
  text: string,
): { readonly value: JsonValue } | { readonly fault: string } {
  if (text.length > MOST_CHARACTERS) {
    return { fault: `The text is longer than ${MOST_CHARACTERS.toLocaleString('en')} characters.` };
  }
  const deep = tooDeepAt(text);
  if (deep >= 0) {
    return { fault: `Nested deeper than ${MOST_LEVELS} levels at ${placeIn(text, deep)}.` };
  }
  try {
    return { value: JSON.parse(text) as JsonValue };
  } catch {
    const offset = new Scanner(text).fault();
    const place = placeIn(text, offset);
    return {
      fault:
        offset >= text.trimEnd().length
          ? `Unexpected end of the text at ${place}.`
          : `Unexpected character at ${place}.`,
    };
  }
}

/** The value of a text that anyone may have written; `null` for no text and for one that is refused. */
export function jsonOf(text: string | null): JsonValue {
  const parsed = parseJson(text ?? '');
  return 'value' in parsed ? parsed.value : null;
}
