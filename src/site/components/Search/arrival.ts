import { readStored } from '../storage';

/** Where the tab of a search leaves its words for the tab in which a hit opens. */
export const LEFT_WORDS = 'partner-docs.search-words';

/** Marks the words that another tab left for this page. */
const markLeftWords = (): void => {
  if (readStored(LEFT_WORDS) === null) return;
  import(/* webpackChunkName: "search-marks" */ './other-tab').then(
    ({ markFromOtherTab }) => markFromOtherTab(),
    // The page is complete without marks.
    () => undefined,
  );
};

/** What to do on the page that a hit leads to, once it is shown. */
let pending: (() => void) | undefined = markLeftWords;

/** Keeps an action until the route changes. */
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
