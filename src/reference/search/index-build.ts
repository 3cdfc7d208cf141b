import { grouped } from '../contract/grouped';
import type { Phrase } from './phrases';
import type { RecordSet, SearchRecord } from './record';
import { stemOf } from './stem';
import { tellingWordsOf } from './stop-words';
import { tokensOf } from './tokenize';

/** What `searchRecords` asks. A record is known by its place in the list of records. */
export interface SearchIndex {
  readonly records: readonly SearchRecord[];
  readonly phrases: readonly Phrase[];
  /** For each record, the words of its title that say something. */
  readonly titles: readonly (readonly string[])[];
  /** For each record, the place of the record of its page. */
  readonly pages: readonly number[];
  /** Sets in their order on the site. */
  readonly sets: readonly RecordSet[];
  /** For each word, how much the records that have it speak of it. */
  readonly postings: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** By their stem, the words of a family. */
  readonly families: ReadonlyMap<string, readonly string[]>;
}

interface Field {
  readonly words: (record: SearchRecord) => Iterable<string>;
  /** What a word in it counts. */
  readonly weight: number;
  /** Words of an ordinary one; in a longer one, each counts less. */
  readonly length: number;
}

/** A name is not more of a name for saying a word twice. */
const once = (text: string): Iterable<string> => new Set(tokensOf(text));

const FIELDS: readonly Field[] = [
  { words: ({ title }) => once(title), weight: 6, length: 3 },
  {
    // The anchor of an operation is its operationId in other letters.
    words: ({ kind, names, anchor }) =>
      once([...names, kind === 'operation' ? anchor : ''].join(' ')),
    weight: 4,
    length: 5,
  },
  { words: ({ otherWords = '' }) => once(otherWords), weight: 3, length: 15 },
  { words: ({ trail }) => once(trail.join(' ')), weight: 2.5, length: 3 },
  { words: ({ text }) => tokensOf(text), weight: 1, length: 60 },
];

/** The part of a word's weight that is less in a long field. */
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

/** Index at once: for the names, which are few. */
export function buildIndex(
  records: readonly SearchRecord[],
  phrases: readonly Phrase[] = [],
): SearchIndex {
  const builder = new Builder();
  for (const [id, record] of records.entries()) builder.add(record, id);
  return builder.index(records, phrases);
}

const SLICE = 50;

/** Index in slices, so that typing is not held up. */
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
