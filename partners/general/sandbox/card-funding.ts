import { isZero, plus, times, zeroOf, type Amount } from '../../../src/reference/mock/money';
import type { Card, Money } from './cards';

/** Units of an asset for one euro. The rates of the sandbox stand still. */
const PER_EURO: Readonly<Record<string, string>> = {
  'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48': '1.084000',
};
const ASSET_SCALE = 6;

/** The network's rate from any other currency into the one of the card. */
export const NETWORK_RATE = '0.92415000';

export const canFund = (source: Card['fundingSource']): boolean =>
  source.type === 'fiat_balance' || Object.hasOwn(PER_EURO, source.asset);

/** An amount in the currency of the card, in that of the merchant. */
export const toBilling = (amount: Money, currency: string): Money =>
  amount.currency === currency
    ? amount
    : { amount: times(amount, NETWORK_RATE, 2, 'up'), currency };

/** What an amount in the currency of the card takes from the funding balance. */
export function toFunding({ fundingSource }: Card, amount: Money): Amount {
  if (fundingSource.type === 'fiat_balance') return amount;
  const { asset } = fundingSource;
  return { amount: times(amount, PER_EURO[asset] ?? '0', ASSET_SCALE, 'up'), asset };
}

/** The fees of a payment together, in the currency of the card. */
export function totalOf(fees: readonly { readonly amount: Amount }[], like: Money): Money {
  return fees.reduce((sum, { amount }) => (isZero(amount) ? sum : plus(sum, amount)), zeroOf(like));
}
