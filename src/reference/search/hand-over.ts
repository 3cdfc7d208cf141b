/** Words that one tab leaves for the tab in which a hit of it opens. */
interface Left {
  /** Path and fragment of the hit's address. */
  readonly address: string;
  /** Folded words. */
  readonly terms: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A tab that takes longer to open shows no marks. In milliseconds. */
const LIFETIME = 60_000;
/** Hits that somebody opens one after the other. */
const MAX_LEFT = 12;
const MAX_TERMS = 64;
/** Characters of a term; no word of the pages is as long. */
const MAX_TERM_LENGTH = 100;

export const isTerms = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length <= MAX_TERMS &&
  value.every((term) => typeof term === 'string' && term.length <= MAX_TERM_LENGTH);

const isLeft = (value: unknown): value is Left =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  typeof value.address === 'string' &&
  'at' in value &&
  typeof value.at === 'number' &&
  'terms' in value &&
  isTerms(value.terms);

/** Entries that still count. Every page of the origin may have written what is stored. */
const read = (stored: string | null, now: number): readonly Left[] => {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter(isLeft).filter(({ at }) => at <= now && now - at < LIFETIME);
  } catch {
    return [];
  }
};

/**
 * Adds the words of a hit to what is stored.
 *
 * @param now milliseconds since 1970
 */
export const leaveWords = (
  stored: string | null,
  { address, terms }: Pick<Left, 'address' | 'terms'>,
  now: number,
): string => {
  const before = read(stored, now).filter((left) => left.address !== address);
  const left: Left = {
    address,
    terms: terms.slice(0, MAX_TERMS).filter((term) => term.length <= MAX_TERM_LENGTH),
    at: now,
  };
  return JSON.stringify([...before, left].slice(-MAX_LEFT));
};

export interface TakenWords {
  /** Words for the address, if some were left. */
  readonly terms: readonly string[] | undefined;
  /** What is to be stored from now on; null when nothing. */
  readonly rest: string | null;
}

/**
 * Takes the words for an address out of what is stored, and drops what is too old.
 *
 * @param address path and fragment of the page
 * @param now milliseconds since 1970
 */
export function takeWords(stored: string | null, address: string, now: number): TakenWords {
  const left = read(stored, now);
  const rest = left.filter((one) => one.address !== address);
  return {
    terms: left.find((one) => one.address === address)?.terms,
    rest: rest.length > 0 ? JSON.stringify(rest) : null,
  };
}
