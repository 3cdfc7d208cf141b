import { describe, expect, it } from 'vitest';
import { asText } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { eur, usdc } from './accounts';
import { says } from './says';
import { partnerOf, subjectOf, valuesOf, type Partner } from './support';

const none = undefined as never;
const MORE_THAN_THERE_IS = { amount: '999.00', currency: 'EUR' };

/**
 * Calls that move money: the operation, the list in which a refused call leaves nothing, the body,
 * and the properties with which it is refused.
 */
const CALLS: readonly (readonly [
  id: string,
  list: string,
  body: JsonObject,
  refused: JsonObject,
])[] = [
  [
    'createTransfer',
    'listTransfers',
    { amount: eur('10.00') },
    { source: { type: 'partner' }, destination: { type: 'partner' } },
  ],
  ['createExchange', 'listExchanges', {}, { quoteId: 'qte_01931f64-5e6f-7071-8c83-9e0f1a2b0000' }],
  [
    'createWithdrawal',
    'listWithdrawals',
    { amount: usdc('20.000000'), estimateId: none },
    { amount: usdc('2000.000000'), estimateId: none },
  ],
  [
    'createSepaTransfer',
    'listSepaTransfers',
    { amount: eur('10.00') },
    { amount: MORE_THAN_THERE_IS },
  ],
  ['createOrder', 'listOrders', {}, { confirmedAmount: eur('1.00') }],
];

/** Whether a call uses up a quote, which must be requested first. */
const isOfQuote = (id: string): boolean => id === 'createExchange' || id === 'createOrder';

/** Calls that are recognized as repetitions only by their idempotency key. */
const SIMULATIONS: readonly (readonly [id: string, body: JsonObject])[] = [
  ['simulateDeposit', { amount: usdc('20.000000') }],
  ['simulateSepaDeposit', { amount: eur('20.00') }],
];

const isOffered =
  (set: string) =>
  ([id]: readonly [string, ...unknown[]]): boolean =>
    subjectOf(set).contract.operations.some((operation) => operation.id === id);

/** Sends the sample of an operation with changed properties and the given key. */
function sent(partner: Partner, id: string, body: JsonObject, key: string) {
  const operation = partner.subject.contract.operations.find((candidate) => candidate.id === id);
  const sample = operation?.body?.examples[0]?.value as JsonObject;
  return partner.ask(id, { body: { ...sample, ...body }, key });
}

describe.each(['general', 'rebell-pay'])('%s: a call that moves money', (set) => {
  it.each(CALLS.filter(isOffered(set)))('%s is carried out once', async (id, list, body) => {
    says(
      'send the same body with the same `Idempotency-Key`; the money moves at most once',
      'send the same body with the same `Idempotency-Key`; the payment is made at most once',
      'On a timeout, send the same body with the same `Idempotency-Key`.',
      'On a timeout, send the same request with the same `Idempotency-Key`.',
      'After a timeout, repeat the request with the same `Idempotency-Key`.',
      'then twice with two keys (`quote_already_used`)',
    );
    const partner = partnerOf(set);
    const externalId = 'once';
    const first = await sent(partner, id, { ...body, externalId }, 'the-same-key-0000001');
    const again = await sent(partner, id, { ...body, externalId }, 'the-same-key-0000001');
    expect([again.body, again.headers.get('Idempotency-Replayed')]).toEqual([first.body, 'true']);
    const other = await sent(partner, id, { ...body, externalId }, 'another-key-00000001');
    expect(other.body.code).toBe(isOfQuote(id) ? 'quote_already_used' : 'external_id_taken');
    const { body: found } = await partner.ask(list, { query: { externalId } });
    expect(valuesOf(found.data, 'id')).toEqual([first.body.id]);
  });

  it.each(CALLS.filter(isOffered(set)))(
    '%s leaves nothing in %s if it is refused',
    async (id, list, body, refused) => {
      says(
        'When `POST /transfers` answers with an error; no transfer exists then.',
        'When `POST /exchanges` answers with an error; no exchange exists then.',
        'When `POST /withdrawals` answers with an error; no withdrawal exists then.',
      );
      const partner = partnerOf(set);
      const externalId = 'refused';
      const { code } = await partner.send(id, {}, { ...body, ...refused, externalId });
      expect(asText(code)).toMatch(/^[a-z_]+$/);
      partner.advance('PT1H');
      const { body: found } = await partner.ask(list, { query: { externalId } });
      expect([valuesOf(found.data, 'id'), partner.eventTypes()]).toEqual([[], []]);
    },
  );

  it.each(SIMULATIONS.filter(isOffered(set)))(
    '%s creates a second object with a new key',
    async (id, body) => {
      says(
        'Safe to repeat with the same `Idempotency-Key`; with a new key, a second deposit arrives.',
        'Safe to repeat with the same `Idempotency-Key`; with a new key, a second payment arrives.',
      );
      const partner = partnerOf(set);
      const ids = [];
      for (const key of ['the-same-key-0000002', 'the-same-key-0000002', 'another-key-00000002']) {
        ids.push((await sent(partner, id, body, key)).body.id);
      }
      expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false]);
    },
  );
});
