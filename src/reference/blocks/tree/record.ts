/**
 * What a record of the search leads to. Ranking prefers the operation over the field that
 * mentions it, and so on.
 */
export const RECORD_KINDS = [
  'page',
  'heading',
  'operation',
  'event',
  'error',
  'state',
  'field',
  'entry',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** What a block adds to the search records of its page, beside the text of its children. */
export interface BlockRecord {
  /** A separate record that a link can lead to. */
  readonly opens?: {
    readonly kind: RecordKind;
    readonly anchor: string;
    readonly title: string;
    /** The rest of the table row belongs to it as well. */
    readonly isRowHead?: boolean;
  };
  /** Makes the record of the heading above one of this kind. */
  readonly becomes?: RecordKind;
  /** Names to be found by. */
  readonly names?: readonly string[];
  readonly text?: string;
}

declare module 'mdast' {
  interface HeadingData {
    /** What the record of this heading is, where it is no ordinary section. */
    record?: BlockRecord;
  }
}
