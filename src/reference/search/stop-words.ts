import { fold, wordsOf } from './tokenize';

const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all an and any are as at be been by can could did do does during for from happen ' +
    'has have how i if in into is it long many me much my need of on or our should so that the their ' +
    'then there these this those to versus vs want was we were what when where which while who why ' +
    'will with would you your'
  )
    .split(' ')
    .map(fold),
);

/** The words that carry a meaning; all of them when none does. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** The words of a text that carry a meaning, folded. */
export const tellingWordsOf = (text: string): readonly string[] => tellingWords(wordsOf(text));
