import MiniSearch from 'minisearch';
import type { RecordKind, SearchRecord } from './record';
import { tokensOf } from './tokenize';

/** A record in the index; its id is its place in the list of records. */
interface Entry {
  readonly id: number;
  readonly record: SearchRecord;
}

/** What `searchRecords` asks. */
export interface SearchIndex {
  readonly engine: MiniSearch<Entry>;
  readonly records: readonly SearchRecord[];
  /** Whether the texts and fields are in it. */
  readonly complete: boolean;
}

const FIELDS = ['title', 'names', 'trail', 'text'] as const;
type IndexedField = (typeof FIELDS)[number];

/** An operation's anchor is its operationId in other letters. */
const KINDS_KNOWN_BY_ANCHOR: ReadonlySet<RecordKind> = new Set(['operation']);

const contentOf = ({ record }: Entry, field: IndexedField): string => {
  switch (field) {
    case 'title':
      return record.title;
    case 'names':
      return [...record.names, KINDS_KNOWN_BY_ANCHOR.has(record.kind) ? record.anchor : ''].join(
        ' ',
      );
    case 'trail':
      return record.trail.join(' ');
    case 'text':
      return record.text;
  }
};

const emptyEngine = (): MiniSearch<Entry> =>
  new MiniSearch<Entry>({
    fields: [...FIELDS],
    extractField: (entry, field) =>
      field === 'id' ? entry.id : contentOf(entry, field as IndexedField),
    tokenize: tokensOf,
    processTerm: (term) => term,
  });

const entriesOf = (records: readonly SearchRecord[]): Entry[] =>
  records.map((record, id) => ({ id, record }));

/** Index at once: for the names, which are few. */
export function buildIndex(records: readonly SearchRecord[], complete: boolean): SearchIndex {
  const engine = emptyEngine();
  engine.addAll(entriesOf(records));
  return { engine, records, complete };
}

/** Index in slices, so that typing is not held up. */
export async function buildIndexInSlices(records: readonly SearchRecord[]): Promise<SearchIndex> {
  const engine = emptyEngine();
  await engine.addAllAsync(entriesOf(records), { chunkSize: 50 });
  return { engine, records, complete: true };
}
