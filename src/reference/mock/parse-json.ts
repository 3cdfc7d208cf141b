import type { JsonValue } from '../contract/model';

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

/** The value of a JSON text, or one sentence that says where it is wrong. */
export function parseJson(
  text: string,
): { readonly value: JsonValue } | { readonly fault: string } {
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
