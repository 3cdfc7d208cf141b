import type { RecordKind } from '../blocks/tree/record';

export { RECORD_KINDS, type RecordKind } from '../blocks/tree/record';

/** Where a record belongs: the id of a docs set, or `site` for the pages beside them. */
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
  /** Titles from the page down to what holds this, without its own. */
  readonly trail: readonly string[];
  /** Names that find it besides its title: `POST /v1/cards`, a code, a value. */
  readonly names: readonly string[];
  /** Words that readers use for it, which its own text may lack. */
  readonly otherWords?: string;
  /** Its own plain text, without that of the records below it. */
  readonly text: string;
}

/** Address of a record below the site's base. */
export const recordPath = ({ page, anchor }: Pick<SearchRecord, 'page' | 'anchor'>): string =>
  anchor === '' ? page : `${page}#${anchor}`;
