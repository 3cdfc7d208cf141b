import type { JsonValue } from '../model';
import { parseExact } from '../numeral';

/** Maximum depth, more than any API uses. Recursion over a value cannot overflow the stack. */
const MOST_LEVELS = 100;
/** Maximum length, more than any API accepts. Visiting every part of a value takes little time. */
export const MOST_CHARACTERS = 1_000_000;

const STRING_OR_BRACKET = /"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{}]/gs;
const WHITESPACE = /[ \t\n\r]*/y;
const LITERAL = /true|false|null/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** A string without unescaped control characters, which `JSON.parse` rejects (RFC 8259). */
const STRING = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;

/** Finds the first character at which a text stops being JSON (RFC 8259). */
class Scanner {
  private offset = 0;

  constructor(private readonly text: string) {}

  /** Offset of the fault in a text that is not JSON. */
  fault(): number {
    if (this.value()) this.skip(WHITESPACE);
    return this.offset;
  }

  private skip(token: RegExp): boolean {
    token.lastIndex = this.offset;
    const match = token.exec(this.text);
    this.offset += match?.[0].length ?? 0;
    return match !== null;
  }

  private take(character: string): boolean {
    this.skip(WHITESPACE);
    if (this.text[this.offset] !== character) return false;
    this.offset += 1;
    return true;
  }

  private value(): boolean {
    if (this.take('{')) return this.members('}', () => this.property());
    if (this.take('[')) return this.members(']', () => this.value());
    return this.skip(STRING) || this.skip(LITERAL) || this.skip(NUMBER);
  }

  private property(): boolean {
    return this.skip(WHITESPACE) && this.skip(STRING) && this.take(':') && this.value();
  }

  private members(end: string, member: () => boolean): boolean {
    if (this.take(end)) return true;
    do if (!member()) return false;
    while (this.take(','));
    return this.take(end);
  }
}

/** Line and column of an offset, starting at 1. */
function placeIn(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** Offset of the first bracket that is nested too deeply; -1 if there is none. */
function deepBracketIn(text: string): number {
  let level = 0;
  for (const { 0: token, index } of text.matchAll(STRING_OR_BRACKET)) {
    if (token === '[' || token === '{') level += 1;
    else if (token === ']' || token === '}') level -= 1;
    if (level > MOST_LEVELS) return index;
  }
  return -1;
}

/**
 * Returns the value of a JSON text with the digits of its numbers, or a sentence that says why it is rejected. The text is not
 * trusted: if it is too long or nested too deeply, it is rejected before it is parsed.
 */
export function parseJson(
  text: string,
): { readonly value: JsonValue } | { readonly fault: string } {
  if (text.length > MOST_CHARACTERS) {
    return { fault: `The text is longer than ${MOST_CHARACTERS.toLocaleString('en')} characters.` };
  }
  const bracket = deepBracketIn(text);
  if (bracket >= 0) {
    return { fault: `Nested deeper than ${MOST_LEVELS} levels at ${placeIn(text, bracket)}.` };
  }
  try {
    return { value: parseExact(text) };
  } catch {
    const offset = new Scanner(text).fault();
    const what = offset >= text.trimEnd().length ? 'end of the text' : 'character';
    return { fault: `Unexpected ${what} at ${placeIn(text, offset)}.` };
  }
}

/** Returns the value of an untrusted JSON text; `null` if it is missing or rejected. */
export function jsonOf(text: string | null): JsonValue {
  const parsed = parseJson(text ?? '');
  return 'value' in parsed ? parsed.value : null;
}
