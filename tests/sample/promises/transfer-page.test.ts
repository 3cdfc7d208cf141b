import { describe, expect, it } from 'vitest';
import { objects, textOf } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { bookings, eur, expectSums, parts, usdc, USDC, used, USER } from './accounts';
import { says } from './says';
import { EXAMPLE_USER, partnerOf, valuesOf, type Partner } from './support';

const OTHER_USER = 'usr_01931f5e-8d3b-7c4d-8e5f-6a7b8c9d0e1f';
const PROGRAM = { type: 'partner' };
const user = (userId: string) => ({ type: 'user', userId });
let count = 0;

const send = (partner: Partner, body: JsonObject = {}) => {
  count += 1;
  return partner.send('createTransfer', {}, { externalId: `t-${count}`, ...body });
};
const collect = (amount: string) => ({
  source: user(EXAMPLE_USER),
  destination: PROGRAM,
  reason: 'collection',
  amount: eur(amount),
});

describe.each(['general', 'rebell-pay'])('%s: a transfer', (set) => {
  it('moves money and crypto-assets between users, and sends a single event', async () => {
    says(
      "Moves money or a crypto-asset between two balances of your program: yours and a user's, or two users'.",
      'a transfer never converts',
      'in the same second, even if `POST /transfers` has already answered `completed`.',
      'in most cases within the same second, with no bank and no blockchain in between',
      'and for movements that are not transfers, such as fees.',
      'Both balances have changed. `data` is the transfer.',
    );
    const partner = partnerOf(set);
    const between = {
      reason: 'user_to_user',
      source: user(EXAMPLE_USER),
      destination: user(OTHER_USER),
    };
    const asset = await send(partner, { ...between, amount: usdc('250.000000') });
    expect(partner.newEvents()).toEqual([{ type: 'transfer.completed', data: asset }]);
    expect(await bookings(partner, asset.id)).toEqual(['transfer debit 250.000000']);
    expect(await parts(partner, USDC)).toBe('750.000000 + 0.000000');
    const money = await send(partner, { ...between, amount: eur('10.00') });
    expect([partner.eventTypes(), valuesOf(money.fees, 'feeId')]).toEqual([
      ['transfer.completed'],
      ['transfer-user-to-user'],
    ]);
  });

  it('accepts amounts only as decimal strings', async () => {
    says(
      'An amount is a decimal string with the decimals of its currency or asset.',
      'JSON parsers can lose digits of a number, so a number is refused',
    );
    const partner = partnerOf(set);
    const wrong = {
      source: 'partner',
      destination: EXAMPLE_USER,
      amount: { amount: 125, currency: 'EUR' },
      reason: 'funding',
    };
    const { body } = await partner.ask('createTransfer', { body: wrong });
    expect(body.code).toBe('validation_failed');
    expect(valuesOf(body.errors, 'pointer')).toContain('/amount/amount');
  });

  it('keeps its `externalId` forever', async () => {
    says(
      'It stays unique among your transfers',
      'a second transfer with the same value is refused with `external_id_taken`',
    );
    const partner = partnerOf(set);
    const { externalId = '' } = await send(partner);
    partner.advance('P400D');
    expect((await send(partner, { externalId })).code).toBe('external_id_taken');
  });

  it('that is pending or failed has not moved anything', async () => {
    says(
      'a `201` with `pending` means that a check is running, and a `201` with `failed` means that nothing moved',
      'When a transfer reaches `failed`, even if `POST /transfers` has already answered `failed`.',
      'Accepted, the amount is reserved.',
      'Nothing has moved and the reservation is released.',
      'After 60 seconds, read the transfer; it has ended by then.',
      'a transfer that needs a check stays `pending` for up to 60 seconds',
      'The transfer ends in `failed`, and a new one may succeed.',
    );
    const partner = partnerOf(set);
    const failed = await send(partner, collect('77.02'));
    expect([failed.status, await parts(partner, 'EUR')]).toEqual(['failed', '400.00 + 0.00']);
    expect(failed.failure).toMatchObject({ code: 'provider_unavailable', retryable: true });
    expect(partner.eventTypes()).toEqual(['transfer.failed']);
    const pending = await send(partner, collect('77.01'));
    expect([pending.status, await parts(partner, 'EUR'), partner.eventTypes()]).toEqual([
      'pending',
      '322.99 + 77.01',
      [],
    ]);
    expect(await bookings(partner, pending.id)).toEqual([]);
    partner.advance('PT60S');
    expect(await partner.send('getTransfer', { transferId: textOf(pending.id) })).toMatchObject({
      status: 'completed',
    });
  });

  it('is refused while a user on either side is suspended, and keeps its state', async () => {
    says(
      'A user on either side is suspended or closed.',
      'one that is `completed` stays completed',
      'A completed transfer is never changed or deleted.',
    );
    const partner = partnerOf(set);
    const done = await send(partner, { amount: eur('10.00') });
    await partner.send('suspendUser', USER);
    partner.advance('PT1S');
    for (const body of [collect('10.00'), { amount: eur('10.00') }]) {
      expect((await send(partner, body)).code).toBe('transfer_party_suspended');
    }
    expect(await partner.send('getTransfer', { transferId: textOf(done.id) })).toEqual(done);
  });

  it('that is reversed stays in the lists with its reversal, and does not count toward limits', async () => {
    says(
      'Both stay in the lists, and the balances are right at every moment.',
      'Only transfers from or to this user.',
      'Sum of the reversals so far; the rest can still be reversed.',
      '| `refund` | where the original went | where it came from | nobody |',
      'send an ordinary transfer instead',
      'in your transactions, whose `relatedId` is the identifier of the transfer',
    );
    const partner = partnerOf(set);
    const { id } = await send(partner, { amount: eur('125.00') });
    const back = { ...collect('100.00'), reason: 'refund', reversalOf: textOf(id) };
    const reversal = await send(partner, back);
    await expectSums(partner);
    expect(await used(partner, 'transfer')).toBe('0.00');
    const { body } = await partner.ask('listTransfers', { query: { userId: EXAMPLE_USER } });
    expect(
      objects(body.data ?? [])
        .slice(0, 2)
        .map((transfer) => transfer.id),
    ).toEqual([reversal.id, id]);
    expect(await bookings(partner, id)).toEqual(['transfer credit 125.00']);
    expect(await bookings(partner, reversal.id)).toEqual(['transfer debit 100.00']);
    expect((await send(partner, { amount: eur('100.00') })).status).toBe('completed');
  });
});
