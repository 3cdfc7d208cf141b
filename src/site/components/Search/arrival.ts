import { markFromOtherTab } from './other-tab';

/** What to do on the page that a hit leads to, once it is shown. */
let pending: (() => void) | undefined = markFromOtherTab;

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
