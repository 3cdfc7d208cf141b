import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeFee } from './compute';
import { compare, decimal } from './decimal';
import type { Fee } from './schedule';
import { common, money, tiered } from './testing/fees';

const cents = fc.bigInt({ min: 0n, max: 10n ** 12n });

describe('computeFee', () => {
  it('returns nothing for a pass-through fee', () => {
    expect(computeFee({ ...common, basis: 'pass_through' }, '10.00')).toBeUndefined();
  });

  it('says which bound applied, and whether it rounded', () => {
    const fee: Fee = { ...common, basis: 'percent', rateBps: 30, min: '0.10', max: '1.00' };
    expect(computeFee(fee, '10.00')).toEqual({
      fee: '0.10',
      exact: '0.030000',
      bound: 'min',
      isRounded: false,
    });
    expect(computeFee(fee, '125.00')).toMatchObject({ fee: '0.38', isRounded: true });
    expect(computeFee(fee, '1000.00')).toMatchObject({ fee: '1.00', bound: 'max' });
    expect(computeFee(fee, '0.00')).toMatchObject({ fee: '0.00', bound: undefined });
  });

  it('rejects an amount that is not a decimal number', () => {
    const fee: Fee = { ...common, basis: 'fixed', fixed: '1.00' };
    const percent: Fee = {
      ...common,
      basis: 'percent',
      rateBps: 1,
      min: undefined,
      max: undefined,
    };
    expect(() => computeFee(percent, '1e3')).toThrow(RangeError);
    expect(() => computeFee({ ...fee, fixed: 'x' }, '1.00')).toThrow(RangeError);
  });

  it('charges tiers of the same rate like a single percentage', () => {
    fc.assert(
      fc.property(cents, cents, fc.nat({ max: 10_000 }), (amount, border, rateBps) => {
        const split = tiered(
          { from: '0', to: money(border), rateBps },
          { from: money(border), to: undefined, rateBps },
        );
        const flat: Fee = { ...common, basis: 'percent', rateBps, min: undefined, max: undefined };
        expect(computeFee(split, money(amount))?.fee).toBe(computeFee(flat, money(amount))?.fee);
      }),
    );
  });

  it('never charges less for a larger amount', () => {
    const rates = fc.array(fc.nat({ max: 10_000 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(cents, cents, rates, (a, b, [low = 0, middle = 0, high = 0]) => {
        const fee = tiered(
          { from: '0', to: '100.00', rateBps: low },
          { from: '100.00', to: '5000.00', rateBps: middle },
          { from: '5000.00', to: undefined, rateBps: high },
        );
        const [less, more] = a < b ? [a, b] : [b, a];
        const feeOn = (amount: bigint) => decimal(computeFee(fee, money(amount))?.fee ?? 'none');
        expect(compare(feeOn(less), feeOn(more))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('stays within its bounds', () => {
    fc.assert(
      fc.property(cents, cents, cents, fc.nat({ max: 10_000 }), (amount, a, b, rateBps) => {
        const [min, max] = a < b ? [money(a), money(b)] : [money(b), money(a)];
        const fee: Fee = { ...common, basis: 'percent', rateBps, min, max };
        const computed = computeFee(fee, money(amount));
        expect(compare(decimal(computed?.fee ?? ''), decimal(max))).toBeLessThanOrEqual(0);
        if (amount > 0n && rateBps > 0) {
          expect(compare(decimal(computed?.fee ?? ''), decimal(min))).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
