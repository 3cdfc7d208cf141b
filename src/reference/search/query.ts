import type { SearchIndex } from './index-build';
import { inPageWords } from './phrases';
import { scoreOf, weightsOf } from './rank';
import type { RecordSet, SearchRecord } from './record';
import { COMPOUND, fold, partsOf, wordsOf } from './tokenize';

/** Longer queries are cut: a pasted page would block the browser. */
const MAX_QUERY_LENGTH = 256;
const MAX_WORDS = 16;
/** Hits that are ranked; the rest would not be shown. */
const MAX_CANDIDATES = 120;

const BOOST = { title: 6, names: 5, trail: 3.5, text: 1 };

/** Words that carry no meaning in a question; kept when there are no others. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about an and any are as at be by can could do does for from has have how i if in into is it long ' +
    'many me much my need of on or our should so that the their then there these this those to versus vs ' +
    'want we what when where which who why will with would you your'
  )
    .split(' ')
    .map(fold),
);

/** `crd_01931f60-…`: the id of a reader's own object is not in the pages. */
const OBJECT_ID = /\b[a-z]{3}_[0-9a-f]{8}[0-9a-f-]*/gi;

export interface SearchHit {
  readonly record: SearchRecord;
  readonly score: number;
  /** Words of the record that answered the query, folded. */
  readonly terms: readonly string[];
}

export interface SearchOptions {
  /** Set of the page the reader is on; its hits come first unless another set has a far better one. */
  readonly currentSet?: RecordSet;
  /** Limit for the hits of each set; without it, all of them. */
  readonly perSet?: number;
}

const withoutIds = (query: string): string =>
  query.slice(0, MAX_QUERY_LENGTH).replace(OBJECT_ID, ' ');

/** The words that a query asks for. */
export function queryWords(query: string): readonly string[] {
  const compounds = withoutIds(query).match(COMPOUND) ?? [];
  const words = [...new Set(compounds.flatMap(partsOf))].slice(0, MAX_WORDS);
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return significant.length > 0 ? significant : words;
}

/** Letters that may be wrong: none in a code such as AC04, two in a long word. */
const tolerance = (term: string): number | false => {
  if (/\p{N}/u.test(term) || term.length < 4) return false;
  return term.length < 6 ? 1 : 2;
};

/** By how much a hit of another set must be better to come before those of the reader's own. */
const OWN_SET = 3;

/** Hits in groups, the set with the best hit first. */
const bySet = (
  hits: readonly SearchHit[],
  { currentSet, perSet }: SearchOptions,
): readonly SearchHit[] => {
  const best = new Map<RecordSet, number>();
  for (const { record, score } of hits) {
    const weighted = record.set === currentSet ? score * OWN_SET : score;
    best.set(record.set, Math.max(weighted, best.get(record.set) ?? 0));
  }
  const sets = [...best].sort(([, a], [, b]) => b - a).map(([set]) => set);
  return sets.flatMap((set) => hits.filter(({ record }) => record.set === set).slice(0, perSet));
};

function hitsFor(
  { engine, records }: SearchIndex,
  words: readonly string[],
  asked: readonly string[],
): readonly SearchHit[] {
  /** Words that the pages have are not taken for mistakes. */
  const isKnown = (term: string): boolean =>
    engine.search(term, { tokenize: (text) => [text], prefix: true }).length > 0;
  const results = engine.search(words.join(' '), {
    tokenize: (text) => text.split(' '),
    boost: BOOST,
    prefix: (term) => term.length > 1,
    fuzzy: (term) => {
      const letters = tolerance(term);
      return letters !== false && !isKnown(term) && letters;
    },
    weights: { fuzzy: 0.3, prefix: 0.6 },
    bm25: { k: 1.2, b: 0.8, d: 0.1 },
  });
  const weights = weightsOf(words, results);
  return results.slice(0, MAX_CANDIDATES * 4).flatMap((result) => {
    const record = records[Number(result.id)];
    if (!record) return [];
    return [{ record, score: scoreOf(result, record, weights, asked), terms: result.terms }];
  });
}

/** Answers a query; the hits of each docs set are together, best first. */
export function searchRecords(
  index: SearchIndex,
  query: string,
  options: SearchOptions = {},
): readonly SearchHit[] {
  const words = queryWords(query);
  if (words.length === 0) return [];
  const best = new Map<SearchRecord, SearchHit>();
  for (const hit of [
    ...hitsFor(index, words, wordsOf(withoutIds(query))),
    ...inPageWords(words, index.phrases).flatMap((other) => hitsFor(index, other, other)),
  ]) {
    if (hit.score > (best.get(hit.record)?.score ?? 0)) best.set(hit.record, hit);
  }
  const ordered = [...best.values()].sort((a, b) => b.score - a.score);
  return bySet(ordered.slice(0, MAX_CANDIDATES), options);
}
