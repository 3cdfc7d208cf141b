/**
 * Exact arithmetic with amounts as the API writes them. All functions expect amounts of the same
 * unit; those that return an amount keep the unit and at least the decimals of the first one.
 */
import {
  add,
  compare,
  decimal,
  divide,
  formatDecimal,
  multiply,
  round,
  subtract,
} from '../../fees/decimal';
import type { Decimal } from '../../fees/decimal';

/** `{ amount: '25.50', currency: 'EUR' }` (ISO 4217), or with the CAIP-19 id of an `asset`. */
export type Amount =
  | { readonly amount: string; readonly currency: string }
  | { readonly amount: string; readonly asset: string };

/** Returns the ISO 4217 code or CAIP-19 id. */
export const unitOf = (amount: Amount): string =>
  'currency' in amount ? amount.currency : amount.asset;

export const decimalOf = ({ amount }: Amount): Decimal => decimal(amount);

const withDecimal = <A extends Amount>(like: A, value: Decimal): A => {
  const { scale } = decimalOf(like);
  return { ...like, amount: formatDecimal(round(value, Math.max(scale, value.scale), 'half_up')) };
};

export const plus = <A extends Amount>(first: A, ...others: readonly Amount[]): A =>
  withDecimal(first, others.map(decimalOf).reduce(add, decimalOf(first)));

export const minus = <A extends Amount>(first: A, ...others: readonly Amount[]): A =>
  withDecimal(first, others.map(decimalOf).reduce(subtract, decimalOf(first)));

/** Returns a negative number, zero or a positive number for `a` below, at or above `b`. */
export const compareAmounts = (a: Amount, b: Amount): number => compare(decimalOf(a), decimalOf(b));

export const isMore = (a: Amount, b: Amount): boolean => compareAmounts(a, b) > 0;
export const isZero = (amount: Amount): boolean => decimalOf(amount).digits === 0n;
export const zeroOf = <A extends Amount>(like: A): A => withDecimal(like, { digits: 0n, scale: 0 });

/** Returns an amount multiplied by a decimal factor, with `scale` decimals. */
export const times = (
  amount: Amount,
  factor: string,
  scale: number,
  direction: 'down' | 'up',
): string =>
  formatDecimal(
    divide(
      multiply(decimalOf(amount), decimal(factor)),
      { digits: 1n, scale: 0 },
      scale,
      direction,
    ),
  );

/** Returns an amount divided by a decimal, with `scale` decimals. */
export const over = (
  amount: Amount,
  divisor: string,
  scale: number,
  direction: 'down' | 'up',
): string => formatDecimal(divide(decimalOf(amount), decimal(divisor), scale, direction));
