import { describe, expect, it } from 'vitest';
import { durationMs, msOf, shiftTimes, timestamp } from './time';

describe('durationMs', () => {
  it.each([
    ['P1D', 86_400_000],
    ['PT1H', 3_600_000],
    ['PT1M', 60_000],
    ['PT1S', 1000],
    ['P2DT3H4M5S', 183_845_000],
    ['PT90M', 5_400_000],
    ['PT0S', 0],
  ])('reads %s as %i ms', (duration, ms) => {
    expect(durationMs(duration)).toBe(ms);
  });

  it.each(['', 'P', 'PT', '1D', 'P1Y', 'P1W', 'PT1.5S', 'PT1Hx', 'xPT1H', 'P1H'])(
    'refuses %j',
    (duration) => {
      expect(() => durationMs(duration)).toThrow(
        `\`${duration}\` is not an ISO 8601 duration such as \`PT1H\` or \`P1D\`.`,
      );
    },
  );
});

describe('shiftTimes', () => {
  it('shifts whole timestamps at any depth, and nothing else', () => {
    const value = {
      at: '2026-11-02T09:30:00.000Z',
      list: [{ since: '2026-11-02T23:59:59.999Z' }],
      day: '2026-11-02',
      text: 'at 2026-11-02T09:30:00.000Z',
      late: '2026-11-02T09:30:00.000Z.',
      count: 7,
    };
    expect(shiftTimes(value, 1000)).toEqual({
      ...value,
      at: '2026-11-02T09:30:01.000Z',
      list: [{ since: '2026-11-03T00:00:00.999Z' }],
    });
  });
});

describe('timestamp', () => {
  it('keeps the year at four digits', () => {
    expect(timestamp(8.64e15 + 1)).toBe('9999-12-31T23:59:59.999Z');
    expect(shiftTimes('9999-12-31T23:59:59.999Z', 1)).toBe('9999-12-31T23:59:59.999Z');
  });

  it('ignores invalid timestamps', () => {
    expect(shiftTimes('2026-13-45T09:30:00.000Z', 1)).toBe('2026-13-45T09:30:00.000Z');
    expect(msOf('2026-13-45T09:30:00.000Z')).toBeUndefined();
  });
});
