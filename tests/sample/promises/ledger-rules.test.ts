import { describe, expect, it } from 'vitest';
import { asObject, objects, textOf } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { bookings, eur, expectSums, parts, usdc, USDC, used, USER } from './accounts';
import { says } from './says';
import { EXAMPLE_USER, partnerOf, type Partner } from './support';

const SETS = ['general', 'rebell-pay'];
const OTHER_USER = 'usr_01931f5e-8d3b-7c4d-8e5f-6a7b8c9d0e1f';
const PROGRAM = { type: 'partner' };
const user = (userId: string) => ({ type: 'user', userId });
const none = undefined as never;
let count = 0;
const newId = () => ({ externalId: `l-${(count += 1)}` });

describe.each(SETS)('%s: a transfer', (set) => {
  const send = (partner: Partner, body: JsonObject) =>
    partner.send('createTransfer', {}, { amount: eur('10.00'), ...newId(), ...body });

  it('must match its reason, which decides whose limits apply', async () => {
    says(
      'It must fit the two parties, and decides which limits count.',
      '| `funding` | your balance | a user | nobody |',
      '| `collection` | a user | your balance | the user |',
      '| `user_to_user` | a user | another user | both users |',
      "From your balance to a user's. Counts against no limit of the user.",
      "From a user's balance to yours, for something the user owes you.",
      'From one user to another. Counts against the limits of both.',
      'Back to where it came from; name the original in `reversalOf`.',
      'Fees that were charged. Empty when there were none.',
    );
    const partner = partnerOf(set);
    const counted = async () => [
      await used(partner, 'transfer'),
      await used(partner, 'transfer', OTHER_USER),
    ];
    const [mine, theirs] = [user(EXAMPLE_USER), user(OTHER_USER)];
    const allowed = [
      ['funding', PROGRAM, mine, ['0.00', '0.00']],
      ['collection', mine, PROGRAM, ['10.00', '0.00']],
      ['user_to_user', mine, theirs, ['20.00', '10.00']],
    ] as const;
    for (const [reason, source, destination, limits] of allowed) {
      const { status } = await send(partner, { reason, source, destination });
      expect([status, await counted()]).toEqual(['completed', limits]);
      const turned = { reason, source: destination, destination: source };
      const { code } = await send(partner, turned);
      expect(code, reason).toBe(reason === 'user_to_user' ? undefined : 'validation_failed');
    }
    expect((await send(partner, { reason: 'refund' })).code).toBe('validation_failed');
  });

  it('is refused above the limits, and has a separately booked fee between users', async () => {
    says(
      'in addition to the limits of each user',
      'When a transfer with the reason `user_to_user` reaches `completed`.',
      'Each fee is a separate booking with the type `fee` and the `relatedId` of the object it was charged for.',
      'nothing is booked for it',
    );
    const partner = partnerOf(set);
    await send(partner, { amount: eur('15000.00') });
    const [mine, theirs] = [user(EXAMPLE_USER), user(OTHER_USER)];
    const between = { reason: 'user_to_user', source: mine, destination: theirs };
    expect((await send(partner, { ...between, amount: eur('10000.01') })).code).toBe(
      'limit_exceeded',
    );
    const made = await send(partner, between);
    expect(await bookings(partner, made.id)).toEqual(['transfer debit 10.00']);
    const { body } = await partner.ask('listPartnerTransactions');
    const fees = objects(body.data ?? []).filter(({ relatedId }) => relatedId === made.id);
    expect(fees.map(({ type, amount }) => [type, asObject(amount).amount])).toEqual([
      ['fee', '0.02'],
    ]);
    await expectSums(partner);
  });

  it('is reversed only with money that is still there', async () => {
    says(
      'A reversal needs a balance where the original went: if the user has spent the money, the answer is `insufficient_balance`',
      'A completed transfer is never changed or deleted.',
      'Both sides move at once.',
    );
    const partner = partnerOf(set);
    const { id } = await send(partner, { amount: eur('300.00') });
    await send(partner, {
      reason: 'collection',
      source: user(EXAMPLE_USER),
      destination: PROGRAM,
      amount: eur('650.00'),
    });
    const reversal = {
      reason: 'refund',
      reversalOf: textOf(id),
      source: user(EXAMPLE_USER),
      destination: PROGRAM,
    };
    expect((await send(partner, { ...reversal, amount: eur('300.00') })).code).toBe(
      'insufficient_balance',
    );
    expect((await send(partner, { ...reversal, amount: eur('20.00') })).status).toBe('completed');
    expect(await bookings(partner, id)).toEqual(['transfer credit 300.00']);
  });
});

describe.each(SETS)('%s: an exchange', (set) => {
  const quote = (partner: Partner, body: JsonObject = {}) =>
    partner.send('createExchangeQuote', {}, { fromAmount: eur('100.00'), ...body });
  const accept = (partner: Partner, id: JsonValue | undefined) =>
    partner.send('createExchange', {}, { quoteId: textOf(id), ...newId() });

  it('quotes count toward limits until they end, and cause no bookings or events', async () => {
    says(
      'An open quote counts toward them; one that ends unused no longer does.',
      'It expires and costs nothing.',
      'an open quote counts toward the limits of its owner until it ends, and canceling it frees them at once',
      'For quotes; nothing is sent when one is made, canceled or expires.',
      'Quotes book nothing',
      'Quotes reserve no money, so both can be `open`.',
      'A quote reserves no money and does not check the balance.',
    );
    const partner = partnerOf(set);
    const [first, second] = [await quote(partner), await quote(partner)];
    expect((await quote(partner, { fromAmount: eur('5000.00') })).status).toBe('open');
    expect(await used(partner, 'exchange')).toBe('5200.00');
    await partner.send('cancelExchangeQuote', { quoteId: textOf(first.id) });
    expect(await used(partner, 'exchange')).toBe('5100.00');
    expect((await accept(partner, second.id)).status).toBe('accepted');
    partner.advance('PT30S');
    expect(await used(partner, 'exchange')).toBe('100.00');
    expect(partner.eventTypes()).toEqual(['exchange.settled']);
    expect((await quote(partner, { fromAmount: eur('25000.01') })).code).toBe('limit_exceeded');
  });

  it('can use a quote after a top-up in time, and continues when its user is suspended', async () => {
    says(
      'The quote stays `open` until `expiresAt`, so a top-up in time can still use it.',
      '`POST /exchanges` is refused with `user_suspended`; an exchange that is `accepted` continues.',
      'The second acceptance may be refused with `insufficient_balance`.',
      'The amount is reserved at once',
      'The balance was spent after the quote was made; a quote does not check it.',
    );
    const partner = partnerOf(set);
    const { id } = await quote(partner, { fromAmount: eur('500.00') });
    expect((await accept(partner, id)).code).toBe('insufficient_balance');
    await partner.send('createTransfer', {}, { amount: eur('200.00'), ...newId() });
    const made = await accept(partner, id);
    expect(await parts(partner, 'EUR')).toBe('100.00 + 500.00');
    const { id: unused } = await quote(partner, { fromAmount: eur('50.00') });
    await partner.send('suspendUser', USER);
    expect((await accept(partner, unused)).code).toBe('user_suspended');
    partner.advance('PT5S');
    const read = await partner.send('getExchange', { exchangeId: textOf(made.id) });
    expect([read.status, await parts(partner, 'EUR')]).toEqual(['settled', '100.00 + 0.00']);
  });

  it('rounds the amount received down, and the amount to give for an exact amount up', async () => {
    says(
      'Amounts are rounded down to the scale of the unit that arrives.',
      'If you send `toAmount`, the calculation runs the other way, and `fromAmount` is rounded up to the last decimal of its unit',
      'ask for exactly 150.000000 USDC, and the user receives exactly that',
      'What leaves the balance, fees included.',
      'A request with both amounts, or with neither, is answered with `validation_failed`',
      'Send exactly one of `fromAmount` and `toAmount`; the other one is calculated.',
    );
    const partner = partnerOf(set);
    const exact = await quote(partner, { fromAmount: none, toAmount: usdc('150.000000') });
    const given = Number(asObject(exact.fromAmount).amount);
    const worth = (euros: number) =>
      (euros - Number(asObject(asObject(objects(exact.fees ?? [])[0]).amount).amount)) *
      Number(exact.rate);
    expect(exact.toAmount).toEqual(usdc('150.000000'));
    expect(worth(given)).toBeGreaterThanOrEqual(150);
    expect(worth(given - 0.01)).toBeLessThan(150);
    const sale = { from: USDC, to: 'EUR', fromAmount: none, toAmount: eur('100.00') };
    const { fromAmount: sold, fees, rate } = await quote(partner, sale);
    const paid = (less: number) =>
      (Number(asObject(sold).amount) -
        less -
        Number(asObject(asObject(objects(fees ?? [])[0]).amount).amount)) *
      Number(rate);
    expect(paid(0)).toBeGreaterThanOrEqual(100);
    expect(paid(0.000001)).toBeLessThan(100);
    expect((await quote(partner, { toAmount: usdc('150.000000') })).code).toBe('validation_failed');
    expect((await quote(partner, { fromAmount: none })).code).toBe('validation_failed');
  });

  it('is not quoted in a direction that the user’s country restricts', async () => {
    says(
      'The pair exists, but not in this direction for this user.',
      "Rules of the user's country of residence allow selling the asset but not buying it.",
    );
    const partner = partnerOf(set);
    const address = { line1: 'Road 1', city: 'Town', postalCode: '1000', country: 'XX' };
    await partner.ask('updateUser', { path: USER, body: { address } });
    expect((await quote(partner)).code).toBe('direction_restricted');
    const selling = { from: USDC, to: 'EUR', fromAmount: usdc('10.000000') };
    expect((await quote(partner, selling)).status).toBe('open');
  });
});
