/** Sent on `window` to show the list of shortcuts. */
export const OPEN_SHORTCUTS = 'partner-docs:open-shortcuts';

export const openShortcuts = (): void => {
  window.dispatchEvent(new Event(OPEN_SHORTCUTS));
};
