import type { SearchResult } from 'minisearch';
import { METHODS } from '../contract/methods';
import type { SearchIndex } from './index-build';
import type { RecordKind, RecordSet, SearchRecord } from './record';
import { COMPOUND, fold, partsOf, wordsOf } from './tokenize';

/** Longer queries are cut: a pasted page would block the browser. */
const MAX_QUERY_LENGTH = 256;
const MAX_WORDS = 16;
/** Hits that are ranked; the rest would not be shown. */
const MAX_CANDIDATES = 120;

const BOOST = { title: 6, names: 5, trail: 3.5, text: 1 };

/** A reader who types a name wants the thing itself before a part of something else. */
const KIND_WEIGHT: Readonly<Record<RecordKind, number>> = {
  page: 1.6,
  heading: 1.2,
  operation: 1.4,
  event: 1.2,
  error: 1.2,
  state: 0.9,
  entry: 0.9,
  field: 0.6,
};

/** Words that carry no meaning in a question; kept when there are no others. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are be by can do does for from how i in is it my of on or the to what when where which with'
    .split(' ')
    .map(fold),
);

/** `crd_01931f60-…`: the id of a reader's own object is not in the pages. */
const OBJECT_ID = /\b[a-z]{3}_[0-9a-f]{8}[0-9a-f-]*/gi;

const METHOD_WORDS: ReadonlySet<string> = new Set(METHODS.map(fold));

export interface SearchHit {
  readonly record: SearchRecord;
  readonly score: number;
  /** Words of the record that answered the query, folded. */
  readonly terms: readonly string[];
}

export interface SearchOptions {
  /** Set of the page the reader is on; its hits come first. */
  readonly currentSet?: RecordSet;
  /** Limit for the hits of each set; without it, all of them. */
  readonly perSet?: number;
}

/** The words that a query asks for. */
export function queryWords(query: string): readonly string[] {
  const cut = query.slice(0, MAX_QUERY_LENGTH).replace(OBJECT_ID, ' ');
  const words = [...new Set((cut.match(COMPOUND) ?? []).flatMap(partsOf))].slice(0, MAX_WORDS);
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return significant.length > 0 ? significant : words;
}

/** Letters that may be wrong: none in a code such as AC04, two in a long word. */
const tolerance = (term: string): number | false => {
  if (/\p{N}/u.test(term) || term.length < 4) return false;
  return term.length < 6 ? 1 : 2;
};

/** Names of a record as word lists: whole, and an operation's path without method or version. */
const nameForms = ({
  kind,
  title,
  names,
  anchor,
}: SearchRecord): readonly (readonly string[])[] => {
  if (kind !== 'operation') return [title, ...names].map(wordsOf);
  const forms = [title, anchor, ...names].map(wordsOf);
  return forms.flatMap((words) => {
    const [first = '', ...path] = words;
    const unversioned = words.filter((word) => !/^v\d$/.test(word));
    return METHOD_WORDS.has(first)
      ? [words, path, unversioned, unversioned.slice(1)]
      : [words, unversioned];
  });
};

const EXACT = 8;
/** Times the part of the name that is typed already. */
const BEGINS = 4;

/** How much of a record's name the query is. */
const exactness = (record: SearchRecord, asked: readonly string[]): number => {
  const query = asked.join(' ');
  if (query === '') return 1;
  const forms = nameForms(record).map((words) => words.join(' '));
  if (forms.includes(query)) return EXACT;
  const joined = asked.join('');
  if (forms.some((form) => form.replaceAll(' ', '') === joined)) return EXACT;
  const begun = forms.filter((form) => form.startsWith(query));
  return 1 + BEGINS * Math.max(0, ...begun.map((form) => query.length / form.length));
};

/** What a whole set has in common is explained on its first page. */
const INTRODUCTION_WEIGHT = 1.4;
const isIntroduction = ({ kind, set, page }: SearchRecord): boolean =>
  kind === 'heading' && page === `/${set}`;

const rank = (
  result: SearchResult,
  record: SearchRecord,
  wordCount: number,
  asked: readonly string[],
): SearchHit => {
  const coverage = new Set(result.queryTerms).size / wordCount;
  const place = isIntroduction(record) ? INTRODUCTION_WEIGHT : 1;
  const weight = place * KIND_WEIGHT[record.kind] * coverage ** 3 * exactness(record, asked);
  return { record, score: result.score * weight, terms: result.terms };
};

/** Groups in the order they are shown: the current set first, then by best hit. */
const bySet = (
  hits: readonly SearchHit[],
  { currentSet, perSet }: SearchOptions,
): readonly SearchHit[] => {
  const sets = [...new Set(hits.map(({ record }) => record.set))];
  const ordered = [
    ...sets.filter((set) => set === currentSet),
    ...sets.filter((set) => set !== currentSet),
  ];
  return ordered.flatMap((set) => hits.filter(({ record }) => record.set === set).slice(0, perSet));
};

/** Answers a query; the hits of each docs set are together, best first. */
export function searchRecords(
  { engine, records }: SearchIndex,
  query: string,
  options: SearchOptions = {},
): readonly SearchHit[] {
  const words = queryWords(query);
  if (words.length === 0) return [];
  const asked = wordsOf(query.slice(0, MAX_QUERY_LENGTH).replace(OBJECT_ID, ' '));
  const results = engine.search(words.join(' '), {
    tokenize: (text) => text.split(' '),
    boost: BOOST,
    prefix: (term) => term.length > 1,
    fuzzy: tolerance,
    weights: { fuzzy: 0.3, prefix: 0.6 },
    bm25: { k: 1.2, b: 0.8, d: 0.1 },
  });
  const hits = results.slice(0, MAX_CANDIDATES * 4).flatMap((result) => {
    const record = records[Number(result.id)];
    return record ? [rank(result, record, words.length, asked)] : [];
  });
  const best = [...hits].sort((a, b) => b.score - a.score).slice(0, MAX_CANDIDATES);
  return bySet(best, options);
}
