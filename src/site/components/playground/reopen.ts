import { readStored, store } from '../storage';

/** Session storage: the page is loaded again because its reader has a server to call. */
const KEY = 'partner-docs.playground.reopened';

/**
 * Loads the playground again with the request that is edited, and opens it with the own base URL
 * chosen. A link cannot do that: what it brings goes to the sandbox.
 *
 * @param hash fragment that names the request, with `#`
 */
export function reopen(hash: string): void {
  // Without storage the reader chooses again.
  store(KEY, '1', 'sessionStorage');
  history.replaceState(history.state, '', location.pathname + hash);
  location.reload();
}

/** Whether the page was loaded again for that; true only once. */
export function takeReopened(): boolean {
  const isReopened = readStored(KEY, 'sessionStorage') !== null;
  store(KEY, null, 'sessionStorage');
  return isReopened;
}
