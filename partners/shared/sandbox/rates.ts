import { over, times, unitOf, type Amount } from '../../../src/reference/mock/money';
import { BTC, USDC } from './assets';

/** The provider's share of every rate, in basis points. */
export const SPREAD_BPS = 40;
const AFTER_SPREAD = '0.9960';

/** USDC for one euro; cards use the same rate. */
export const USDC_PER_EURO = '1.220000';

/**
 * Units for one euro, spread included, of all assets and currencies that the program exchanges. The
 * rates of the sandbox are constant.
 */
const PER_EURO: Readonly<Record<string, string>> = {
  EUR: '1',
  GBP: '0.850000',
  JPY: '165.000000',
  USD: '1.220000',
  [BTC]: '0.000016000000',
  [USDC]: USDC_PER_EURO,
};

/** Returns the value of an amount in euros. */
export const inEuros = (amount: Amount): { amount: string; currency: string } => ({
  amount: over(amount, PER_EURO[unitOf(amount)] ?? '1', 2, 'up'),
  currency: 'EUR',
});

/** Whether balances can have a unit. */
export const isOffered = (unit: string): boolean => Object.hasOwn(PER_EURO, unit);

/**
 * Returns the units of `to` for one unit of `from`, spread included; undefined without a market.
 */
export function rateOf(from: string, to: string): string | undefined {
  const [perFrom, perTo] = [PER_EURO[from], PER_EURO[to]];
  if (from === to || perFrom === undefined || perTo === undefined) return undefined;
  // Both prices include the spread; the rate of a pair must include it once.
  const spreads = [
    ...(from === 'EUR' ? [] : [AFTER_SPREAD]),
    ...(to === 'EUR' ? [AFTER_SPREAD] : []),
  ];
  const exact = spreads.reduce(
    (rate, spread) => times({ amount: rate, currency: to }, spread, 18, 'down'),
    over({ amount: perTo, currency: to }, perFrom, 18, 'down'),
  );
  const scale = Number(exact) < 0.01 ? 12 : 6;
  return times({ amount: exact, currency: to }, '1', scale, 'down');
}
