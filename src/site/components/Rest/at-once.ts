import { isAwaited } from '../Search/arrival';

/**
 * Whether a page must be whole when it shows: for the browser to scroll to an anchor, or to where
 * the reader was, and for the words of a search to be marked.
 */
export const isAtOnce = (action: string, hash: string): boolean =>
  action === 'POP' || hash !== '' || isAwaited();
