import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  decimal,
  formatDecimal,
  ofBasisPoints,
  parseDecimal,
  round,
} from './decimal';

const anyDecimal = fc
  .record({
    digits: fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }),
    scale: fc.nat({ max: 18 }),
  })
  .map(({ digits, scale }) => ({ digits, scale }));

describe('decimal', () => {
  it.each(['', '1e3', '1,000', ' 1', '.5', '5.', '--1', 'NaN', '٣', `1.${'0'.repeat(19)}`])(
    'rejects %j',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
    },
  );

  it('adds what floating point cannot', () => {
    expect(formatDecimal(add(decimal('0.1'), decimal('0.2')))).toBe('0.3');
  });

  it.each([
    ['2.345', 'half_up', '2.35'],
    ['2.345', 'half_even', '2.34'],
    ['2.355', 'half_even', '2.36'],
    ['-2.345', 'half_up', '-2.35'],
    ['2.3449', 'half_up', '2.34'],
    ['2', 'half_up', '2.00'],
    ['0.005', 'half_even', '0.00'],
  ] as const)('rounds %s %s to %s', (text, rounding, expected) => {
    expect(formatDecimal(round(decimal(text), 2, rounding))).toBe(expected);
  });

  it('applies basis points exactly', () => {
    expect(formatDecimal(ofBasisPoints(decimal('125.00'), 30))).toBe('0.375000');
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(anyDecimal, (value) => {
        const text = formatDecimal(value);
        expect(formatDecimal(decimal(text))).toBe(text);
        expect(compare(decimal(text), value)).toBe(0);
      }),
    );
  });

  it('adds in any order', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, anyDecimal, (a, b, c) => {
        expect(compare(add(add(a, b), c), add(a, add(c, b)))).toBe(0);
      }),
    );
  });

  it('rounds by at most half a unit', () => {
    fc.assert(
      fc.property(anyDecimal, fc.nat({ max: 18 }), fc.boolean(), (value, scale, isUp) => {
        const rounded = round(value, scale, isUp ? 'half_up' : 'half_even');
        const twice = add(rounded, rounded);
        const unit = { digits: 1n, scale };
        const doubled = add(value, value);
        expect(compare(twice, add(doubled, unit))).toBeLessThanOrEqual(0);
        expect(compare(doubled, add(twice, unit))).toBeLessThanOrEqual(0);
      }),
    );
  });
});
