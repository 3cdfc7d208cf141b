import type { World } from '../../../src/reference/mock/world';
import type { General } from './types';

/** Figures of the docs set: the hours of standard transfers, in Central European Time. */
type Figures = Pick<World<General>, 'figure'>;

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Returns Easter Sunday of a year, at midnight UTC (Gregorian calendar, Butcher's algorithm). */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

/**
 * Returns the hours by which Central European Time is ahead of UTC: 2 in summer (March to October).
 */
function offset(ms: number): number {
  const year = new Date(ms).getUTCFullYear();
  const change = (month: number) => {
    const last = new Date(Date.UTC(year, month, 31, 1));
    return last.getTime() - last.getUTCDay() * DAY;
  };
  return ms >= change(2) && ms < change(9) ? 2 : 1;
}

/** Returns the current day in Central Europe, as midnight UTC. */
const dayOf = (ms: number): number => Math.floor((ms + offset(ms) * HOUR) / DAY) * DAY;

/** Whether a day is from Monday to Friday, and not a TARGET holiday. */
function isBusinessDay(day: number): boolean {
  const date = new Date(day);
  const name = date.toISOString().slice(5, 10);
  const sunday = easter(date.getUTCFullYear());
  const isHoliday =
    ['01-01', '05-01', '12-25', '12-26'].includes(name) ||
    [sunday - 2 * DAY, sunday + DAY].includes(day);
  return date.getUTCDay() % 6 !== 0 && !isHoliday;
}

function nextBusinessDay(day: number): number {
  let next = day + DAY;
  while (!isBusinessDay(next)) next += DAY;
  return next;
}

const momentOn = (day: number, time: number): number => day + time - offset(day) * HOUR;

/** Whether standard transfers are accepted at a time. */
export function isOpen(ms: number, { figure }: Figures): boolean {
  const day = dayOf(ms);
  const [opening, closing] = [figure('sepaOpening'), figure('sepaClosing')];
  return isBusinessDay(day) && ms >= momentOn(day, opening) && ms < momentOn(day, closing);
}

/** Returns when standard transfers are next sent after a time. */
export function nextOpening(ms: number, { figure }: Figures): number {
  const day = dayOf(ms);
  const opening = figure('sepaOpening');
  const today = momentOn(day, opening);
  return isBusinessDay(day) && ms < today ? today : momentOn(nextBusinessDay(day), opening);
}

/** Returns the day a number of business days after a time, as midnight UTC. */
export function businessDayAfter(ms: number, count: number): number {
  let day = dayOf(ms);
  for (let passed = 0; passed < count; passed += 1) day = nextBusinessDay(day);
  return day;
}

/** Returns the same time of day a number of business days later. */
export const addBusinessDays = (ms: number, count: number): number =>
  ms + businessDayAfter(ms, count) - dayOf(ms);
