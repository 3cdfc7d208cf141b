import { grouped } from '../contract/grouped';
import type { SearchIndex } from './index-build';
import { matchesOf, spelledAsKnown } from './match';
import { pathIn } from './path';
import { phrasesIn } from './phrases';
import { exactness, scoreOf, togetherness } from './rank';
import type { RecordSet, SearchRecord } from './record';
import { phraseWords, tellingWords } from './stop-words';
import { wordsOf } from './tokenize';

/** Longer queries are truncated: a pasted page would block the browser. */
const MAX_QUERY_LENGTH = 256;
const MAX_WORDS = 16;
/** Maximum number of hits of a set that are ranked; further ones would not be shown. */
const MAX_CANDIDATES = 120;

/** Ids of a reader's own objects, such as `crd_01931f60-…`, which are not in the pages. */
const OBJECT_ID = /\b[a-z]{3}_[0-9a-f]{8}[0-9a-f-]*/gi;

export interface SearchHit {
  readonly record: SearchRecord;
  readonly score: number;
  /** Words of the record that match the query, folded. */
  readonly terms: readonly string[];
}

export interface SearchOptions {
  /** Set of the page the reader is on; its hits come first unless another set has a far better one. */
  readonly currentSet?: RecordSet;
  /** Maximum number of hits of each set; defaults to all of them. */
  readonly perSet?: number;
}

/** Reads the words of a query: all of them in order, and each of them once. */
function readQuery(query: string) {
  const start = query.slice(0, MAX_QUERY_LENGTH);
  const path = pathIn(start);
  const typed = wordsOf(path ?? start.replace(OBJECT_ID, ' '));
  return { isPath: path !== undefined, typed, words: [...new Set(typed)].slice(0, MAX_WORDS) };
}

/** Returns the words of a query that carry a meaning. */
export const queryWords = (query: string): readonly string[] =>
  tellingWords(readQuery(query).words);

/** Factor by which a hit of another set must be better to come before those of the reader's set. */
const OWN_SET = 5;

/** Share of the best score that is equally good: two sets may have the same content. */
const AS_GOOD = 0.95;

/** Groups hits by set, the best first; sets with equally good hits keep the order of the site. */
const bySet = (
  hits: readonly SearchHit[],
  siteSets: readonly RecordSet[],
  { currentSet, perSet }: SearchOptions,
): readonly SearchHit[] => {
  const best = new Map<RecordSet, number>();
  for (const { record, score } of hits) {
    const weighted = record.set === currentSet ? score * OWN_SET : score;
    best.set(record.set, Math.max(weighted, best.get(record.set) ?? 0));
  }
  const left = siteSets.filter((set) => best.has(set));
  const scoreOfSet = (set: RecordSet): number => best.get(set) ?? 0;
  const sets: RecordSet[] = [];
  while (left.length > 0) {
    const least = AS_GOOD * Math.max(...left.map(scoreOfSet));
    sets.push(
      ...left.splice(
        left.findIndex((set) => scoreOfSet(set) >= least),
        1,
      ),
    );
  }
  return sets.flatMap((set) => hits.filter(({ record }) => record.set === set).slice(0, perSet));
};

/** Number of hits whose words are compared one after the other, which is slow. */
const MAX_READ = 40;
/** Penalty for each earlier record of the page, so that equal records keep their order. */
const LATER = 0.001;

/** Returns the hits of a query; the hits of each docs set are together, best first. */
export function searchRecords(
  index: SearchIndex,
  query: string,
  options: SearchOptions = {},
): readonly SearchHit[] {
  const { isPath, typed, words } = readQuery(query);
  if (words.length === 0) return [];
  const spelled = spelledAsKnown(index, words);
  const asked = typed.map((word) => spelled[words.indexOf(word)] ?? word);
  const told = phraseWords(asked);
  const telling = tellingWords(words);
  const phrases = phrasesIn(words, spelled, index.phrases);
  const { byRecord, weights } = matchesOf(index, telling, phrases);
  const orders = [telling, ...phrases.map(({ find }) => find)];
  const found = [...byRecord].flatMap(([id, match]) => {
    const [record, title = []] = [index.records[id], index.titles[id]];
    if (!record) return [];
    const page = index.pages[id] ?? id;
    const isLater = 1 + LATER * (id - page);
    const score = scoreOf(match, record, title, weights);
    return [{ record, match, score: score / isLater }];
  });
  const sets = grouped(
    found.sort((a, b) => b.score - a.score),
    ({ record }) => record.set,
  );
  const hits = [...sets.values()].flatMap((ofSet) =>
    ofSet.slice(0, MAX_CANDIDATES).map(({ record, match, score }, place) => {
      const together = place < MAX_READ ? togetherness(record, match, orders) : 1;
      return {
        record,
        score: score * together * exactness(record, asked, told, isPath),
        terms: [...match.words.keys()],
      };
    }),
  );
  return bySet(
    hits.toSorted((a, b) => b.score - a.score),
    index.sets,
    options,
  );
}
