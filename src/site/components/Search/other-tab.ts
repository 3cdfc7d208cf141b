import { readStored, store } from '../storage';
import { leaveWords, takeWords } from '../../../reference/search/hand-over';
import { LEFT_WORDS } from './arrival';
import { markTarget } from './mark';

const addressOf = ({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>): string => pathname + hash;

/**
 * Leaves the words of a query for the tab in which a hit opens, in local storage. In the address,
 * they would be copied and shared with it, and session storage does not reach a tab without an
 * opener.
 *
 * @param url address of the hit
 * @param terms folded words that the search found
 */
export function leaveForOtherTab(url: string, terms: readonly string[]): void {
  const address = addressOf(new URL(url, window.location.href));
  // Without storage, the page opens without marks.
  store(LEFT_WORDS, leaveWords(readStored(LEFT_WORDS), { address, terms }, Date.now()));
}

const taken = (): readonly string[] | undefined => {
  const stored = readStored(LEFT_WORDS);
  if (stored === null) return undefined;
  const { terms, rest } = takeWords(stored, addressOf(window.location), Date.now());
  store(LEFT_WORDS, rest);
  return terms;
};

/** Marks the words that another tab left for this page. They are used only once. */
export function markFromOtherTab(): void {
  const terms = taken();
  if (terms) markTarget(window.location.href, terms);
}
