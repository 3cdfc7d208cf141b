import { fold, wordsOf } from './tokenize';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(fold));

const FUNCTION_WORDS = wordSet(
  'a about actually after all also am an and any are as at be been best but by can cannot ' +
    'cant could couldn did didn do does doesn doesnt don dont during exactly example for from ' +
    'happen has have he her his i if im in instead into is isn it its let ll me mean need of on or ' +
    'possible re s see she should so someone something t that the their them then there these ' +
    'they thing this those to us ve versus via vs want was way we were what which while will ' +
    'with won work would you your',
);

/** Whether a word carries no meaning and is never corrected: `cant` is not a mistyped `cent`. */
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);

/** Question words: they matter in a phrase such as `how long`, but no page is found by them. */
const ASKING_WORDS = wordSet('how long many much my our who why when where');

const withoutOr = (
  words: readonly string[],
  isLeftOut: (word: string) => boolean,
): readonly string[] => {
  const left = words.filter((word) => !isLeftOut(word));
  return left.length > 0 ? left : words;
};

/** Returns the words that carry a meaning; all of them when none does. */
export const tellingWords = (words: readonly string[]): readonly string[] =>
  withoutOr(words, (word) => FUNCTION_WORDS.has(word) || ASKING_WORDS.has(word));

/** Returns the words that carry a meaning in a phrase. */
export const phraseWords = (words: readonly string[]): readonly string[] =>
  withoutOr(words, isFunctionWord);

/** Returns the words of a text that carry a meaning, folded. */
export const tellingWordsOf = (text: string): readonly string[] => tellingWords(wordsOf(text));
