const UNITS = [
  { letter: 'D', word: 'day', ms: 86_400_000 },
  { letter: 'H', word: 'hour', ms: 3_600_000 },
  { letter: 'M', word: 'minute', ms: 60_000 },
  { letter: 'S', word: 'second', ms: 1000 },
] as const;

function partsOf(ms: number) {
  let left = Math.ceil(ms / 1000) * 1000;
  return UNITS.flatMap(({ ms: unit, ...name }) => {
    const count = Math.floor(left / unit);
    left -= count * unit;
    return count === 0 ? [] : [{ ...name, count }];
  });
}

/** Returns an ISO 8601 duration, rounded up to seconds: `P1DT5S` for 86,405,000 milliseconds. */
export function isoDuration(ms: number): string {
  const parts = partsOf(ms).map(({ letter, count }) => `${count}${letter}`);
  return `P${parts.join('').replace(/(?<=^|D)(?=\d+[HMS])/, 'T')}`;
}

/** Returns a duration in words: `3 minutes 20 seconds`. */
export const spokenDuration = (ms: number): string =>
  partsOf(ms)
    .map(({ word, count }) => `${count} ${word}${count === 1 ? '' : 's'}`)
    .join(' ');
