import { grouped } from '../contract/grouped';
import type { RecordKind, SearchRecord } from './record';

/** The records of a page as they are stored: what they share is written once. */
export interface StoredPage extends Pick<SearchRecord, 'set' | 'page'> {
  readonly records: readonly Omit<SearchRecord, 'set' | 'page'>[];
}

/** Parts of an object or a table: too many to wait for with the first result. */
const PARTS: ReadonlySet<RecordKind> = new Set(['field', 'state', 'entry']);

const storedRecord = ({ kind, anchor, title, trail, names, text }: SearchRecord) => ({
  kind,
  anchor,
  title,
  trail,
  names,
  text,
});

const storedPages = (records: readonly SearchRecord[]): readonly StoredPage[] =>
  [...grouped(records, ({ page }) => page)].flatMap(([page, ofPage]) =>
    ofPage.slice(0, 1).map(({ set }) => ({ set, page, records: ofPage.map(storedRecord) })),
  );

/** Two files: `names` is small and enough for a first result, `texts` holds every record. */
export const pack = (records: readonly SearchRecord[]) => ({
  names: storedPages(
    records.filter(({ kind }) => !PARTS.has(kind)).map((record) => ({ ...record, text: '' })),
  ),
  texts: storedPages(records),
});

/** The records of stored pages, in their order. */
export const unpack = (pages: readonly StoredPage[]): readonly SearchRecord[] =>
  pages.flatMap(({ set, page, records }) => records.map((record) => ({ set, page, ...record })));
