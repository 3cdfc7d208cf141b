import { grouped } from '../contract/grouped';
import { anchorWords } from '../contract/page/anchors';
import type { Phrase } from './phrases';
import type { RecordSet, SearchRecord } from './record';
import { stemOf } from './stem';
import { tellingWordsOf } from './stop-words';
import { tokensOf } from './tokenize';

/** The index that `searchRecords` reads. Records are identified by their position. */
export interface SearchIndex {
  readonly records: readonly SearchRecord[];
  readonly phrases: readonly Phrase[];
  /** For each record, the words of its title that carry a meaning. */
  readonly titles: readonly (readonly string[])[];
  /** For each record, the position of the record of its page. */
  readonly pages: readonly number[];
  /** Sets in the order of the site. */
  readonly sets: readonly RecordSet[];
  /** For each word, its weight in the records that contain it. */
  readonly postings: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Families of words, by their stem. */
  readonly families: ReadonlyMap<string, readonly string[]>;
}

interface Field {
  readonly words: (record: SearchRecord) => Iterable<string>;
  /** Weight of a word in this field. */
  readonly weight: number;
  /** Usual length in words; in a longer field, each word counts less. */
  readonly length: number;
}

/** Repeated words in a name count once. */
const once = (text: string): Iterable<string> => new Set(tokensOf(text));

const FIELDS: readonly Field[] = [
  { words: ({ title }) => once(title), weight: 6, length: 3 },
  {
    // The anchor of an operation has the words of its operationId.
    words: ({ kind, names, anchor }) =>
      once([...names, kind === 'operation' ? anchorWords(anchor) : ''].join(' ')),
    weight: 4,
    length: 5,
  },
  { words: ({ otherWords = '' }) => once(otherWords), weight: 3, length: 15 },
  { words: ({ trail }) => once(trail.join(' ')), weight: 2.5, length: 3 },
  { words: ({ text }) => tokensOf(text), weight: 1, length: 60 },
];

/** Share of a word's weight that depends on the length of the field (BM25's b). */
const BY_LENGTH = 0.4;

class Builder {
  private readonly postings = new Map<string, Map<number, number>>();

  add(record: SearchRecord, id: number): void {
    for (const { words, weight, length } of FIELDS) {
      const found = [...words(record)];
      const counts = weight / (1 - BY_LENGTH + BY_LENGTH * (found.length / length));
      for (const word of found) {
        const records = this.postings.get(word) ?? new Map<number, number>();
        this.postings.set(word, records.set(id, (records.get(id) ?? 0) + counts));
      }
    }
  }

  index(records: readonly SearchRecord[], phrases: readonly Phrase[]): SearchIndex {
    const titles = records.map(({ title }) => tellingWordsOf(title));
    let page = 0;
    const pages = records.map(({ kind }, id) => (kind === 'page' ? (page = id) : page));
    const families = grouped([...this.postings.keys()], stemOf);
    const sets = [...new Set(records.map(({ set }) => set))];
    return { records, phrases, titles, pages, sets, postings: this.postings, families };
  }
}

/** Builds an index at once: for the names, which are few. */
export function buildIndex(
  records: readonly SearchRecord[],
  phrases: readonly Phrase[] = [],
): SearchIndex {
  const builder = new Builder();
  for (const [id, record] of records.entries()) builder.add(record, id);
  return builder.index(records, phrases);
}

const SLICE = 50;

/** Builds an index in slices, so that typing is not blocked. */
export async function buildIndexInSlices(
  records: readonly SearchRecord[],
  phrases: readonly Phrase[] = [],
): Promise<SearchIndex> {
  const builder = new Builder();
  for (const [id, record] of records.entries()) {
    builder.add(record, id);
    if (id % SLICE === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return builder.index(records, phrases);
}
