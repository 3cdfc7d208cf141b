/** A figure that only the provider can set, such as a cooling-off time. */
export interface Fact {
  readonly id: string;
  /** A number, a series (reminders 60, 30 and 7 days before), or a time of day. */
  readonly value: number | string | readonly number[];
  /** Upper end of a range, in the same unit. */
  readonly to: number | string | undefined;
  /** In the singular; `business day`, `MiB`. */
  readonly unit: string;
  /** Explanation of the figure for those who change it. */
  readonly what: string;
}

/** Units that have no plural. */
const INVARIABLE: ReadonlySet<string> = new Set(['percent', 'CET', 'EUR', 'kB', 'MiB']);

const inDigits = (value: number | string): string => value.toLocaleString('en-US');

const plural = (unit: string): string => (unit.endsWith('s') ? `${unit}es` : `${unit}s`);

/** `24 hours`, `1 day`, `3 to 10 business days`, `60, 30 and 7 days`. */
export function inWords({ value, to, unit }: Fact): string {
  const number =
    typeof value !== 'object'
      ? [value, ...(to === undefined ? [] : [to])].map(inDigits).join(' to ')
      : new Intl.ListFormat('en-GB').format(value.map(inDigits));
  return `${number} ${number === '1' || INVARIABLE.has(unit) ? unit : plural(unit)}`;
}

const DESIGNATORS: Readonly<Record<string, readonly [prefix: string, designator: string]>> = {
  second: ['PT', 'S'],
  minute: ['PT', 'M'],
  hour: ['PT', 'H'],
  day: ['P', 'D'],
  month: ['P', 'M'],
  year: ['P', 'Y'],
};

/** Returns an ISO 8601 duration, `PT24H`; undefined if the figure is not a duration. */
export function asDuration({ value, to, unit }: Fact): string | undefined {
  const [prefix, designator] = DESIGNATORS[unit] ?? [];
  if (prefix === undefined || designator === undefined) return undefined;
  if (typeof value !== 'number' || to !== undefined || !Number.isInteger(value)) return undefined;
  return `${prefix}${value}${designator}`;
}
