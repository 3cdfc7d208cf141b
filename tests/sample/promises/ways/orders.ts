import { asObject } from '../../../../src/reference/contract/json';
import type { JsonObject } from '../../../../src/reference/contract/model';
import type { Program } from '../program';
import { fresh, refusedAnew, type Way, type Ways } from './way';

const SALE = { side: 'sell', payoutMethod: 'bank_account' };
const account = (iban: string): JsonObject => ({
  destination: { type: 'bank_account', address: null, iban, holder: 'Ana Kovač' },
  confirmedAmount: null,
});
const ACCOUNT = account('SI39990000000000471');
const PAYER = { userId: null, payer: { type: 'individual', name: 'Ana Kovač', country: 'SI' } };

async function quoted(p: Program, body: JsonObject = {}) {
  const id = await p.made('createOrderQuote', { body });
  return { quoteId: id };
}
async function refused(p: Program, body: JsonObject, quote?: JsonObject) {
  return refusedAnew(p, 'createOrder', { ...(await quoted(p, quote)), ...body });
}
async function ordered(p: Program, body: JsonObject = {}, quote?: JsonObject) {
  const order = { ...(await quoted(p, quote)), ...fresh(), ...body };
  const id = await p.made('createOrder', { body: order });
  return { path: { orderId: id } };
}
type Order = Awaited<ReturnType<typeof ordered>>;

/** Waits until an order is in a state. */
async function until(p: Program, at: Order, state: string): Promise<Order> {
  for (let looks = 0; looks < 1000; looks += 1) {
    if ((await p.done('getOrder', at)).status === state) return at;
    p.advance('PT5S');
  }
  throw new Error(`The order is never in ${state}.`);
}

/** Returns the way to an order whose description makes it fail. */
const ending = (description: string, wait: 'one minute' | 'one hour'): Way => [
  `Create an order with the \`description\` \`${description}\`, then advance the virtual clock by ${wait}.`,
  async (p) => {
    const at = await ordered(p, { description });
    p.advance(wait === 'one hour' ? 'PT1H' : 'PT1M');
    return asObject((await p.done('getOrder', at)).failure).code;
  },
];

/** Errors of orders and rates. */
export const ORDERS: Ways = {
  conflict: [
    'Set a refund address on a purchase.',
    async (p) => p.refused('setOrderRefundAddress', await ordered(p)),
  ],
  order_amount_below_minimum: [
    'Ask for a quote with the `fiatAmount` `0.50`.',
    (p) => p.refused('createOrderQuote', { body: { fiatAmount: '0.50' } }),
  ],
  amount_mismatch: [
    'Send the `confirmedAmount` `1.00`.',
    (p) => refused(p, { confirmedAmount: { amount: '1.00' } }),
  ],
  destination_mismatch: [
    'Accept a quote for `crypto_address` without a `destination`.',
    (p) => refused(p, { destination: null }),
  ],
  iban_invalid: [
    'Send the IBAN `SI38990000000000471`.',
    (p) => refused(p, account('SI38990000000000471'), SALE),
  ],
  refund_address_required: [
    'Accept a quote for a sale with a `payer`, without a `refundAddress`.',
    (p) => refused(p, { ...ACCOUNT, ...PAYER }, SALE),
  ],
  refund_address_locked: [
    'Set a refund address on a sale in state `refunded`.',
    async (p) => {
      const at = await ordered(p, { ...ACCOUNT, description: 'reject-payment' }, SALE);
      return p.refused('setOrderRefundAddress', await until(p, at, 'refunded'));
    },
  ],
  order_not_cancelable: [
    'Cancel an order after it reached `payment_detected`.',
    async (p) => p.refused('cancelOrder', await until(p, await ordered(p), 'payment_detected')),
  ],
  payment_late: [
    'Create an order with the `description` `pay-late`, and cancel it once it is in `refund_pending`.',
    async (p) => {
      const at = await ordered(p, { description: 'pay-late' });
      return p.refused('cancelOrder', await until(p, at, 'refund_pending'));
    },
  ],
  instructions_unavailable: ending('fail-instructions', 'one minute'),
  payment_reversed: ending('reverse-payment', 'one hour'),
  screening_rejected: ending('reject-payment', 'one hour'),
  conversion_failed: ending('fail-exchange', 'one hour'),
  payout_rejected: ending('reject-payout', 'one hour'),
  rate_unavailable: [
    'Ask for a quote with the `fiatAmount` `503.00`.',
    (p) => p.refused('createOrderQuote', { body: { fiatAmount: '503.00' } }),
  ],
  stale_rate: [
    'Ask for a quote with the `fiatAmount` `503.01`.',
    (p) => p.refused('createOrderQuote', { body: { fiatAmount: '503.01' } }),
  ],
};
