import { isZero, plus, times, zeroOf, type Amount } from '../../../src/reference/mock/money';
import { USDC } from '../../shared/sandbox/assets';
import { USDC_PER_EURO } from '../../shared/sandbox/rates';
import type { Card, Money } from './cards';

/** The network's rate from any other currency to the currency of the card. */
export const NETWORK_RATE = '0.82150000';

export const canFund = (source: Card['fundingSource']): boolean =>
  source.type === 'fiat_balance' || source.asset === USDC;

/** Converts an amount in the merchant's currency to the currency of the card. */
export const toBilling = (amount: Money, currency: string): Money =>
  amount.currency === currency
    ? amount
    : { amount: times(amount, NETWORK_RATE, 2, 'up'), currency };

/** Returns the amount that the funding balance pays for an amount in the currency of the card. */
export function toFunding({ fundingSource }: Card, amount: Money): Amount {
  if (fundingSource.type === 'fiat_balance') return amount;
  return { amount: times(amount, USDC_PER_EURO, 6, 'up'), asset: USDC };
}

/** Returns the sum of the fees of a payment, in the currency of the card. */
export function totalOf(fees: readonly { readonly amount: Amount }[], like: Money): Money {
  return fees.reduce((sum, { amount }) => (isZero(amount) ? sum : plus(sum, amount)), zeroOf(like));
}
