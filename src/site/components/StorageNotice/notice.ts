import { store } from '../storage';

/** Sent on `window` when a reader's choice could not be stored. */
export const CHOICE_NOT_STORED = 'partner-docs:choice-not-stored';

const PROBE_KEY = 'partner-docs.probe';

/** Warns the reader if a choice will be lost when the page closes. */
export function warnUnlessStored(): void {
  if (store(PROBE_KEY, '1') && store(PROBE_KEY, null)) return;
  window.dispatchEvent(new Event(CHOICE_NOT_STORED));
}
