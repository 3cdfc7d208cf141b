import { readAmount } from './amount';
import { computeFee } from './compute';
import { add, compare, decimal, formatDecimal, round, subtract } from './decimal';
import type { Fee } from './schedule';
import { stepsOf, type Step } from './steps';

/** A fee, and the fees that are charged along with it. */
export interface Charge {
  readonly fee: Fee;
  readonly along: readonly Fee[];
}

/** Returns the charges of a schedule, in its order. */
export const chargesOf = (fees: readonly Fee[]): readonly Charge[] =>
  fees
    .filter(({ alongWith }) => alongWith === undefined)
    .map((fee) => ({ fee, along: fees.filter(({ alongWith }) => alongWith === fee.id) }));

export interface ChargedFee {
  readonly fee: Fee;
  /** Decimal string in the unit of the fee; undefined while a passed-through cost is not known. */
  readonly charged: string | undefined;
  readonly steps: readonly Step[];
}

export interface Calculation {
  /** Amount on which the fees are calculated, with the decimals of its unit. */
  readonly amount: string;
  readonly fees: readonly ChargedFee[];
  /** Sum of the fees that are known. */
  readonly total: string;
  /** Whether a fee is missing from the total because its cost is not known. */
  readonly isOpen: boolean;
  /** Amount plus fees, for fees that are charged in addition. */
  readonly gross: string;
  /** Amount less fees, for fees that are taken from it; undefined when they exceed it. */
  readonly net: string | undefined;
}

/** What the reader typed: the amount, and the passed-through costs by fee. */
export interface CalculatorInput {
  readonly amount: string;
  readonly costs: Readonly<Record<string, string>>;
}

/** The problems with the amount, and with the costs by fee. */
export interface Faults {
  readonly amount: string | undefined;
  readonly costs: Readonly<Record<string, string>>;
}

export const isPassedThrough = ({ basis }: Fee): boolean => basis === 'pass_through';

/** Returns the fees of a charge on a typed amount, or the problems with the input. */
export function calculate(
  { fee: main, along }: Charge,
  typed: CalculatorInput,
): { readonly calculation: Calculation } | { readonly faults: Faults } {
  const { unit } = main;
  const fees = [main, ...along];
  const read = readAmount(typed.amount, unit);
  const costs = new Map(
    fees.filter(isPassedThrough).flatMap(({ id }) => {
      const text = typed.costs[id] ?? '';
      return text.trim() === '' ? [] : [[id, readAmount(text, unit)] as const];
    }),
  );
  const faults = [...costs].flatMap(([id, cost]) =>
    'fault' in cost ? [[id, cost.fault] as const] : [],
  );
  if ('fault' in read || faults.length > 0) {
    const amount = 'fault' in read ? read.fault : undefined;
    return { faults: { amount, costs: Object.fromEntries(faults) } };
  }
  const charged = fees.map((fee): ChargedFee => {
    const cost = costs.get(fee.id);
    const passedThrough = cost && 'amount' in cost ? cost.amount : undefined;
    const computed = computeFee(fee, read.amount)?.fee;
    return { fee, charged: computed ?? passedThrough, steps: stepsOf(fee, read.amount) };
  });
  const amount = decimal(read.amount);
  const total = charged.reduce(
    (sum, { charged: fee }) => (fee === undefined ? sum : add(sum, decimal(fee))),
    round(decimal('0'), unit.scale, 'half_up'),
  );
  return {
    calculation: {
      amount: read.amount,
      fees: charged,
      total: formatDecimal(total),
      isOpen: charged.some(({ charged: amountCharged }) => amountCharged === undefined),
      gross: formatDecimal(add(amount, total)),
      net: compare(total, amount) > 0 ? undefined : formatDecimal(subtract(amount, total)),
    },
  };
}
