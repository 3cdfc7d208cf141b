import MiniSearch from 'minisearch';
import type { Phrase } from './phrases';
import type { SearchRecord } from './record';
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
  readonly phrases: readonly Phrase[];
}

const FIELDS: Readonly<Record<string, (record: SearchRecord) => string>> = {
  title: ({ title }) => title,
  // The anchor of an operation is its operationId in other letters.
  names: ({ kind, names, anchor }) => [...names, kind === 'operation' ? anchor : ''].join(' '),
  trail: ({ trail }) => trail.join(' '),
  text: ({ text }) => text,
};

const emptyEngine = (): MiniSearch<Entry> =>
  new MiniSearch<Entry>({
    fields: Object.keys(FIELDS),
    extractField: ({ id, record }, field) =>
      field === 'id' ? id : (FIELDS[field]?.(record) ?? ''),
    tokenize: tokensOf,
    processTerm: (term) => term,
  });

const entriesOf = (records: readonly SearchRecord[]): Entry[] =>
  records.map((record, id) => ({ id, record }));

/** Index at once: for the names, which are few. */
export function buildIndex(
  records: readonly SearchRecord[],
  phrases: readonly Phrase[] = [],
): SearchIndex {
  const engine = emptyEngine();
  engine.addAll(entriesOf(records));
  return { engine, records, phrases };
}

/** Index in slices, so that typing is not held up. */
export async function buildIndexInSlices(
  records: readonly SearchRecord[],
  phrases: readonly Phrase[] = [],
): Promise<SearchIndex> {
  const engine = emptyEngine();
  await engine.addAllAsync(entriesOf(records), { chunkSize: 50 });
  return { engine, records, phrases };
}
