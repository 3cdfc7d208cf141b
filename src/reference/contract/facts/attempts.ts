import type { Fact } from './fact';

const PARTS = [
  { seconds: 86_400, unit: 'day', units: 'days' },
  { seconds: 3600, unit: 'h', units: 'h' },
  { seconds: 60, unit: 'min', units: 'min' },
  { seconds: 1, unit: 's', units: 's' },
];

/** `5 min 5 s`, `1 day 7 h 35 min`: from one hour on, seconds are left out. */
function inParts(whole: number): string {
  let rest = whole < 3600 ? whole : whole - (whole % 60);
  const parts = PARTS.flatMap(({ seconds, unit, units }) => {
    const count = Math.floor(rest / seconds);
    rest %= seconds;
    return count === 0 ? [] : [`${count} ${count === 1 ? unit : units}`];
  });
  return parts.join(' ') || '0 s';
}

/** Makes a table of attempts from the waits between them; undefined if not a series of seconds. */
export function asAttempts({ value, unit }: Fact): string | undefined {
  if (typeof value !== 'object' || unit !== 'second') return undefined;
  let since = 0;
  const later = value.map((wait, index) => {
    since += wait;
    return `| ${index + 2} | ${inParts(wait)} | ${inParts(since)} |`;
  });
  return [
    '| Attempt | Wait before it | Since the first |',
    '| --- | --- | --- |',
    '| 1 | none | 0 s |',
    ...later,
  ].join('\n');
}
