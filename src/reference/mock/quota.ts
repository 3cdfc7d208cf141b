import { Refused } from './problems';
import type { Session } from './session';

const WINDOW_SECONDS = 60;

const secondsLeft = ({ window, time }: Session): number =>
  Math.max(1, Math.ceil(WINDOW_SECONDS - (time - window.start) / 1000));

/** Counts a request. @throws {Refused} `rate_limited` with `Retry-After` */
export function countRequest(session: Session, quota: number): void {
  if (session.time - session.window.start >= WINDOW_SECONDS * 1000) {
    session.window = { start: session.time, used: 0 };
  }
  if (session.window.used >= quota) {
    throw new Refused('rate_limited', {
      detail: `The quota of ${quota} requests in ${WINDOW_SECONDS} seconds is used up.`,
      headers: { 'Retry-After': String(secondsLeft(session)) },
    });
  }
  session.window.used += 1;
}

/** `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-11). */
export function rateHeaders(session: Session, quota: number): Readonly<Record<string, string>> {
  const isOpen = session.window.start > -Infinity;
  const left = isOpen ? secondsLeft(session) : WINDOW_SECONDS;
  return {
    RateLimit: `"default";r=${Math.max(0, quota - session.window.used)};t=${left}`,
    'RateLimit-Policy': `"default";q=${quota};w=${WINDOW_SECONDS}`,
  };
}
