/**
 * The kinds of targets that a search record can have. Ranking prefers an operation to a field that
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

/** Additions of a block to the search records of its page, besides the text of its children. */
export interface BlockRecord {
  /** Starts a separate record with its own anchor. */
  readonly opens?: {
    readonly kind: RecordKind;
    readonly anchor: string;
    readonly title: string;
    /** Whether the rest of the table row also belongs to the record. */
    readonly isRowHead?: boolean;
  };
  /** Changes the kind of the record of the heading above. */
  readonly becomes?: RecordKind;
  /** Additional names under which the record is found. */
  readonly names?: readonly string[];
  readonly text?: string;
}

declare module 'mdast' {
  interface HeadingData {
    /** The record of this heading, unless it is an ordinary section. */
    record?: BlockRecord;
  }
}
