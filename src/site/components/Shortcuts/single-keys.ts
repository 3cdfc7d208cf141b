import { readStored, store } from '../storage';
import { warnUnlessStored } from '../StorageNotice/notice';

const KEY = 'partner-docs.single-keys';
const OFF = 'off';

/** The choice of this visit, in case storage is blocked. */
let choice: boolean | undefined;

/**
 * Whether shortcuts with a single key and no modifier work. People who dictate, or who press keys
 * by mistake, can turn them off (WCAG 2.2, 2.1.4).
 */
export const singleKeysWork = (): boolean => choice ?? readStored(KEY) !== OFF;

/**
 * Turns these shortcuts on or off for this visit and, if the browser stores the choice, for later
 * ones.
 */
export const setSingleKeys = (work: boolean): void => {
  choice = work;
  store(KEY, work ? null : OFF);
  warnUnlessStored();
};
