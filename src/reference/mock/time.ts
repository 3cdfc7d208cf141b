import type { JsonValue } from '../contract/model';
import { mapTexts } from './json';

const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Returns the milliseconds of an ISO 8601 duration of days, hours, minutes, seconds: `PT1H30M`. */
export function durationMs(duration: string): number {
  const parts: readonly (string | undefined)[] = DURATION.exec(duration)?.slice(1) ?? [];
  if (parts.every((part) => part === undefined)) {
    throw new RangeError(
      `\`${duration}\` is not an ISO 8601 duration such as \`PT1H\` or \`P1D\`.`,
    );
  }
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}

/** The last millisecond with a four-digit year, which `date-time` requires (RFC 3339). */
const LAST = Date.parse('9999-12-31T23:59:59.999Z');
/** The latest time of a virtual clock, with room for later dates and planned moves. */
export const CLOCK_END = Date.parse('9000-01-01T00:00:00.000Z');

export const timestamp = (ms: number): string => new Date(Math.min(ms, LAST)).toISOString();

/** Returns the milliseconds of a timestamp; undefined for any other text. */
export function msOf(text: string): number | undefined {
  const ms = TIMESTAMP.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(ms) ? undefined : ms;
}

/** Returns a value with every timestamp in it shifted by the same number of milliseconds. */
export const shiftTimes = (value: JsonValue, by: number): JsonValue =>
  mapTexts(value, (text) => {
    const ms = msOf(text);
    return ms === undefined ? text : timestamp(ms + by);
  });
