/** Returns how many letters may be wrong: none in a code such as AC04, two in a long word. */
const tolerance = (word: string): number => {
  if (/\p{N}/u.test(word) || word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
};

/**
 * Counts the letters to add, remove, change or swap with the next to turn a word into the other.
 *
 * @returns any number above `limit` when the distance exceeds it
 */
export function distance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let [above, row]: number[][] = [[], Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next[j] = Math.min(
        1 + Math.min(row?.[j] ?? Infinity, next[j - 1] ?? Infinity),
        (isSame ? 0 : 1) + (row?.[j - 1] ?? Infinity),
        isSwapped ? 1 + (above?.[j - 2] ?? Infinity) : Infinity,
      );
    }
    if (Math.min(...next) > limit) return limit + 1;
    [above, row] = [row, next];
  }
  return row?.[to.length] ?? 0;
}

/** Returns the words nearest to a mistyped one; none when too many letters differ. */
export function nearestTo(mistyped: string, words: Iterable<string>): readonly string[] {
  let limit = tolerance(mistyped);
  let found: string[] = [];
  if (limit === 0) return found;
  for (const word of words) {
    const letters = distance(mistyped, word, limit);
    if (letters < limit) found = [];
    if (letters <= limit) found.push(word);
    limit = Math.min(limit, letters);
  }
  return found;
}
