import { isPassedThrough, type Charge, type CalculatorInput } from './calculate';

/** What the calculator shows. */
export interface CalculatorEntry extends CalculatorInput {
  /** Identifier of the main fee of the charge. */
  readonly fee: string;
}

/** Start of the names of passed-through costs. */
const COST = 'cost.';

/** Longer texts are no amounts. */
const MOST_CHARACTERS = 60;

/** What stands in the fields at first: an amount that the schedule works out as an example. */
export const firstEntry = ({ fee }: Charge): CalculatorEntry => {
  const amounts = fee.examples.map(({ amount }) => amount);
  const telling = amounts.find((amount) => /[1-9]/.test(amount));
  return { fee: fee.id, amount: telling ?? amounts[0] ?? '100', costs: {} };
};

/** Fragment that opens the calculator, `#fee=exchange-service&amount=125.00`. */
export function entryHash({ fee, amount, costs }: CalculatorEntry): string {
  const written = Object.entries(costs)
    .filter(([, cost]) => cost.trim() !== '')
    .map(([id, cost]) => [COST + id, cost]);
  return `#${new URLSearchParams([['fee', fee], ['amount', amount], ...written]).toString()}`;
}

/**
 * Reads such a fragment. Anyone may have written it: only fees of the schedule are looked for, and
 * their texts are shown as typed.
 *
 * @returns undefined when it names no charge of the schedule
 */
export function readEntry(charges: readonly Charge[], hash: string): CalculatorEntry | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const charge = charges.find(({ fee }) => fee.id === given.get('fee'));
  if (!charge) return undefined;
  const textOf = (name: string): string | undefined => given.get(name)?.slice(0, MOST_CHARACTERS);
  const costs = [charge.fee, ...charge.along].filter(isPassedThrough).flatMap(({ id }) => {
    const cost = textOf(COST + id);
    return cost === undefined ? [] : [[id, cost] as const];
  });
  return {
    fee: charge.fee.id,
    amount: textOf('amount') ?? firstEntry(charge).amount,
    costs: Object.fromEntries(costs),
  };
}
