import { describe, expect, it } from 'vitest';
import { Refused } from './problems';
import { rateHeaders, countRequest } from './quota';
import type { Session } from './session';

const START = Date.parse('2026-11-02T09:30:00.000Z');
const session = () => {
  const made = { time: START, window: { start: -Infinity, used: 0 } };
  return made as unknown as Session & typeof made;
};
const refusal = (session: Session, quota: number): Refused | undefined => {
  try {
    countRequest(session, quota);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
};

describe('the quota', () => {
  it('is shown before the first request and after each request', () => {
    const one = session();
    expect(rateHeaders(one, 3)).toEqual({
      RateLimit: '"default";r=3;t=60',
      'RateLimit-Policy': '"default";q=3;w=60',
    });
    countRequest(one, 3);
    one.time += 1001;
    expect(rateHeaders(one, 3).RateLimit).toBe('"default";r=2;t=59');
    expect(rateHeaders(one, 0).RateLimit).toBe('"default";r=0;t=59');
  });

  it('is used up by that number of requests, and returns the time until the next window', () => {
    const one = session();
    expect([1, 2].map(() => refusal(one, 2))).toEqual([undefined, undefined]);
    one.time += 20_500;
    expect(refusal(one, 2)).toMatchObject({
      code: 'rate_limited',
      options: {
        detail: 'The quota of 2 requests in 60 seconds is used up.',
        headers: { 'Retry-After': '40' },
      },
    });
    expect(rateHeaders(one, 2).RateLimit).toBe('"default";r=0;t=40');
  });

  it('is renewed after 60 seconds, not earlier', () => {
    const one = session();
    countRequest(one, 1);
    one.time += 59_999;
    expect(refusal(one, 1)?.options.headers).toEqual({ 'Retry-After': '1' });
    one.time += 1;
    expect(rateHeaders(one, 1).RateLimit).toBe('"default";r=0;t=1');
    expect(refusal(one, 1)).toBeUndefined();
    expect(rateHeaders(one, 1).RateLimit).toBe('"default";r=0;t=60');
  });
});
