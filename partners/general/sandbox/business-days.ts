import type { World } from '../../../src/reference/mock/world';
import type { General } from './types';

/** The hours in which standard transfers are taken are figures of the set, Central European Time. */
type Figures = Pick<World<General>, 'figure'>;

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Easter Sunday of a year, midnight UTC (the Gregorian rule in the form of Butcher). */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

/** Hours by which Central European Time is ahead of UTC: 2 from March to October. */
function offset(ms: number): number {
  const year = new Date(ms).getUTCFullYear();
  const change = (month: number) => {
    const last = new Date(Date.UTC(year, month, 31, 1));
    return last.getTime() - last.getUTCDay() * DAY;
  };
  return ms >= change(2) && ms < change(9) ? 2 : 1;
}

/** Midnight UTC of the day that it is in Central Europe. */
const dayOf = (ms: number): number => Math.floor((ms + offset(ms) * HOUR) / DAY) * DAY;

/** Monday to Friday, without the holidays of TARGET. */
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

/** Whether standard transfers are taken at a moment. */
export function isOpen(ms: number, { figure }: Figures): boolean {
  const day = dayOf(ms);
  const [opening, closing] = [figure('sepaOpening'), figure('sepaClosing')];
  return isBusinessDay(day) && ms >= momentOn(day, opening) && ms < momentOn(day, closing);
}

/** When standard transfers go out next, after a moment. */
export function nextOpening(ms: number, { figure }: Figures): number {
  const day = dayOf(ms);
  const opening = figure('sepaOpening');
  const today = momentOn(day, opening);
  return isBusinessDay(day) && ms < today ? today : momentOn(nextBusinessDay(day), opening);
}

/** Midnight UTC of the day that comes some business days after a moment. */
export function businessDayAfter(ms: number, count: number): number {
  let day = dayOf(ms);
  for (let passed = 0; passed < count; passed += 1) day = nextBusinessDay(day);
  return day;
}

/** The same hour some business days later. */
export const addBusinessDays = (ms: number, count: number): number =>
  ms + businessDayAfter(ms, count) - dayOf(ms);
