import { foldSpelling } from './spelling';

/** `card.transaction.declined`, `Idempotency-Key`, `insufficient_balance`: words that belong together. */
export const COMPOUND = /[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*/gu;

const SEPARATORS = /[._-]/;
/** Between `fundingSource`'s words, and before the last capital of `IBANCheck`. */
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const DIACRITICS = /\p{M}/gu;

/** Endings of plurals, after the rest of the word; the first that fits is taken off. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=(?:ss|[sc]h|x))es$/, ''],
  [/(?<=[^su])s$/, ''],
];

const singularOf = (word: string): string => {
  const plural = word.length > 3 ? PLURALS.find(([pattern]) => pattern.test(word)) : undefined;
  return plural ? word.replace(...plural) : word;
};

const foldUncached = (word: string): string =>
  singularOf(foldSpelling(word.normalize('NFKD').replace(DIACRITICS, '').toLowerCase()));

/** A page repeats most of its words. */
const MAX_CACHED = 50_000;
const cache = new Map<string, string>();

/** A word as it is compared: without case, accents, British spelling and plural. */
export const fold = (word: string): string => {
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  if (cache.size >= MAX_CACHED) cache.clear();
  const folded = foldUncached(word);
  cache.set(word, folded);
  return folded;
};

/** Words of a compound, folded: `fundingSource` gives `funding` and `source`. */
export const partsOf = (compound: string): string[] =>
  compound.split(SEPARATORS).flatMap((part) => part.split(CAMEL).map(fold));

/** The words of a query or a name, folded. */
export const wordsOf = (text: string): string[] => (text.match(COMPOUND) ?? []).flatMap(partsOf);

/** What a text is found by: its words, and compounds as one word as well. */
export const tokensOf = (text: string): string[] =>
  (text.match(COMPOUND) ?? []).flatMap((compound) => {
    const parts = partsOf(compound);
    return parts.length > 1 ? [...parts, parts.join('')] : parts;
  });
