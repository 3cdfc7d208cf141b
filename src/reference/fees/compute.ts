import {
  add,
  compare,
  decimal,
  formatDecimal,
  ofBasisPoints,
  round,
  subtract,
  type Decimal,
} from './decimal';
import type { FeeRule, Tier, TieredFee } from './schedule';

/** A computed fee, and how it was computed. */
export interface ComputedFee {
  /** Decimal string with the decimals of the fee's unit. */
  readonly fee: string;
  /** Before bounds and rounding. */
  readonly exact: string;
  readonly bound: 'min' | 'max' | undefined;
  readonly isRounded: boolean;
}

const ZERO: Decimal = { digits: 0n, scale: 0 };

/** The part of an amount that falls into a tier, and the exact fee for it. */
export interface TierPart {
  readonly tier: Tier;
  readonly part: Decimal;
  readonly fee: Decimal;
}

/** Returns the tiers that an amount reaches, lowest first; none for an amount of zero. */
export function tierParts(fee: Pick<TieredFee, 'tiers'>, amount: Decimal): readonly TierPart[] {
  return fee.tiers.flatMap((tier) => {
    const from = decimal(tier.from);
    if (compare(amount, from) <= 0) return [];
    const to = tier.to === undefined ? amount : decimal(tier.to);
    const part = subtract(compare(amount, to) < 0 ? amount : to, from);
    return [{ tier, part, fee: ofBasisPoints(part, tier.rateBps) }];
  });
}

function exactFee(fee: Exclude<FeeRule, { basis: 'pass_through' }>, amount: Decimal): Decimal {
  switch (fee.basis) {
    case 'fixed':
      return decimal(fee.fixed);
    case 'percent':
      return ofBasisPoints(amount, fee.rateBps);
    case 'tiered':
      return tierParts(fee, amount).reduce((sum, part) => add(sum, part.fee), ZERO);
  }
}

/**
 * Returns the fee on an amount, both in the unit of the fee.
 *
 * Bounds apply before rounding, and only when the fee is above zero.
 *
 * @returns `undefined` for a pass-through fee, which is known only when it is charged
 * @throws {RangeError} when `amount` is not a decimal number
 */
export function computeFee(fee: FeeRule, amount: string): ComputedFee | undefined {
  if (fee.basis === 'pass_through') return undefined;
  const exact = exactFee(fee, decimal(amount));
  const { min, max } = fee.basis === 'fixed' ? { min: undefined, max: undefined } : fee;
  const isBelow = min !== undefined && exact.digits > 0n && compare(exact, decimal(min)) < 0;
  const isAbove = max !== undefined && compare(exact, decimal(max)) > 0;
  const bounded = isBelow ? decimal(min) : isAbove ? decimal(max) : exact;
  const rounded = round(bounded, fee.unit.scale, fee.rounding);
  return {
    fee: formatDecimal(rounded),
    exact: formatDecimal(exact),
    bound: isBelow ? 'min' : isAbove ? 'max' : undefined,
    isRounded: compare(rounded, bounded) !== 0,
  };
}
