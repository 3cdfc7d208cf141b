/** The middle value; the upper one of two. 0 for an empty list. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Converts bytes. */
export const kibibytes = (bytes: number): number => bytes / 1024;
