import { stemOf } from './stem';
import { phraseWords, tellingWords, tellingWordsOf } from './stop-words';
import { wordsOf } from './tokenize';

/** A row of `search` in a glossary: other words for one thing, and the words of the pages for it. */
export interface PhraseRow {
  readonly typed: readonly string[];
  readonly find: string;
}

/** What readers type, and what the pages call it; folded words. */
export interface Phrase {
  readonly typed: readonly string[];
  readonly find: readonly string[];
}

/** Phrases that one query may hold. */
const MAX_PHRASES = 5;

/** A word alone is taken as it is: `accounting` is no account. Of several, each stands for its family. */
const comparable = (words: readonly string[]): readonly string[] =>
  words.length > 1 ? words.map(stemOf) : words;

/** Long phrases first: `account statement` says more than `statement`. */
export const phrasesOf = (rows: readonly PhraseRow[]): readonly Phrase[] =>
  rows
    .flatMap(({ typed, find }) =>
      typed.map((words) => ({
        typed: comparable(phraseWords(wordsOf(words))),
        find: tellingWordsOf(find),
      })),
    )
    .sort((a, b) => b.typed.length - a.typed.length);

const share = (one: Phrase, other: Phrase): boolean =>
  one.typed.some((word) => other.typed.includes(word));

/** The words of a query with the pages' own words in place of those that readers use for them. */
export function inPageWords(
  query: readonly string[],
  phrases: readonly Phrase[],
): readonly (readonly string[])[] {
  const words = phraseWords(query);
  const stems = words.map(stemOf);
  const held = phrases
    .filter(({ typed }) => {
      const asked = typed.length > 1 ? stems : words;
      return typed.every((part) => asked.includes(part));
    })
    .slice(0, MAX_PHRASES);
  const replaced = (chosen: readonly Phrase[]): readonly string[] => {
    const left = tellingWords(words).filter(
      (word) => !chosen.some(({ typed }) => typed.includes(typed.length > 1 ? stemOf(word) : word)),
    );
    return [...new Set([...chosen.flatMap(({ find }) => find), ...left])];
  };
  /** A phrase with all others that leave its words alone, in the order of all. */
  const withOthers = (phrase: Phrase): readonly Phrase[] => {
    const chosen = [phrase];
    for (const other of held) if (!chosen.some((one) => share(one, other))) chosen.push(other);
    return held.filter((one) => chosen.includes(one));
  };
  const ways = [...held.map((phrase) => [phrase]), ...held.map(withOthers)].map(replaced);
  return [...new Map(ways.map((way) => [way.join(' '), way])).values()];
}
