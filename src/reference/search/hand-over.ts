/** Words that one tab stores for the tab in which one of its hits opens. */
interface LeftWords {
  /** Path and fragment of the hit's address. */
  readonly address: string;
  /** Folded words. */
  readonly terms: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** How long stored words are valid, in milliseconds; a tab that opens later shows no marks. */
const LIFETIME = 60_000;
/** Maximum number of hits whose words are kept. */
const MAX_LEFT = 12;
const MAX_TERMS = 64;
/** In characters; every word of the pages is shorter. */
const MAX_TERM_LENGTH = 100;

const isTerms = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length <= MAX_TERMS &&
  value.every((term) => typeof term === 'string' && term.length <= MAX_TERM_LENGTH);

const isLeftWords = (value: unknown): value is LeftWords =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  typeof value.address === 'string' &&
  'at' in value &&
  typeof value.at === 'number' &&
  'terms' in value &&
  isTerms(value.terms);

/** Reads the valid, recent entries. Any page of the origin may have written the stored text. */
const read = (stored: string | null, now: number): readonly LeftWords[] => {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter(isLeftWords).filter(({ at }) => at <= now && now - at < LIFETIME);
  } catch {
    return [];
  }
};

/**
 * Adds the words of a hit to the stored text.
 *
 * @param now milliseconds since 1970
 */
export const leaveWords = (
  stored: string | null,
  { address, terms }: Pick<LeftWords, 'address' | 'terms'>,
  now: number,
): string => {
  const otherPages = read(stored, now).filter((words) => words.address !== address);
  const words: LeftWords = {
    address,
    terms: terms.slice(0, MAX_TERMS).filter((term) => term.length <= MAX_TERM_LENGTH),
    at: now,
  };
  return JSON.stringify([...otherPages, words].slice(-MAX_LEFT));
};

export interface TakenWords {
  /** Words for the address, if there are any. */
  readonly terms: readonly string[] | undefined;
  /** The text to store afterwards; null when nothing remains. */
  readonly rest: string | null;
}

/**
 * Removes the words for an address from the stored text and returns them; drops old entries.
 *
 * @param address path and fragment of the page
 * @param now milliseconds since 1970
 */
export function takeWords(stored: string | null, address: string, now: number): TakenWords {
  const left = read(stored, now);
  const rest = left.filter((words) => words.address !== address);
  return {
    terms: left.find((words) => words.address === address)?.terms,
    rest: rest.length > 0 ? JSON.stringify(rest) : null,
  };
}
