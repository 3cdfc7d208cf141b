import { readStored, store } from '../storage';

/**
 * Session storage key: set while the page is loaded again for a reader who calls their own server.
 */
const KEY = 'partner-docs.playground.reopened';

/**
 * Loads the playground again with the current request, and selects the reader's own base URL. A
 * link cannot do that: its requests always go to the sandbox.
 *
 * @param hash fragment that describes the request, with `#`
 */
export function reopen(hash: string): void {
  // Without storage, the reader chooses the environment again.
  store(KEY, '1', 'sessionStorage');
  history.replaceState(history.state, '', location.pathname + hash);
  location.reload();
}

/** Whether `reopen` loaded the page; true only once. */
export function takeReopened(): boolean {
  const isReopened = readStored(KEY, 'sessionStorage') !== null;
  store(KEY, null, 'sessionStorage');
  return isReopened;
}
