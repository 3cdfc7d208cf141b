/** Sent on `window` when a reader's choice could not be stored. */
export const CHOICE_NOT_STORED = 'partner-docs:choice-not-stored';

const PROBE_KEY = 'partner-docs.probe';

/** Whether local storage takes a value now: it may be blocked or full. */
export function canStore(): boolean {
  try {
    window.localStorage.setItem(PROBE_KEY, '1');
    window.localStorage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}

/** Tells the reader when the choice just made is lost with the page. */
export function warnUnlessStored(): void {
  if (!canStore()) window.dispatchEvent(new Event(CHOICE_NOT_STORED));
}
