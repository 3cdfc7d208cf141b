import { stemOf } from './stem';
import { phraseWords, tellingWordsOf } from './stop-words';
import { wordsOf } from './tokenize';

/** A row of `search` in a glossary: words that readers type, and the words of the pages. */
export interface PhraseRow {
  readonly typed: readonly string[];
  readonly find: string;
}

/** Words that readers type, and the words that the pages use for the same thing; all folded. */
export interface Phrase {
  readonly typed: readonly string[];
  readonly find: readonly string[];
}

/** Maximum number of phrases in a query. */
const MAX_PHRASES = 5;

/** Returns the stems of several words; a single word stays: `accounting` is not an account. */
const comparable = (words: readonly string[]): readonly string[] =>
  words.length > 1 ? words.map(stemOf) : words;

/** Returns phrases, long ones first: `account statement` is more specific than `statement`. */
export const phrasesOf = (rows: readonly PhraseRow[]): readonly Phrase[] =>
  rows
    .flatMap(({ typed, find }) =>
      typed.map((words) => ({
        typed: comparable(phraseWords(wordsOf(words))),
        find: tellingWordsOf(find),
      })),
    )
    .sort((a, b) => b.typed.length - a.typed.length);

/** Maximum number of other words within a phrase; words farther apart are unrelated. */
const MAX_BETWEEN = 2;

/** Whether words occur in this order, with at most `between` other words among them. */
const follow = (words: readonly string[], asked: readonly string[], between: number): boolean =>
  asked.some((_, start) => {
    let at = start;
    for (const word of words) {
      at = asked.indexOf(word, at) + 1;
      if (at === 0) return false;
    }
    return at - start <= words.length + between;
  });

/** Whether a query contains a phrase, with other words between, or reversed without any. */
const holds = (asked: readonly string[], { typed }: Phrase): boolean =>
  follow(typed, asked, MAX_BETWEEN) || follow([...typed].reverse(), asked, 0);

/**
 * Returns the phrases in a query, each with the words of the query that belong to it.
 *
 * @param spelled the words of the query with their spelling corrected
 */
export function phrasesIn(
  query: readonly string[],
  spelled: readonly string[],
  phrases: readonly Phrase[],
): readonly Phrase[] {
  const words = phraseWords(spelled);
  const stems = words.map(stemOf);
  const isOf = ({ typed }: Phrase, word: string): boolean =>
    typed.includes(typed.length > 1 ? stemOf(word) : word);
  return phrases
    .filter((phrase) => holds(phrase.typed.length > 1 ? stems : words, phrase))
    .slice(0, MAX_PHRASES)
    .map((phrase) => ({
      typed: query.filter((_, at) => isOf(phrase, spelled[at] ?? '')),
      find: phrase.find,
    }));
}
