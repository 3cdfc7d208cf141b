import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeFee, tierParts } from './compute';
import { add, compare, decimal, type Decimal } from './decimal';
import { stepsOf } from './steps';
import { amountFor, anyFee, fixed, passThrough, percent, tiered } from './testing/fees';
import { money } from './words';

const lines = (fee: Parameters<typeof stepsOf>[0], amount: string): readonly string[] =>
  stepsOf(fee, amount).map(({ words, result }) => `${words}: ${result}`.replaceAll('\u00a0', ' '));

const feeAndAmount = anyFee.chain((fee) => fc.tuple(fc.constant(fee), amountFor(fee)));

describe('stepsOf', () => {
  it('says how a percentage is rounded', () => {
    expect(lines(percent(30), '125.00')).toEqual([
      '0.30% of 125.00 EUR: 0.375 EUR',
      'Rounded half up to 2 decimals: 0.38 EUR',
    ]);
    expect(lines(percent(30, { rounding: 'half_even' }), '15.00')).toEqual([
      '0.30% of 15.00 EUR: 0.045 EUR',
      'Rounded half to even to 2 decimals: 0.04 EUR',
    ]);
  });

  it('says which bound applied', () => {
    const fee = percent(30, { min: '0.10', max: '250.00' });
    expect(lines(fee, '10.00')).toEqual([
      '0.30% of 10.00 EUR: 0.03 EUR',
      'Raised to the minimum: 0.10 EUR',
      'Exact to 2 decimals, nothing to round: 0.10 EUR',
    ]);
    expect(lines(fee, '100000.00')[1]).toBe('Lowered to the maximum: 250.00 EUR');
  });

  it('shows each tier that the amount reaches, and their sum', () => {
    const fee = tiered(
      { from: '0', to: '1000.00', rateBps: 100 },
      { from: '1000.00', to: undefined, rateBps: 75 },
    );
    expect(lines(fee, '2500.00')).toEqual([
      '1.00% of 1000.00 EUR, the part up to 1000.00 EUR: 10.00 EUR',
      '0.75% of 1500.00 EUR, the part above 1000.00 EUR: 11.25 EUR',
      'Sum of the parts: 21.25 EUR',
      'Exact to 2 decimals, nothing to round: 21.25 EUR',
    ]);
    expect(lines(fee, '1000.00')).toHaveLength(2);
    expect(lines(fee, '0.00')[0]).toBe('No tier applies to an amount of zero: 0.00 EUR');
  });

  it('has nothing to calculate for a fixed or a passed-through fee', () => {
    expect(lines(fixed('6.00'), '0.00')[0]).toBe('Fixed, whatever the amount: 6.00 EUR');
    expect(lines(passThrough, '10.00')).toEqual([]);
  });

  it('ends with the fee that is charged, for any fee and amount', () => {
    fc.assert(
      fc.property(feeAndAmount, ([fee, amount]) => {
        const charged = computeFee(fee, amount)?.fee ?? 'none';
        expect(stepsOf(fee, amount).at(-1)?.result).toBe(money(charged, fee.unit));
      }),
    );
  });
});

describe('tierParts', () => {
  it('splits any amount into parts that add up to it', () => {
    const zero: Decimal = { digits: 0n, scale: 0 };
    fc.assert(
      fc.property(feeAndAmount, ([fee, amount]) => {
        if (fee.basis !== 'tiered') return;
        const parts = tierParts(fee, decimal(amount));
        const sum = parts.reduce((total, { part }) => add(total, part), zero);
        expect(compare(sum, decimal(amount))).toBe(0);
        expect(parts.every(({ part }) => part.digits > 0n)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('computeFee on any fee', () => {
  it('has the decimals of its unit and stays within its bounds', () => {
    fc.assert(
      fc.property(feeAndAmount, ([fee, amount]) => {
        const charged = computeFee(fee, amount)?.fee ?? 'none';
        expect(decimal(charged).scale).toBe(fee.unit.scale);
        if (fee.basis === 'fixed') return;
        if (fee.max !== undefined) {
          expect(compare(decimal(charged), decimal(fee.max))).toBeLessThanOrEqual(0);
        }
        const isFree = (computeFee(fee, amount)?.exact ?? '').replace(/[0.]/g, '') === '';
        if (fee.min !== undefined && !isFree) {
          expect(compare(decimal(charged), decimal(fee.min))).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 300 },
    );
  });
});
