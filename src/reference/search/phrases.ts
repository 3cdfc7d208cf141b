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
    .filter((phrase) => holds(phrase.typed.length > 1 ? stems : words, phrase))
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
