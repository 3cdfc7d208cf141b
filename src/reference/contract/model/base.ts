export type JsonValue =
  | null
  | boolean
  | number
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
