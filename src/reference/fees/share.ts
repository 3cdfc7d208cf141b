import { isPassedThrough, type Charge, type CalculatorInput } from './calculate';

/** The fields of the calculator. */
export interface CalculatorEntry extends CalculatorInput {
  /** Identifier of the main fee of the charge. */
  readonly fee: string;
}

/** Prefix of the names of passed-through costs. */
const COST = 'cost.';

/** Maximum length of a text read from the fragment, in characters. */
const MOST_CHARACTERS = 60;

/** Returns the initial fields, with an amount of a worked example, not zero if possible. */
export const firstEntry = ({ fee }: Charge): CalculatorEntry => {
  const amounts = fee.examples.map(({ amount }) => amount);
  const nonZero = amounts.find((amount) => /[1-9]/.test(amount));
  return { fee: fee.id, amount: nonZero ?? amounts[0] ?? '100', costs: {} };
};

/** Returns the initial fields for the first charge that depends on an amount, or else the first. */
export const openingEntry = (charges: readonly Charge[]): CalculatorEntry | undefined => {
  const charge =
    charges.find(({ fee }) => fee.basis === 'percent' || fee.basis === 'tiered') ?? charges[0];
  return charge && firstEntry(charge);
};

/** Returns the fragment that opens the calculator: `#fee=exchange-service&amount=125.00`. */
export function entryHash({ fee, amount, costs }: CalculatorEntry): string {
  const written = Object.entries(costs)
    .filter(([, cost]) => cost.trim() !== '')
    .map(([id, cost]) => [COST + id, cost]);
  return `#${new URLSearchParams([['fee', fee], ['amount', amount], ...written]).toString()}`;
}

/**
 * Reads the fields from such a fragment. It may come from anyone, so only fees of the schedule are
 * read, and their texts are shown as they are.
 *
 * @returns undefined when it names no charge of the schedule
 */
export function readEntry(charges: readonly Charge[], hash: string): CalculatorEntry | undefined {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const charge = charges.find(({ fee }) => fee.id === params.get('fee'));
  if (!charge) return undefined;
  const textOf = (name: string): string | undefined => params.get(name)?.slice(0, MOST_CHARACTERS);
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
