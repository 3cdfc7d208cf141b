import type { SearchIndex } from './index-build';
import { nearestTo } from './mistyped';
import type { Phrase } from './phrases';
import { stemOf } from './stem';
import { isFunctionWord } from './stop-words';

/** Minimum likeness of a word that counts as the typed word: the same (1), or of its family. */
const SAME = 0.65;
/** Minimum likeness of a word whose start was typed; it approaches `SAME` with every letter. */
const BEGINNING = 0.5;
const MISTYPED = 0.8;

/** Returns the words of the pages that a query's word may mean, each with its likeness up to 1. */
function likelyWords({ postings, families }: SearchIndex, word: string): Map<string, number> {
  const found = new Map((families.get(stemOf(word)) ?? []).map((other) => [other, SAME]));
  if (postings.has(word)) found.set(word, 1);
  if (word.length > 1) {
    for (const other of postings.keys()) {
      if (!other.startsWith(word) || found.has(other)) continue;
      found.set(other, BEGINNING + (SAME - BEGINNING) * (word.length / other.length));
    }
  }
  // A word is not mistyped if it matches words of the pages.
  return found.size > 0
    ? found
    : new Map(nearestTo(word, postings.keys()).map((other) => [other, MISTYPED]));
}

/** Corrects mistyped words, which neither occur in pages or phrases nor begin a page's word. */
export function spelledAsKnown(
  { families, phrases, postings }: SearchIndex,
  words: readonly string[],
): readonly string[] {
  const alone = new Set(phrases.flatMap(({ typed }) => (typed.length === 1 ? typed : [])));
  const stems = new Set(phrases.flatMap(({ typed }) => (typed.length > 1 ? typed : [])));
  const ofPages = [...postings.keys()];
  return words.map((word) => {
    if (alone.has(word) || isFunctionWord(word)) return word;
    if ([stems, families].some((known) => known.has(stemOf(word)))) return word;
    if (ofPages.some((known) => known.startsWith(word))) return word;
    // Prefers a word of a phrase, unless a word of the pages is nearer.
    const nearest = nearestTo(word, [...alone, ...ofPages]);
    return nearest.find((one) => alone.has(one)) ?? nearest[0] ?? word;
  });
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);

/** BM25's k1: a word with this count contributes half of its weight, and never all of it. */
const HALF = 2;

/** The word of a query that a word of the pages matches, and how alike they are. */
interface Stands {
  readonly asked: string;
  readonly likeness: number;
}

/** How a record matches a query. */
export class Match {
  /** How strongly it matches each word of the query, from 0 to 1. */
  readonly strengths = new Map<string, number>();
  /** Its own words, each with the word of the query that it matches. */
  readonly words = new Map<string, Stands>();

  add(asked: string, strength: number): void {
    this.strengths.set(asked, Math.max(this.strengths.get(asked) ?? 0, strength));
  }

  stand(word: string, stands: Stands): void {
    if (stands.likeness > (this.words.get(word)?.likeness ?? 0)) this.words.set(word, stands);
  }
}

/** How all records match a query. */
export interface Matches {
  readonly byRecord: ReadonlyMap<number, Match>;
  /** Weight of each word of the query: the fewer records contain it, the higher. */
  readonly weights: ReadonlyMap<string, number>;
}

/** Share of the weight for a word of a phrase that finds no page by itself: `how` of `how long`. */
const ASKING = 0.5;

/** Matches the records of an index against the words of a query, each separately. */
function wordMatches(index: SearchIndex, query: readonly string[]) {
  const byRecord = new Map<number, Match>();
  const weights = new Map<string, number>();
  for (const asked of query) {
    const likely = likelyWords(index, asked);
    const isKnown = [...likely.values()].some((likeness) => likeness >= SAME);
    const having = new Set<number>();
    for (const [word, likeness] of likely) {
      for (const [id, counts] of index.postings.get(word) ?? []) {
        const match = byRecord.get(id) ?? new Match();
        byRecord.set(id, match);
        match.add(asked, (likeness * counts) / (counts + HALF));
        match.stand(word, { asked, likeness });
        if (!isKnown || likeness >= SAME) having.add(id);
      }
    }
    weights.set(asked, Math.log(1 + index.records.length / (1 + having.size)));
  }
  return { byRecord, weights };
}

/**
 * Matches the records of an index against a query: against each word itself, or against the words
 * that the pages use for the phrase it belongs to.
 */
export function matchesOf(
  index: SearchIndex,
  query: readonly string[],
  phrases: readonly Phrase[],
): Matches {
  const { byRecord, weights } = wordMatches(index, query);
  const all = new Map(weights);
  for (const { typed, find } of phrases) {
    const found = wordMatches(index, find);
    const total = sum(found.weights.values());
    for (const word of typed) {
      const share = total / typed.length;
      all.set(word, Math.min(all.get(word) ?? ASKING * share, share));
    }
    for (const [id, { strengths, words }] of found.byRecord) {
      const match = byRecord.get(id) ?? new Match();
      byRecord.set(id, match);
      const strength = sum(
        [...found.weights].map(([word, weight]) => weight * (strengths.get(word) ?? 0)),
      );
      for (const word of typed) match.add(word, strength / total);
      for (const [word, stands] of words) match.stand(word, stands);
    }
  }
  return { byRecord, weights: all };
}
