import { readAmount } from './amount';
import { computeFee } from './compute';
import { add, compare, decimal, formatDecimal, round, subtract } from './decimal';
import type { Fee } from './schedule';
import { stepsOf, type Step } from './steps';

/** A fee and the fees that are charged along with it. */
export interface Charge {
  readonly fee: Fee;
  readonly along: readonly Fee[];
}

/** The charges of a schedule, in its order. */
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
  /** Amount the fees are taken on, with the decimals of its unit. */
  readonly amount: string;
  readonly fees: readonly ChargedFee[];
  /** Sum of the fees that are known. */
  readonly total: string;
  /** Whether a fee is missing from the total because its cost is not known. */
  readonly isOpen: boolean;
  /** Amount and fees, when they are charged in addition. */
  readonly gross: string;
  /** Amount less fees, when they are taken from it; undefined when they exceed it. */
  readonly net: string | undefined;
}

/** What the reader typed: the amount, and the passed-through costs by fee. */
export interface CalculatorInput {
  readonly amount: string;
  readonly costs: Readonly<Record<string, string>>;
}

/** What is wrong with the amount, and with the costs by fee. */
export interface Faults {
  readonly amount: string | undefined;
  readonly costs: Readonly<Record<string, string>>;
}

export const isPassedThrough = ({ basis }: Fee): boolean => basis === 'pass_through';

function chargedFee(fee: Fee, amount: string, cost: string): ChargedFee {
  if (!isPassedThrough(fee)) {
    return { fee, charged: computeFee(fee, amount)?.fee, steps: stepsOf(fee, amount) };
  }
  const read = cost.trim() === '' ? undefined : readAmount(cost, fee.unit);
  return { fee, charged: read && 'amount' in read ? read.amount : undefined, steps: [] };
}

/** The fees of a charge on a typed amount, or what is wrong with the texts. */
export function calculate(
  { fee: main, along }: Charge,
  typed: CalculatorInput,
): { readonly calculation: Calculation } | { readonly faults: Faults } {
  const { unit } = main;
  const fees = [main, ...along];
  const read = readAmount(typed.amount, unit);
  const costs = Object.fromEntries(
    fees.filter(isPassedThrough).flatMap(({ id }) => {
      const text = typed.costs[id] ?? '';
      const cost = text.trim() === '' ? undefined : readAmount(text, unit);
      return cost && 'fault' in cost ? [[id, cost.fault]] : [];
    }),
  );
  if ('fault' in read) return { faults: { amount: read.fault, costs } };
  if (Object.keys(costs).length > 0) return { faults: { amount: undefined, costs } };
  const charged = fees.map((fee) => chargedFee(fee, read.amount, typed.costs[fee.id] ?? ''));
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
