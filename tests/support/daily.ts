/** Whether every case is tested, as every night by `npm run test:all`. */
export const isWhole = process.env.EVERY_CASE !== undefined;

/** One of every `share` cases for `npm test`, and at night all of them. */
export const daily = <T>(cases: readonly T[], share: number): readonly T[] =>
  isWhole ? cases : cases.filter((_, index) => index % share === 0);
