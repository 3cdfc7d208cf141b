import type { JsonObject } from '../../../../src/reference/contract/model';
import { eur, USER } from '../accounts';
import type { Program } from '../program';
import { fresh, refusedAnew, type Ways } from './way';

const PARTNER = { type: 'partner', userId: null };

/** Transfers an amount, then reverses another amount of it, and returns the error code. */
async function reversal(p: Program, amount: string, back: string): Promise<string | undefined> {
  const reversalOf = await p.made('createTransfer', { body: { ...fresh(), amount: eur(amount) } });
  p.advance('PT1M');
  return refusedAnew(p, 'createTransfer', {
    source: { type: 'user', ...USER },
    destination: PARTNER,
    amount: eur(back),
    reason: 'refund',
    reversalOf,
  });
}

const quoted = async (p: Program) => {
  const id = await p.made('createExchangeQuote');
  return { quoteId: id };
};

/** Errors of transfers and exchanges. */
export const TRANSFERS: Ways = {
  same_account: [
    'Send `{"type": "partner"}` as `source` and as `destination`.',
    (p) => refusedAnew(p, 'createTransfer', { source: PARTNER, destination: PARTNER }),
  ],
  currency_mismatch: [
    'Send the amount `{"amount": "10.00", "currency": "XTS"}`.',
    (p) => refusedAnew(p, 'createTransfer', { amount: { amount: '10.00', currency: 'XTS' } }),
  ],
  transfer_party_suspended: [
    'Suspend the user, then send the transfer.',
    async (p) => {
      await p.done('suspendUser', { path: USER });
      return p.refused('createTransfer');
    },
  ],
  transfer_party_unknown: [
    'Send a `userId` that you did not create.',
    (p) =>
      p.refused('createTransfer', {
        body: { destination: { userId: 'usr_01931f5e-0000-7b3c-9d4e-5f6a7b8c9d0e' } },
      }),
  ],
  reversal_exceeds_original: [
    'Reverse a transfer of `125.00` with `125.01`.',
    (p) => reversal(p, '125.00', '125.01'),
  ],
  reversal_not_possible: ['Reverse a transfer that failed.', (p) => reversal(p, '77.02', '77.02')],
  pair_not_supported: [
    'Ask for `EUR` to `EUR`.',
    (p) => p.refused('createExchangeQuote', { body: { to: 'EUR' } }),
  ],
  direction_restricted: [
    'Set the `country` of a user to `XX`, then ask for a quote from `EUR` to an asset.',
    async (p) => {
      const body: JsonObject = { address: { country: 'XX' } };
      await p.done('updateUser', { path: USER, body });
      return p.refused('createExchangeQuote');
    },
  ],
  exchange_amount_below_minimum: [
    'Ask for a `fromAmount` of `0.01`.',
    (p) => p.refused('createExchangeQuote', { body: { fromAmount: eur('0.01') } }),
  ],
  quote_not_found: [
    'Send a `quoteId` that you did not create.',
    (p) =>
      p.refused('createExchange', {
        body: { quoteId: 'qte_01931f64-0000-7071-8c83-9e0f1a2b3c4d' },
      }),
  ],
  quote_expired: [
    'Make a quote, advance the virtual clock by 31 seconds, then accept it.',
    async (p) => {
      const body = await quoted(p);
      p.advance('PT31S');
      return p.refused('createExchange', { body });
    },
  ],
  quote_already_used: [
    'Accept the same quote twice with two idempotency keys.',
    async (p) => {
      const body = await quoted(p);
      await p.done('createExchange', { body });
      return p.refused('createExchange', { body });
    },
  ],
  rate_moved: [
    'Accept a quote with the `externalId` `rate-moved`.',
    async (p) =>
      p.refused('createExchange', { body: { ...(await quoted(p)), externalId: 'rate-moved' } }),
  ],
};
