/** Compound words: `card.transaction.declined`, `Idempotency-Key`, `insufficient_balance`. */
export const COMPOUND = /[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*/gu;

const SEPARATORS = /[._-]/;
/** Word boundaries in the middle of `fundingSource` and before the last capital of `IBANCheck`. */
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const DIACRITICS = /\p{M}/gu;

/** Plural endings, with their replacements; the first match applies. */
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
  singularOf(word.normalize('NFKD').replace(DIACRITICS, '').toLowerCase());

/** Maximum number of cached words. Caching helps because a page repeats most of its words. */
const MAX_CACHED = 50_000;
const cache = new Map<string, string>();

/** Returns a word for comparison: without case, accents and plural. */
export const fold = (word: string): string => {
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  if (cache.size >= MAX_CACHED) cache.clear();
  const folded = foldUncached(word);
  cache.set(word, folded);
  return folded;
};

/** Returns the words of a compound, folded: `funding` and `source` for `fundingSource`. */
export const partsOf = (compound: string): string[] =>
  compound.split(SEPARATORS).flatMap((part) => part.split(CAMEL).map(fold));

/** Returns the words of a query or a name, folded. */
export const wordsOf = (text: string): string[] => (text.match(COMPOUND) ?? []).flatMap(partsOf);

/** Returns the words by which a text is found: its words, and each compound also as one word. */
export const tokensOf = (text: string): string[] =>
  (text.match(COMPOUND) ?? []).flatMap((compound) => {
    const parts = partsOf(compound);
    return parts.length > 1 ? [...parts, parts.join('')] : parts;
  });
