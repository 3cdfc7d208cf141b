/** Session storage: the page is loaded again because its reader has a server to call. */
const KEY = 'partner-docs.playground.reopened';

/**
 * Loads the playground again with the request that is edited, and lets it open with the own
 * base URL chosen. A link cannot ask for that: what it brings goes to the sandbox.
 *
 * @param hash fragment that names the request, with `#`
 */
export function reopen(hash: string): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Without storage the reader chooses again.
  }
  history.replaceState(history.state, '', location.pathname + hash);
  location.reload();
}

/** Whether the page was loaded again for that; says so once. */
export function takeReopened(): boolean {
  try {
    const isReopened = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isReopened;
  } catch {
    return false;
  }
}
