import { isAwaited } from '../Search/arrival';

/**
 * Whether a page must be complete when it shows: so that the browser can scroll to an anchor or to
 * where the reader was, and the search can mark its words.
 */
export const isAtOnce = (action: string, hash: string): boolean =>
  action === 'POP' || hash !== '' || isAwaited();
