import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions } from './order';

describe('compareVersions', () => {
  it.each([
    ['days', ['2025-12-31', '2026-11-01-preview', '2026-11-01', '2026-11-01.2', '2027-02-01']],
    ['numbers', ['1.0', '1.0.1', '1.9.0', '1.10.0', '2', '10']],
    ['a leading v', ['v1', 'v2', 'v2.1', 'v10']],
    ['years', ['2024.1-beta', '2024.1', '2024.2', '2024.10']],
    [
      // The example of Semantic Versioning 2.0.0, 11.
      'stages',
      ['1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-beta', '1.0.0-beta.2'],
    ],
    ['stages that end', ['1.0.0-beta.2', '1.0.0-beta.11', '1.0.0-rc.1', '1.0.0', '1.0.0+5']],
    ['texts', ['', 'alpha', 'beta', 'beta2', 'beta10']],
  ])('orders %s', (_, versions) => {
    for (const shuffled of [versions.toReversed(), versions.toSorted()]) {
      expect(shuffled.toSorted(compareVersions)).toEqual(versions);
    }
  });

  it('orders any texts, and only equal ones are the same', () => {
    const version = fc.oneof(
      fc.string({ unit: fc.constantFrom('0', '1', '9', '.', '-', '+', 'v', 'b', 'B', 'é') }),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        const sorted = [a, b, c].toSorted(compareVersions);
        expect([c, b, a].toSorted(compareVersions)).toEqual(sorted);
        expect([b, a, c].toSorted(compareVersions)).toEqual(sorted);
        expect(compareVersions(a, b) === 0).toBe(a === b);
        expect(Math.sign(compareVersions(a, b))).toBe(-Math.sign(compareVersions(b, a)) + 0);
      }),
    );
  });
});
