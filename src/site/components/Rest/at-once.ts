import { isAwaited } from '../Search/arrival';

/**
 * Whether a page must be complete when it is first shown, so that the browser can scroll to an
 * anchor or to the reader's last position, or the search can mark its words.
 */
export const isAtOnce = (action: string, hash: string): boolean =>
  action === 'POP' || hash !== '' || isAwaited();
