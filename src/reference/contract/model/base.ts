/**
 * A number whose digits JavaScript would change: `9007199254740993`, `1.10`, `1e400`. It is plain
 * data, so that it survives `JSON.stringify`, clones and code; `jsonText` writes it as a number.
 */
export interface Numeral {
  readonly [DIGITS]: string;
}
/** A key that no document has. */
export const DIGITS = '\0';

export type JsonNumber = number | Numeral;
export type JsonValue =
  | null
  | boolean
  | JsonNumber
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** A place in a source file. Line and column start at 1; the file is relative to the site. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}
