import { readStored, store } from '../storage';
import { warnUnlessStored } from '../StorageNotice/notice';

const KEY = 'partner-docs.single-keys';
const OFF = 'off';

/** The choice of this visit, in case storage is blocked. */
let choice: boolean | undefined;

/**
 * Whether shortcuts of a single key without a modifier work. People who dictate, or whose hands
 * slip, can turn them off (WCAG 2.2, 2.1.4).
 */
export const singleKeysWork = (): boolean => choice ?? readStored(KEY) !== OFF;

/** Turns them on or off for this visit and, if the browser stores the choice, for the next ones. */
export const setSingleKeys = (work: boolean): void => {
  choice = work;
  store(KEY, work ? null : OFF);
  warnUnlessStored();
};
