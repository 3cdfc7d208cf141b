/**
 * Exact decimal arithmetic on `BigInt`: a value is `digits × 10^-scale`.
 * No floating point, so `0.1 + 0.2` is `0.3`.
 */
export interface Decimal {
  readonly digits: bigint;
  /** Number of decimals, 0 or more. */
  readonly scale: number;
}

/** `half_up` rounds 0.5 away from zero, `half_even` to the even neighbor (IEEE 754, clause 4.3). */
export type Rounding = 'half_up' | 'half_even';

const PATTERN = /^(-?)(\d{1,30})(?:\.(\d{1,18}))?$/;

/** Parses `12.34`; returns undefined for exponents, thousands separators, spaces or nothing. */
export function parseDecimal(text: string): Decimal | undefined {
  const [, sign, whole, fraction = ''] = PATTERN.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const digits = BigInt(whole + fraction);
  return { digits: sign ? -digits : digits, scale: fraction.length };
}

/**
 * Parses a text that was checked to be a decimal number.
 *
 * @throws {RangeError} when it is not
 */
export function decimal(text: string): Decimal {
  const parsed = parseDecimal(text);
  if (!parsed) throw new RangeError(`Not a decimal number: ${text}`);
  return parsed;
}

export function formatDecimal({ digits, scale }: Decimal): string {
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const whole = text.slice(0, text.length - scale);
  const sign = digits < 0n ? '-' : '';
  return sign + (scale === 0 ? whole : `${whole}.${text.slice(-scale)}`);
}

/** Removes trailing zeros beyond the first `scale` decimals: `0.3750` at 2 is `0.375`. */
export function trimDecimal(value: Decimal, scale: number): Decimal {
  let { digits, scale: decimals } = round(value, Math.max(scale, value.scale), 'half_up');
  while (decimals > scale && digits % 10n === 0n) {
    digits /= 10n;
    decimals -= 1;
  }
  return { digits, scale: decimals };
}

const widen = ({ digits, scale }: Decimal, to: number): bigint =>
  digits * 10n ** BigInt(to - scale);

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { digits: widen(a, scale) + widen(b, scale), scale };
}

export const subtract = (a: Decimal, b: Decimal): Decimal =>
  add(a, { digits: -b.digits, scale: b.scale });

export const multiply = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  scale: a.scale + b.scale,
});

/** Returns the quotient of two positive decimals, rounded down or up to `scale` decimals. */
export function divide(a: Decimal, b: Decimal, scale: number, direction: 'down' | 'up'): Decimal {
  const numerator = a.digits * 10n ** BigInt(scale + b.scale);
  const denominator = b.digits * 10n ** BigInt(a.scale);
  const floor = numerator / denominator;
  const isRoundedUp = direction === 'up' && numerator % denominator !== 0n;
  return { digits: isRoundedUp ? floor + 1n : floor, scale };
}

/** Returns a negative number, zero or a positive number for `a` below, at or above `b`. */
export function compare(a: Decimal, b: Decimal): number {
  const { digits } = subtract(a, b);
  return digits < 0n ? -1 : digits > 0n ? 1 : 0;
}

/** Returns `value × basisPoints / 10,000`, exactly. */
export const ofBasisPoints = (value: Decimal, basisPoints: number): Decimal => ({
  digits: value.digits * BigInt(basisPoints),
  scale: value.scale + 4,
});

/** Rounds to `scale` decimals, and adds zeros if the value has fewer. */
export function round(value: Decimal, scale: number, rounding: Rounding): Decimal {
  if (scale >= value.scale) return { digits: widen(value, scale), scale };
  const unit = 10n ** BigInt(value.scale - scale);
  const magnitude = value.digits < 0n ? -value.digits : value.digits;
  const rest = (magnitude % unit) * 2n;
  const floor = magnitude / unit;
  const isUp = rest > unit || (rest === unit && (rounding === 'half_up' || floor % 2n === 1n));
  const rounded = isUp ? floor + 1n : floor;
  return { digits: value.digits < 0n ? -rounded : rounded, scale };
}
