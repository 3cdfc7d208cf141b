type Period = 'day' | 'month';

/** Returns the calendar day or month of a time in UTC, `2026-11-02` or `2026-11`. */
export const periodOf = (period: Period, ms: number): string =>
  new Date(ms).toISOString().slice(0, period === 'month' ? 7 : 10);

/** Returns when the next calendar day or month begins, in UTC. */
export function endOf(period: Period, ms: number): number {
  const date = new Date(ms);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return period === 'month'
    ? Date.UTC(year, month + 1)
    : Date.UTC(year, month, date.getUTCDate() + 1);
}
