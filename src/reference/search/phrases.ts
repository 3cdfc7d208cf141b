import { tellingWordsOf } from './stop-words';

/** What readers type, and what the pages call it; folded words. */
export interface Phrase {
  readonly typed: readonly string[];
  readonly find: readonly string[];
}

/** A row of `search` in a glossary: other words for one thing, and the words of the pages for it. */
export interface PhraseRow {
  readonly typed: readonly string[];
  readonly find: string;
}

/** Phrases that one query may hold. */
const MAX_PHRASES = 5;

/** Long phrases first: `account statement` says more than `statement`. */
export const phrasesOf = (rows: readonly PhraseRow[]): readonly Phrase[] =>
  rows
    .flatMap(({ typed, find }) =>
      typed.map((words) => ({ typed: tellingWordsOf(words), find: tellingWordsOf(find) })),
    )
    .sort((a, b) => b.typed.length - a.typed.length);

const share = (one: Phrase, other: Phrase): boolean =>
  one.typed.some((word) => other.typed.includes(word));

/** The words of a query with the pages' own words in place of those that readers use for them. */
export function inPageWords(
  words: readonly string[],
  phrases: readonly Phrase[],
): readonly (readonly string[])[] {
  const held = phrases
    .filter(({ typed }) => typed.every((word) => words.includes(word)))
    .slice(0, MAX_PHRASES);
  const apart = held.filter((phrase, at) => !held.slice(0, at).some((one) => share(one, phrase)));
  const atOnce: Phrase = {
    typed: apart.flatMap(({ typed }) => typed),
    find: apart.flatMap(({ find }) => find),
  };
  return [...held, ...(apart.length > 1 ? [atOnce] : [])].map(({ typed, find }) => [
    ...new Set([...find, ...words.filter((word) => !typed.includes(word))]),
  ]);
}
