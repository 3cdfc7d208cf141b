import { stemOf } from './stem';
import { phraseWords, tellingWordsOf } from './stop-words';
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

/** Words that may stand between those of a phrase; farther apart, they belong to other things. */
const MAX_BETWEEN = 2;

/** Whether words follow each other in their order, with no more than `between` others among them. */
const follow = (words: readonly string[], asked: readonly string[], between: number): boolean =>
  asked.some((_, start) => {
    let at = start;
    for (const word of words) {
      at = asked.indexOf(word, at) + 1;
      if (at === 0) return false;
    }
    return at - start <= words.length + between;
  });

/** `account statement` is also `statement for an account`, but no `statement … account`. */
const holds = (asked: readonly string[], { typed }: Phrase): boolean =>
  follow(typed, asked, MAX_BETWEEN) || follow([...typed].reverse(), asked, 0);

/**
 * The phrases that a query holds, each with the words that stand for it there.
 *
 * @param spelled the words of the query as phrases spell them
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
