import { computeFee, tierParts } from './compute';
import { decimal, formatDecimal, type Rounding } from './decimal';
import type { Fee, TieredFee } from './schedule';
import { exactMoney, money, percent } from './words';

/** A step of a fee's calculation, and its result. */
export interface Step {
  readonly words: string;
  /** Amount with its unit. */
  readonly result: string;
}

const ROUNDED: Readonly<Record<Rounding, string>> = {
  half_up: 'Rounded half up',
  half_even: 'Rounded half to even',
};

function tierSteps(fee: TieredFee, amount: string): readonly Step[] {
  const { unit } = fee;
  const parts = tierParts(fee, decimal(amount));
  const steps = parts.map(({ tier, part, fee: charged }) => {
    const place =
      tier.to === undefined ? `above ${money(tier.from, unit)}` : `up to ${money(tier.to, unit)}`;
    const share = exactMoney(formatDecimal(part), unit);
    return {
      words: `${percent(tier.rateBps)} of ${share}, the part ${place}`,
      result: exactMoney(formatDecimal(charged), unit),
    };
  });
  const total = exactMoney(computeFee(fee, amount)?.exact ?? '0', unit);
  if (steps.length === 0) return [{ words: 'No tier applies to an amount of zero', result: total }];
  return steps.length === 1 ? steps : [...steps, { words: 'Sum of the parts', result: total }];
}

function basisSteps(fee: Exclude<Fee, { basis: 'pass_through' }>, amount: string): readonly Step[] {
  const { unit } = fee;
  switch (fee.basis) {
    case 'fixed':
      return [{ words: 'Fixed, whatever the amount', result: money(fee.fixed, unit) }];
    case 'percent':
      return [
        {
          words: `${percent(fee.rateBps)} of ${money(amount, unit)}`,
          result: exactMoney(computeFee(fee, amount)?.exact ?? '0', unit),
        },
      ];
    case 'tiered':
      return tierSteps(fee, amount);
  }
}

/**
 * Describes how `computeFee` arrives at its result; the last step contains the fee.
 *
 * @returns no steps for a pass-through fee
 * @throws {RangeError} when `amount` is not a decimal number
 */
export function stepsOf(fee: Fee, amount: string): readonly Step[] {
  const computed = computeFee(fee, amount);
  if (fee.basis === 'pass_through' || !computed) return [];
  const { unit, rounding } = fee;
  const limit = fee.basis === 'fixed' || !computed.bound ? undefined : fee[computed.bound];
  const words = computed.bound === 'min' ? 'Raised to the minimum' : 'Lowered to the maximum';
  const decimals = `to ${unit.scale} decimals`;
  return [
    ...basisSteps(fee, amount),
    ...(limit === undefined ? [] : [{ words, result: money(limit, unit) }]),
    {
      words: computed.isRounded
        ? `${ROUNDED[rounding]} ${decimals}`
        : `Exact ${decimals}, nothing to round`,
      result: money(computed.fee, unit),
    },
  ];
}
