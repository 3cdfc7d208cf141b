let isStarting = (): boolean => false;

/** The dev server says until when it starts. */
export const settledUntilStarted = (starting: () => boolean): void => {
  isStarting = starting;
};

/**
 * Whether files keep the state in which they were first read: during a build, and
 * while the dev server starts, they do; later it has to look again. Looking at every
 * file of a large set for each of its pages takes longer than making the pages.
 */
export const filesAreSettled = (): boolean => process.env.NODE_ENV === 'production' || isStarting();
