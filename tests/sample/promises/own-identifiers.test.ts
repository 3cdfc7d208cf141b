import { describe, expect, it } from 'vitest';
import { objects } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { eur, usdc } from './accounts';
import { says } from './says';
import { partnerOf, subjectOf, valuesOf } from './support';

const METADATA = { line: '42', campaign: 'autumn' };

/**
 * Identifiers and notes of your own system, by the operation that creates the object, with the
 * operation that lists such objects.
 */
const OWN: readonly (readonly [create: string, list: string, body: JsonObject])[] = [
  ['createTransfer', 'listTransfers', { metadata: METADATA, reference: 'Welcome credit' }],
  ['createExchange', 'listExchanges', { metadata: METADATA }],
  [
    'createWithdrawal',
    'listWithdrawals',
    { metadata: METADATA, amount: usdc('20.000000'), estimateId: undefined as never },
  ],
  [
    'createSepaTransfer',
    'listSepaTransfers',
    { metadata: METADATA, amount: eur('10.00'), remittance: 'Invoice 42', endToEndId: 'INV-42' },
  ],
  [
    'createOrder',
    'listOrders',
    { metadata: METADATA, description: 'Top-up', returnUrl: 'https://shop.example/orders/42' },
  ],
];

describe.each(['general', 'rebell-pay'])('%s: identifiers and notes of your own system', (set) => {
  const { operations } = subjectOf(set).contract;
  const offered = OWN.filter(([create]) => operations.some(({ id }) => id === create));

  it.each(offered)('are returned by %s, and find the object in %s', async (create, list, body) => {
    says(
      'Your own key-value pairs, returned unchanged.',
      'Text for both parties, returned unchanged.',
      'Up to 20 of your own key-value pairs; returned with the order.',
      '`GET /exchanges?externalId=…` shows whether the exchange was made; an empty list means that it was not.',
      'one entry means that the order exists, an empty list means that it does not',
      'Then list by `externalId`: an empty list means that nothing was made.',
      'Where the hosted payment page sends the payer afterward, as you sent it.',
      'Your own identifier of the order, as you sent it.',
    );
    const partner = partnerOf(set);
    const externalId = `own-${create}`;
    const found = async () => {
      const { body: answer } = await partner.ask(list, { query: { externalId } });
      return valuesOf(answer.data, 'id');
    };
    expect(await found()).toEqual([]);
    const made = await partner.send(create, {}, { ...body, externalId });
    const { amount, estimateId, ...texts } = body;
    expect([amount ?? made.amount, estimateId]).toEqual([made.amount, undefined]);
    expect(made).toMatchObject({ ...texts, externalId });
    expect(await found()).toEqual([made.id]);
  });

  it('label addresses', async () => {
    says(
      'Your own name for the address.',
      'Name of the entry in the address book.',
      'Create another one, with a `label`, when the user wants to tell senders apart.',
    );
    const partner = partnerOf(set);
    const labels = [];
    for (const id of ['createDepositAddress', 'createWithdrawalAddress']) {
      labels.push((await partner.send(id, {}, { label: 'Savings' })).label);
    }
    expect(labels).toEqual(['Savings', 'Savings']);
    const { body } = await partner.ask('listDepositAddresses');
    expect(objects(body.data ?? [])[0]?.label).toBe('Savings');
  });
});
