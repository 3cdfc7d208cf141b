type Period = 'day' | 'month';

/** The calendar day or month in UTC of a moment, `2026-11-02` or `2026-11`. */
export const periodOf = (period: Period, ms: number): string =>
  new Date(ms).toISOString().slice(0, period === 'month' ? 7 : 10);

/** When the next calendar day or month begins. */
export function endOf(period: Period, ms: number): number {
  const date = new Date(ms);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return period === 'month'
    ? Date.UTC(year, month + 1)
    : Date.UTC(year, month, date.getUTCDate() + 1);
}
