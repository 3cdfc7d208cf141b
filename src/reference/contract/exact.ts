import type { JsonNumber } from './model';
import { digitsOf } from './numeral';

/** A number as `± 0.digits × 10^exponent`, without zeros at either end of the digits. */
interface Decimal {
  readonly isNegative: boolean;
  readonly digits: string;
  readonly exponent: number;
}

function decimalOf(value: JsonNumber): Decimal {
  const [mantissa = '', exponent = '0'] = digitsOf(value).split(/e/i);
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const significant = (whole + fraction).replace(/^0+/, '');
  return {
    isNegative: mantissa.startsWith('-'),
    // Without the lookbehind, a long run of zeros would take quadratic time.
    digits: significant.replace(/(?<!0)0+$/, ''),
    exponent: Number(exponent) + significant.length - fraction.length,
  };
}

const signOf = ({ digits, isNegative }: Decimal): number =>
  digits === '' ? 0 : isNegative ? -1 : 1;

/** Returns a negative number, zero or a positive number for `a` below, at or above `b`. */
export function compareNumbers(a: JsonNumber, b: JsonNumber): number {
  if (typeof a === 'number' && typeof b === 'number') return Math.sign(a - b);
  const [left, right] = [decimalOf(a), decimalOf(b)];
  const sign = signOf(left);
  if (sign !== signOf(right) || sign === 0) return Math.sign(sign - signOf(right));
  if (left.exponent !== right.exponent) return left.exponent > right.exponent ? sign : -sign;
  if (left.digits === right.digits) return 0;
  return left.digits > right.digits ? sign : -sign;
}

/** Whether a number has no fraction; `1.0` and `1e400` have none. */
export function isWhole(value: JsonNumber): boolean {
  if (typeof value === 'number') return Number.isInteger(value);
  const { digits, exponent } = decimalOf(value);
  return digits.length <= Math.max(exponent, 0);
}

/** Whether a number is a multiple of another one; every number is one of 0, which says nothing. */
export function isMultiple(value: JsonNumber, step: JsonNumber): boolean {
  const [product, factor] = [decimalOf(value), decimalOf(step)];
  if (product.digits === '' || factor.digits === '') return true;
  const zeros = product.exponent - product.digits.length - (factor.exponent - factor.digits.length);
  // The digits of a product do not end with 0, as those of ten times a factor would.
  if (zeros < 0) return false;
  // Each zero adds a 2 and a 5; the factor has fewer of both than four times its digits.
  const added = Math.min(zeros, 4 * factor.digits.length);
  return (BigInt(product.digits) * 10n ** BigInt(added)) % BigInt(factor.digits) === 0n;
}
