import type { RecordKind } from '../blocks/tree/record';

export { RECORD_KINDS, type RecordKind } from '../blocks/tree/record';

/** Where a record belongs: the id of a docs set, or `site` for pages outside the sets. */
export type RecordSet = string;

/** One target of the search: a page, a heading, or a part of the reference with its own anchor. */
export interface SearchRecord {
  readonly kind: RecordKind;
  readonly set: RecordSet;
  /** Path of the page below the site's base, `/general/api/card`. */
  readonly page: string;
  /** Anchor on the page; empty for the page itself. */
  readonly anchor: string;
  readonly title: string;
  /** Titles from the page down to the parent of this record. */
  readonly trail: readonly string[];
  /** Further names by which it is found: `POST /v1/cards`, a code, a value. */
  readonly names: readonly string[];
  /** Words that readers use for it, and that its own text may not contain. */
  readonly otherWords?: string;
  /** Its own plain text, without the text of the records below it. */
  readonly text: string;
}

/** Returns the address of a record below the site's base. */
export const recordPath = ({ page, anchor }: Pick<SearchRecord, 'page' | 'anchor'>): string =>
  anchor === '' ? page : `${page}#${anchor}`;
