import { describe, expect, it } from 'vitest';
import { durationMs } from '../../mock/time';
import { isoDuration, spokenDuration } from './duration';

describe.each([
  [22_000, 'PT22S', '22 seconds'],
  [200_000, 'PT3M20S', '3 minutes 20 seconds'],
  [3_600_000, 'PT1H', '1 hour'],
  [86_400_000, 'P1D', '1 day'],
  [176_405_000, 'P2DT1H5S', '2 days 1 hour 5 seconds'],
])('%i milliseconds', (ms, iso, spoken) => {
  it('as ISO 8601, which the sandbox accepts', () => {
    expect(isoDuration(ms)).toBe(iso);
    expect(durationMs(iso)).toBe(ms);
  });

  it('in words', () => {
    expect(spokenDuration(ms)).toBe(spoken);
  });
});

it('rounds up to whole seconds', () => {
  expect(isoDuration(1)).toBe('PT1S');
});
