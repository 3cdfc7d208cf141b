import { markFromOtherTab } from './other-tab';

/** What is to be done on the page that a hit leads to, once it is there. */
let pending: (() => void) | undefined = markFromOtherTab;

/** Remembers it until the route changed. */
export const onArrival = (action: () => void): void => {
  pending = action;
};

/** Whether something is to be done on the page that comes. */
export const isAwaited = (): boolean => pending !== undefined;

/** Does it, once. */
export const arrived = (): void => {
  const action = pending;
  pending = undefined;
  action?.();
};
