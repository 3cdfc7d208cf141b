import { warnUnlessStored } from '../StorageNotice/notice';

const KEY = 'partner-docs.single-keys';
const OFF = 'off';

let chosen: boolean | undefined;

const stored = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
};

/**
 * Whether shortcuts of one key without a modifier act. People who dictate or
 * whose hands slip can switch them off (WCAG 2.2, 2.1.4).
 */
export const singleKeysAct = (): boolean => chosen ?? stored();

/** Switches them for this visit and, where storage allows, for the next ones. */
export const letSingleKeysAct = (act: boolean): void => {
  chosen = act;
  try {
    if (act) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // The choice then lasts as long as the page.
  }
  warnUnlessStored();
};
