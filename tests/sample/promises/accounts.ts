import { expect } from 'vitest';
import { asObject, asText, objects, textOf } from '../../../src/reference/contract/json';
import type { JsonValue } from '../../../src/reference/contract/model';
import {
  add,
  compare,
  decimal,
  formatDecimal,
  subtract,
} from '../../../src/reference/fees/decimal';
import { EXAMPLE_USER, partnerOf, type Partner } from './support';

export const USDC = 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
export const USER = { userId: EXAMPLE_USER };
export const eur = (amount: string) => ({ amount, currency: 'EUR' });
export const usdc = (amount: string) => ({ amount, asset: USDC });

const PARTS = ['available', 'reserved', 'pending'] as const;

/** Returns the parts of the balance of the example user in a unit. */
async function partsOf(partner: Partner, unit: string): Promise<readonly string[]> {
  const { data } = await partner.send('getUserBalances', USER);
  const match = objects(data ?? []).find(({ available }) =>
    [asObject(available).currency, asObject(available).asset].includes(unit),
  );
  return PARTS.map((part) => textOf(asObject(asObject(match)[part]).amount));
}

/**
 * Returns `available`, `reserved` and `pending`, without the amount that the examples of the set
 * hold.
 */
export async function balance(partner: Partner, unit: string): Promise<readonly string[]> {
  const [, held = '0'] = await partsOf(partnerOf(partner.subject.set), unit);
  const [available = '0', reserved = '0', pending = '0'] = await partsOf(partner, unit);
  const ours = add(decimal(available), decimal(held));
  const theirs = subtract(decimal(reserved), decimal(held));
  return [formatDecimal(ours), formatDecimal(theirs), pending];
}

/** Returns `available` and `reserved` as a text. */
export const parts = async (partner: Partner, unit: string): Promise<string> =>
  (await balance(partner, unit)).slice(0, 2).join(' + ');

/** Returns the amount that a user has used of a daily limit. */
export async function used(
  partner: Partner,
  product: string,
  userId = EXAMPLE_USER,
): Promise<JsonValue> {
  const { limits } = await partner.send('getUserLimits', { userId });
  const limit = objects(limits ?? []).find(
    (candidate) => candidate.product === product && candidate.period === 'day',
  );
  return asObject(limit?.used).amount ?? null;
}

/** Returns the bookings of an object: type, direction and amount. */
export async function bookings(
  partner: Partner,
  id: JsonValue | undefined,
): Promise<readonly string[]> {
  const { data } = await partner.send('listUserTransactions', USER);
  return objects(data ?? [])
    .filter(({ relatedId }) => relatedId === id)
    .map(
      (booking) =>
        `${textOf(booking.type)} ${textOf(booking.direction)} ${textOf(asObject(booking.amount).amount)}`,
    )
    .reverse();
}

/** Expects credits less debits to equal the available and reserved amounts, in every unit. */
export async function expectSums(partner: Partner): Promise<void> {
  const { data } = await partner.send('listUserTransactions', USER);
  const sums = new Map<string, ReturnType<typeof decimal>>();
  for (const booking of objects(data ?? [])) {
    const amount = asObject(booking.amount);
    const unit = asText(amount.currency) ?? asText(amount.asset) ?? '';
    const change = decimal(asText(amount.amount) ?? '');
    const before = sums.get(unit) ?? decimal('0');
    sums.set(unit, (booking.direction === 'credit' ? add : subtract)(before, change));
  }
  for (const [unit, sum] of sums) {
    const [available = '', reserved = ''] = await balance(partner, unit);
    expect(compare(add(decimal(available), decimal(reserved)), sum), unit).toBe(0);
  }
}
