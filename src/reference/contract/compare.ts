/** Orders texts by code units: the same on every machine, whatever its language. */
export const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
