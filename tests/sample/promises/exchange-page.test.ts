import { describe, expect, it } from 'vitest';
import { asObject, objects, textOf } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { bookings, eur, parts, usdc, USDC } from './accounts';
import { says } from './says';
import { EXAMPLE_USER, partnerOf, type Partner } from './support';

const none = undefined as never;
let count = 0;
const newId = () => ({ externalId: `x-${(count += 1)}` });

const quote = (partner: Partner, body: JsonObject = {}) =>
  partner.send('createExchangeQuote', {}, { fromAmount: eur('125.00'), ...body });
const accept = (partner: Partner, id: JsonValue | undefined, body: JsonObject = {}) =>
  partner.send('createExchange', {}, { quoteId: textOf(id), ...newId(), ...body });
const cancel = (partner: Partner, id: JsonValue | undefined) =>
  partner.outcome('cancelExchangeQuote', { quoteId: textOf(id) });
const read = (partner: Partner, id: JsonValue | undefined) =>
  partner.send('getExchange', { exchangeId: textOf(id) });

describe.each(['general', 'rebell-pay'])('%s: an exchange quote', (set) => {
  it('adds up, and its remaining time follows the `Date` of the answers', async () => {
    says(
      'Fees are deducted from `fromAmount` before the rate is applied, and the spread is part of `rate`.',
      '| `fromAmount` | 125.00 EUR |',
      '| minus `fees` | 0.38 EUR |',
      '| is exchanged | 124.62 EUR |',
      '| times `rate` | 1.220000 USDC for 1 EUR |',
      '| `toAmount` | 152.036400 USDC |',
      'Both appear in the quote before anybody agrees.',
      'Convert what you hold at a firm quote.',
      'the seconds left are `expiresAt` minus the `Date` header of the answer',
    );
    const partner = partnerOf(set);
    const { id, fromAmount, fees, rate, toAmount, spreadBps, expiresAt } = await quote(partner);
    expect([fromAmount, asObject(objects(fees ?? [])[0]).amount, rate, toAmount]).toEqual([
      eur('125.00'),
      eur('0.38'),
      '1.220000',
      usdc('152.036400'),
    ]);
    expect(spreadBps).toBe(40);
    expect((125 - 0.38) * 1.22).toBeCloseTo(152.0364, 6);
    const secondsLeft = async () => {
      const answer = await partner.ask('getExchangeQuote', { path: { quoteId: textOf(id) } });
      const now = Date.parse(answer.headers.get('Date') ?? '');
      return (Date.parse(textOf(expiresAt)) - now) / 1000;
    };
    expect(await secondsLeft()).toBe(30);
    partner.advance('PT10S');
    expect(await secondsLeft()).toBe(20);
  });

  it('is accepted or canceled, and only once', async () => {
    says(
      'One gets `201`, the other `quote_already_used`. There is one exchange.',
      'Ends an open quote before it expires.',
      'Exactly one of the two succeeds; the other is refused with `quote_already_used`.',
      'With a new key, the answer is `quote_already_used`; the quote stays `canceled`.',
      'A quote can be accepted only once, so nothing happens twice.',
      'Somebody accepted or canceled it first, perhaps your own retry.',
      'What counts is when the call reaches the provider. A `201` is binding even if it arrives after `expiresAt`.',
    );
    const partner = partnerOf(set);
    const { id } = await quote(partner);
    partner.advance('PT29S');
    const made = await accept(partner, id);
    expect([(await accept(partner, id)).code, await cancel(partner, id)]).toEqual([
      'quote_already_used',
      'quote_already_used',
    ]);
    const { body } = await partner.ask('listExchanges');
    const ofQuote = objects(body.data ?? []).filter(({ quoteId }) => quoteId === id);
    expect(ofQuote.map((exchange) => exchange.id)).toEqual([made.id]);
    partner.advance('PT5S');
    expect((await read(partner, made.id)).status).toBe('settled');
    const { id: other } = await quote(partner, { fromAmount: eur('10.00') });
    expect([await cancel(partner, other), await cancel(partner, other)]).toEqual([
      'ok',
      'quote_already_used',
    ]);
    expect((await accept(partner, other)).code).toBe('quote_already_used');
    expect(await partner.send('getExchangeQuote', { quoteId: textOf(other) })).toMatchObject({
      status: 'canceled',
    });
  });

  it('is unknown after 24 hours', async () => {
    says('The identifier is wrong, from another environment, or older than 24 hours.');
    const partner = partnerOf(set);
    const { id } = await quote(partner);
    partner.advance('PT23H59M59S');
    expect((await accept(partner, id)).code).toBe('quote_expired');
    partner.advance('PT1S');
    expect((await accept(partner, id)).code).toBe('quote_not_found');
  });
});

describe.each(['general', 'rebell-pay'])('%s: an exchange', (set) => {
  it('arrives when it is settled, and not before', async () => {
    says(
      '| `accepted` | 1 second |',
      '| `executing` | 5 seconds, at most 60 seconds |',
      'Start a payout of `toAmount` only after the event; before it, the payout is refused with `insufficient_balance`.',
      'The amount is available at `settled`, not at `accepted`.',
      'The counter-amount has arrived.',
      'The rate is fixed, and the amount is reserved.',
      '`from` moves from `available` to `reserved` at once.',
      '`toAmount` is in `available`.',
      'The answer is `accepted`, and `fromAmount` moves from `available` to `reserved`.',
      'The counter-amount is available. `data` is the exchange.',
    );
    const partner = partnerOf(set);
    const made = await accept(partner, (await quote(partner)).id);
    expect([made.status, await parts(partner, 'EUR')]).toEqual(['accepted', '275.00 + 125.00']);
    const payOut = () => {
      const body = {
        source: { type: 'user', userId: EXAMPLE_USER },
        destination: { type: 'partner' },
        amount: usdc('1152.000000'),
        reason: 'collection',
      };
      return partner.outcome('createTransfer', {}, { ...body, ...newId() });
    };
    const states = [];
    for (const step of ['PT1S', 'PT3S', 'PT1S']) {
      expect(await payOut()).toBe('insufficient_balance');
      partner.advance(step);
      states.push((await read(partner, made.id)).status);
    }
    expect(states).toEqual(['executing', 'executing', 'settled']);
    expect(partner.newEvents()).toMatchObject([
      { type: 'exchange.settled', data: { id: made.id ?? '', status: 'settled' } },
    ]);
    expect(await payOut()).toBe('ok');
  });

  it('that fails gives the reason, and states that a new quote may work', async () => {
    says(
      'The exchange ends in `failed`, and the amount returns.',
      'The amount is back in `available`. `failure` says why, and whether a new quote may succeed.',
      '`failed`, `failure.retryable` is `true`',
      'The market did not fill it within 60 seconds.',
    );
    const partner = partnerOf(set);
    const { id } = await accept(partner, (await quote(partner)).id, {
      externalId: 'fail-exchange',
    });
    partner.advance('PT59S');
    expect((await read(partner, id)).status).toBe('executing');
    partner.advance('PT1S');
    expect(await read(partner, id)).toMatchObject({
      status: 'failed',
      failure: { code: 'liquidity_unavailable', retryable: true },
    });
    expect([partner.eventTypes(), await parts(partner, 'EUR')]).toEqual([
      ['exchange.failed'],
      '400.00 + 0.00',
    ]);
    expect((await quote(partner)).status).toBe('open');
  });

  it("stays within one owner's balances", async () => {
    says(
      "An exchange stays within one owner's balances",
      'the quote is for a user and not for your own balances',
      'User whose balances are exchanged. Leave it out for your own.',
      'Only exchanges of this user. Without it, also those of your own balances.',
    );
    const partner = partnerOf(set);
    const theirs = await parts(partner, USDC);
    const own = await accept(partner, (await quote(partner, { userId: none })).id);
    expect(own).not.toHaveProperty('userId');
    partner.advance('PT5S');
    const { body } = await partner.ask('listPartnerTransactions');
    const mine = objects(body.data ?? []).filter(({ relatedId }) => relatedId === own.id);
    expect(mine.map(({ type }) => type).toSorted()).toEqual(['exchange', 'exchange', 'fee']);
    const isListed = async (query: Record<string, string>) => {
      const { data } = (await partner.ask('listExchanges', { query })).body;
      return objects(data).some(({ id }) => id === own.id);
    };
    expect([await isListed({}), await isListed({ userId: EXAMPLE_USER })]).toEqual([true, false]);
    expect([await bookings(partner, own.id), await parts(partner, USDC)]).toEqual([[], theirs]);
  });
});

it('an indicative rate is the rate that a quote would have', async () => {
  says(
    'It binds nobody: you exchange at the rate of a quote.',
    'Always `true`; only a quote binds.',
    'Units of `to` for one unit of `from`, including the spread.',
    'Moment of the rate.',
  );
  const partner = partnerOf('general');
  const { rate, spreadBps } = await quote(partner);
  partner.advance('PT10S');
  const { body } = await partner.ask('getIndicativeRate');
  expect(body).toMatchObject({
    rate,
    spreadBps,
    indicative: true,
    asOf: '2026-11-02T09:30:10.000Z',
  });
});
