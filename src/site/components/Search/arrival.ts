import { readStored } from '../storage';

/**
 * Storage key under which a tab leaves the words of its search for the tab in which a hit opens.
 */
export const LEFT_WORDS = 'partner-docs.search-words';

/** Marks the words that another tab left for this page. */
const markLeftWords = (): void => {
  if (readStored(LEFT_WORDS) === null) return;
  import(/* webpackChunkName: "search-marks" */ './other-tab').then(
    ({ markFromOtherTab }) => markFromOtherTab(),
    // The page is complete even without marks.
    () => undefined,
  );
};

/** Action to run on the page of a hit, once it is shown. */
let pending: (() => void) | undefined = markLeftWords;

/** Stores an action to run after the next change of the route. */
export const onArrival = (action: () => void): void => {
  pending = action;
};

/** Whether the next page has an action to run. */
export const isAwaited = (): boolean => pending !== undefined;

/** Runs the pending action, once. */
export const arrived = (): void => {
  const action = pending;
  pending = undefined;
  action?.();
};
