import { grouped } from '../contract/grouped';
import type { RecordKind, SearchRecord } from './record';

/** The records of a page in stored form: the properties that they share are written once. */
export interface StoredPage extends Pick<SearchRecord, 'set' | 'page'> {
  readonly records: readonly Omit<SearchRecord, 'set' | 'page'>[];
}

/** Parts of objects and tables, which are too many to load before the first result. */
const PARTS: ReadonlySet<RecordKind> = new Set(['field', 'state', 'entry']);

/** Most records of a first result; larger sites load headings and further names with texts. */
const MOST_NAMES = 2_000;

function namesOf(records: readonly SearchRecord[]): readonly SearchRecord[] {
  const named = records
    .filter(({ kind }) => !PARTS.has(kind))
    .map(({ kind, set, page, anchor, title, trail, names }) => ({
      kind,
      set,
      page,
      anchor,
      title,
      trail,
      names,
      text: '',
    }));
  if (named.length <= MOST_NAMES) return named;
  return named.filter(({ kind }) => kind !== 'heading').map((record) => ({ ...record, names: [] }));
}

/** Most records that a browser can search at once; larger sites keep identical fields once. */
const MOST_RECORDS = 10_000;

function distinct(records: readonly SearchRecord[]): readonly SearchRecord[] {
  if (records.length <= MOST_RECORDS) return records;
  const fields = new Set<string>();
  return records.filter(({ kind, set, title, names, text }) => {
    const before = fields.size;
    return kind !== 'field' || fields.add(JSON.stringify([set, title, names, text])).size > before;
  });
}

const storedRecord = ({ kind, anchor, title, trail, names, otherWords, text }: SearchRecord) => ({
  kind,
  anchor,
  title,
  trail,
  names,
  ...(otherWords !== undefined && { otherWords }),
  text,
});

const storedPages = (records: readonly SearchRecord[]): readonly StoredPage[] =>
  [...grouped(records, ({ page }) => page)].flatMap(([page, ofPage]) =>
    ofPage.slice(0, 1).map(({ set }) => ({ set, page, records: ofPage.map(storedRecord) })),
  );

/** Packs records into two files: small `names` for a first result, and `texts` with everything. */
export const pack = (records: readonly SearchRecord[]) => ({
  names: storedPages(namesOf(records)),
  texts: storedPages(distinct(records)),
});

/** Returns the records of stored pages, in their order. */
export const unpack = (pages: readonly StoredPage[]): readonly SearchRecord[] =>
  pages.flatMap(({ set, page, records }) => records.map((record) => ({ set, page, ...record })));
