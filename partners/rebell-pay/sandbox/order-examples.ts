import { behavior, type Stored } from '../../../src/reference/mock/behavior';
import type { JsonValue } from '../../../src/reference/contract/model';
import { diffPatch } from '../../../src/reference/mock/json';
import { instructionsFor, type Order, type OrderWorld } from './order-money';
import type { RebellPay } from './types';

type Quote = RebellPay['schemas']['OrderQuote'];

const SALE = 'ord_01931f66-7081-7293-8ea5-1a2b3c4d5e70';
const SALE_QUOTE = 'qte_01931f64-5e6f-7071-8c83-9e0f1a2b3c5e';

/** Terms of the example sale, since the examples of the contract are purchases. */
const SALE_TERMS = {
  side: 'sell',
  rate: '0.812000',
  fiatAmount: { amount: '120.59', currency: 'EUR' },
  fees: [
    {
      feeId: 'order-service',
      type: 'provider',
      amount: { amount: '1.21', currency: 'EUR' },
    },
  ],
  payoutMethod: 'bank_account',
} as const;

const SALE_DESTINATION = {
  type: 'bank_account',
  iban: 'SI39990000000000471',
  holder: 'Ana Kovač',
} as const;

/** Returns a merge patch that replaces a value, without keeping members of the old one. */
const inPlaceOf = <T extends JsonValue>(before: T | undefined, value: T | undefined): T | null =>
  value === undefined ? null : (diffPatch(before, value) as T);

/** Creates the accepted quote of an example order, and returns its id. */
function acceptedQuote({ value }: Order, world: OrderWorld): string {
  const { side, rate, fiatAmount, assetAmount, fees, payoutMethod, createdAt } = value;
  const expiresAt = world.timestamp(Date.parse(createdAt) + world.figure('orderQuoteValidity'));
  const terms = { side, rate, fiatAmount, assetAmount, fees, payoutMethod, createdAt, expiresAt };
  const quote: Quote = { ...terms, id: '', status: 'accepted', fixedSide: 'fiat' };
  return world.create('OrderQuote', quote).key;
}

/** Example orders: unpaid, each with its own quote, external id and payment instructions. */
export const orderExamples = behavior<RebellPay>({
  seeded: {
    OrderQuote: (quote: Stored<Quote>, world) => {
      if (quote.key === SALE_QUOTE) world.change(quote, { ...SALE_TERMS, fixedSide: 'asset' });
    },
    Order: (order, world) => {
      if (order.key === SALE) {
        world.change(order, {
          ...SALE_TERMS,
          destination: inPlaceOf(order.value.destination, SALE_DESTINATION),
        });
      }
      const instructions = instructionsFor(order.key, order.value);
      const { paymentInstructions: before } = order.value;
      world.change(order, {
        ...instructions,
        paymentInstructions: inPlaceOf(before, instructions.paymentInstructions),
        externalId: `example-${order.key.slice(-4)}`,
        quoteId: acceptedQuote(order, world),
      });
    },
  },
});
