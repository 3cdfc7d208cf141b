/** Edit distance (Levenshtein): insertions, deletions and substitutions from `a` to `b`. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Returns the closest name, if it is close enough to be the one that was meant. */
export function closest(name: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(name.length / 2)) + 1;
  for (const candidate of names) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** The next step: the suggestion, if there is one, and the fallback. */
export const orElse = (suggestion: string | undefined, fallback: string): string =>
  suggestion === undefined ? fallback : `did you mean \`${suggestion}\`? Otherwise ${fallback}`;

/** Suggests the closest name for a misspelled one; otherwise returns `fallback`. */
export const didYouMean = (name: string, names: Iterable<string>, fallback: string): string =>
  orElse(closest(name, names), fallback);
