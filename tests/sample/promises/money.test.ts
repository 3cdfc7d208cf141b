import { describe, expect, it } from 'vitest';
import { asObject, textOf } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { balance, bookings, eur, expectSums, usdc, USER } from './accounts';
import { KEY } from '../../mock/support';
import { says } from './says';
import { EXAMPLE_USER, partnerOf } from './support';

const SETS = ['general', 'rebell-pay'];

describe.each(SETS)('%s: transfers', (set) => {
  const reversal = (id: JsonValue | undefined, amount: string, externalId: string): JsonObject => ({
    source: { type: 'user', userId: EXAMPLE_USER },
    destination: { type: 'partner' },
    amount: eur(amount),
    reason: 'refund',
    reversalOf: textOf(id),
    externalId,
  });

  it('change both balances at once, and the list adds up', async () => {
    says(
      'Both balances change at the same moment, or neither does.',
      'Move money between balances at once.',
      'There is no moment at which the money is in both balances or in neither.',
      '`transfer.completed` is sent once, for both sides.',
    );
    const partner = partnerOf(set);
    const made = await partner.send('createTransfer', {}, { amount: eur('10.00') });
    expect(made.status).toBe('completed');
    expect(partner.eventTypes()).toEqual(['transfer.completed']);
    expect(await bookings(partner, textOf(made.id))).toEqual(['transfer credit 10.00']);
    expect((await balance(partner, 'EUR'))[0]).toBe('410.00');
    await expectSums(partner);
  });

  it('are refused without enough money, and create no booking', async () => {
    says(
      'The later one is refused with `insufficient_balance`, and nothing is booked for it.',
      'Each checks `available` when it is booked, not when you read it.',
      'The check that counts is made when the money moves, and `insufficient_balance` is a normal answer to handle.',
    );
    const partner = partnerOf(set);
    const body = {
      source: { type: 'user', userId: EXAMPLE_USER },
      destination: { type: 'partner' },
    };
    const over = { ...body, amount: eur('400.01'), reason: 'collection' };
    expect(await partner.outcome('createTransfer', {}, over)).toBe('insufficient_balance');
    expect((await balance(partner, 'EUR'))[0]).toBe('400.00');
    expect(await partner.outcome('createTransfer', {}, { ...over, amount: eur('374.50') })).toBe(
      'ok',
    );
  });

  it('reserve their amount while pending, for 30 seconds', async () => {
    says('While the transfer is `pending`, the amount is in `reserved` of the source.');
    const partner = partnerOf(set);
    const source = { type: 'user', userId: EXAMPLE_USER };
    const body = {
      source,
      destination: { type: 'partner' },
      reason: 'collection',
      amount: eur('77.01'),
    };
    const { id = '' } = await partner.send('createTransfer', {}, body);
    expect((await balance(partner, 'EUR')).slice(0, 2)).toEqual(['322.99', '77.01']);
    partner.advance('PT29S');
    expect(partner.eventTypes()).toEqual([]);
    partner.advance('PT1S');
    expect(partner.eventTypes()).toEqual(['transfer.completed']);
    expect((await balance(partner, 'EUR')).slice(0, 2)).toEqual(['322.99', '0.00']);
    expect(await bookings(partner, textOf(id))).toEqual(['transfer debit 77.01']);
  });

  it('fail if a party is suspended in the meantime', async () => {
    says('A `pending` transfer fails with `transfer_party_suspended`');
    const partner = partnerOf(set);
    const { id } = await partner.send('createTransfer', {}, { amount: eur('77.01') });
    await partner.send('suspendUser', USER);
    partner.advance('PT1S');
    const read = await partner.send('getTransfer', { transferId: textOf(id) });
    expect([read.status, asObject(read.failure).code]).toEqual([
      'failed',
      'transfer_party_suspended',
    ]);
  });

  it('do not mention a suspended party if they fail for another reason', async () => {
    says(
      'A check fails, or 60 seconds have passed.',
      'Whether a new request with the same content may succeed.',
    );
    const partner = partnerOf(set);
    const { id } = await partner.send('createTransfer', {}, { amount: eur('77.01') });
    expect(partner.sandbox.move(KEY, textOf(id), 'failed')).toBe(true);
    expect(await partner.send('getTransfer', { transferId: textOf(id) })).toMatchObject({
      status: 'failed',
      failure: { code: 'provider_unavailable', retryable: true },
    });
    const [event] = partner.newEvents();
    expect(asObject(event?.data.failure).code).toBe('provider_unavailable');
    const again = await partner.send('createTransfer', {}, { externalId: 'again' });
    expect(again.status).toBe('completed');
  });

  it('are reversed up to their amount, with the parties swapped, and no further', async () => {
    says(
      'The original then has a `reversedAmount` of 100.00 EUR, so 25.00 EUR are left. A second reversal of 25.01 EUR is refused',
      "A reversal can't be reversed",
      'is refused with `reversal_exceeds_original`, whatever its idempotency key',
      '`source` and `destination` are then those of the original, swapped',
      'The original is not `completed` or is itself a reversal, or the parties are not those of the original, swapped.',
    );
    const partner = partnerOf(set);
    const { id } = await partner.send('createTransfer', {}, { amount: eur('125.00') });
    expect(await partner.outcome('createTransfer', {}, reversal(id, '125.01', 'r-0'))).toBe(
      'reversal_exceeds_original',
    );
    const first = await partner.send('createTransfer', {}, reversal(id, '100.00', 'r-1'));
    const original = await partner.send('getTransfer', { transferId: textOf(id) });
    expect(original.reversedAmount).toEqual(eur('100.00'));
    expect(await partner.outcome('createTransfer', {}, reversal(id, '25.01', 'r-2'))).toBe(
      'reversal_exceeds_original',
    );
    expect(await partner.outcome('createTransfer', {}, reversal(first.id, '1.00', 'r-3'))).toBe(
      'reversal_not_possible',
    );
    const { source = '', destination = '', ...unchanged } = reversal(id, '1.00', 'r-5');
    const other = { ...unchanged, source: destination, destination: source };
    expect(await partner.outcome('createTransfer', {}, other)).toBe('reversal_not_possible');
    const pending = await partner.send(
      'createTransfer',
      {},
      { externalId: 'p', amount: eur('77.01') },
    );
    expect(await partner.outcome('createTransfer', {}, reversal(pending.id, '1.00', 'r-6'))).toBe(
      'reversal_not_possible',
    );
    expect(await partner.outcome('createTransfer', {}, reversal(id, '25.00', 'r-4'))).toBe('ok');
  });
});

describe.each(SETS)('%s: exchanges', (set) => {
  it('book two entries and the fee, once settled', async () => {
    says(
      'An exchange books two entries of type `exchange`, both with the identifier of the exchange in `relatedId`',
      'The fee is an entry of type `fee` in the unit in which it was charged.',
      'When an exchange reaches `settled`.',
      'One leg of an exchange; the other one has the same `relatedId`.',
      'What was booked, without fees; a fee is a separate booking.',
      'On `settled`, it leaves the balance, and `to` arrives after fees',
    );
    const partner = partnerOf(set);
    const { id = '' } = await partner.send('createExchange');
    expect((await balance(partner, 'EUR')).slice(0, 2)).toEqual(['275.00', '125.00']);
    partner.advance('PT5S');
    expect(await bookings(partner, textOf(id))).toEqual([
      'exchange debit 124.62',
      'fee debit 0.38',
      'exchange credit 152.036400',
    ]);
    expect((await balance(partner, 'EUR')).slice(0, 2)).toEqual(['275.00', '0.00']);
    await expectSums(partner);
  });

  it('return the amount when they fail, without a booking', async () => {
    says('on `failed`, it returns to `available`', '`fromAmount` is back in `available`.');
    const partner = partnerOf(set);
    const { id = '' } = await partner.send('createExchange', {}, { externalId: 'fail-exchange' });
    partner.advance('PT1M');
    const read = await partner.send('getExchange', { exchangeId: textOf(id) });
    expect([read.status, read.fees]).toEqual(['failed', []]);
    expect((await balance(partner, 'EUR')).slice(0, 2)).toEqual(['400.00', '0.00']);
    expect(await bookings(partner, textOf(id))).toEqual([]);
  });

  it('use a quote once, in time, and with enough money', async () => {
    says(
      'A quote can be accepted only once, so even with a new key, a second exchange is refused with `quote_already_used`.',
      'Quotes are kept for 24 hours.',
      'Nothing was booked.',
    );
    const partner = partnerOf(set);
    const quote = async (amount: string) =>
      textOf((await partner.send('createExchangeQuote', {}, { fromAmount: eur(amount) })).id);
    const accept = (quoteId: string) =>
      partner.outcome('createExchange', {}, { quoteId, externalId: quoteId });
    expect(await accept(await quote('400.01'))).toBe('insufficient_balance');
    const used = await quote('10.00');
    expect([await accept(used), await accept(used)]).toEqual(['ok', 'quote_already_used']);
    const late = await quote('10.00');
    partner.advance('PT30S');
    expect(await accept(late)).toBe('quote_expired');
    partner.advance('PT24H');
    expect(await partner.outcome('getExchangeQuote', { quoteId: late })).toBe('not_found');
  });

  it('are not quoted below the minimum, or for a pair without a market', async () => {
    says(
      'The amount is worth less than 5 EUR, the smallest amount that is exchanged.',
      'The two units cannot be exchanged for each other, or are the same.',
    );
    const partner = partnerOf(set);
    const outcome = (body: JsonObject) => partner.outcome('createExchangeQuote', {}, body);
    expect(await outcome({ fromAmount: eur('4.99') })).toBe('exchange_amount_below_minimum');
    expect(await outcome({ fromAmount: eur('5.00') })).toBe('ok');
    expect(await outcome({ to: 'EUR' })).toBe('pair_not_supported');
    expect(await outcome({ fromAmount: usdc('10.000000') })).toBe('validation_failed');
  });
});
