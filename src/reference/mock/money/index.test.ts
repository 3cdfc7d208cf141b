import { describe, expect, it } from 'vitest';
import { compareAmounts, isMore, isZero, minus, over, plus, times, unitOf, zeroOf } from '.';

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const ETHER = { amount: '0.000000000000000001', asset: 'eip155:1/slip44:60' };

describe('amounts', () => {
  it('have a currency code or an asset id as their unit', () => {
    expect([unitOf(eur('1.00')), unitOf(ETHER)]).toEqual(['EUR', 'eip155:1/slip44:60']);
  });

  it('are added and subtracted exactly, in the unit and the decimals of the first', () => {
    expect(plus(eur('0.10'), eur('0.20'), eur('1'))).toEqual(eur('1.30'));
    expect(minus(eur('1.00'), eur('0.30'), eur('0.70'))).toEqual(eur('0.00'));
    expect(plus(eur('1'), eur('0.005'))).toEqual(eur('1.005'));
    expect(plus(ETHER, ETHER)).toEqual({ ...ETHER, amount: '0.000000000000000002' });
  });

  it('may be negative', () => {
    expect(minus(eur('1.00'), eur('2.50'))).toEqual(eur('-1.50'));
  });

  it('are compared by value, not by text', () => {
    expect(compareAmounts(eur('10'), eur('9.99'))).toBeGreaterThan(0);
    expect(compareAmounts(eur('1.0'), eur('1.00'))).toBe(0);
    expect([isMore(eur('1.01'), eur('1.00')), isMore(eur('1.00'), eur('1.0'))]).toEqual([
      true,
      false,
    ]);
    expect([isZero(eur('0.00')), isZero(eur('0.01'))]).toEqual([true, false]);
  });

  it('have a zero with their unit and decimals', () => {
    expect(zeroOf(eur('12.34'))).toEqual(eur('0.00'));
  });

  it('are multiplied and divided, with the given rounding', () => {
    expect(times(eur('10.00'), '0.333333', 2, 'down')).toBe('3.33');
    expect(times(eur('10.00'), '0.333333', 2, 'up')).toBe('3.34');
    expect(over(eur('10.00'), '3', 2, 'down')).toBe('3.33');
    expect(over(eur('10.00'), '3', 2, 'up')).toBe('3.34');
  });
});
