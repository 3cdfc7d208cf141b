import { describe, expect, it } from 'vitest';
import { asObject, asText } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { EXAMPLE_USER as USER } from './support';
import { eur } from './accounts';
import { programOf, type Program } from './program';
import { says } from './says';

/** Returns a program whose user owns 400.00 EUR, of which 25.50 EUR are held. */
const program = () => programOf('general');

async function activeCard(p: Program, wait: string): Promise<string> {
  const { id } = await p.done('createCard', { body: { externalId: 'amounts-1' } });
  p.advance(wait);
  p.newEvents();
  return asText(id) ?? '';
}

/** Simulates a payment with a new card. */
async function played(amount: string, then: string, wait = 'PT5S') {
  const p = program();
  const cardId = await activeCard(p, wait);
  const body = { cardId, amount: eur(amount), then };
  const payment = await p.done('simulateCardAuthorization', { body });
  const now = () =>
    p.done('getCardTransaction', { path: { transactionId: asText(payment.id) ?? '' } });
  const used = async (period = 'daily') => {
    const limits = await p.done('getCardLimits', { path: { cardId } });
    const { usedAmount, usedCount } = asObject(limits[period]);
    return [asObject(usedAmount).amount, usedCount];
  };
  const userUsed = async () => {
    const { limits } = await p.done('getUserLimits', { path: { userId: USER } });
    const list = limits as readonly JsonObject[];
    const ofDay = list.find(({ product, period }) => product === 'card' && period === 'day');
    // Without the payment of the examples.
    return (Number(asObject(ofDay?.used).amount) - 25.5).toFixed(2);
  };
  /** Returns the type, state and amounts of each new event about the payment. */
  const events = () =>
    p
      .newEvents()
      .filter(({ data }) => data.id === payment.id)
      .map(({ type, data }) => [type.replace('card.transaction.', ''), data.status, data]);
  return { p, cardId, payment, now, used, userUsed, events };
}

const ofPayments = async (p: Program) => (await p.bookings(USER)).slice(2);

describe('an authorization that the merchant changes', () => {
  it('is raised: `card.transaction.authorized` again, and the difference is held and counted', async () => {
    says(
      'Within seconds of the approval, and again when a merchant raises or lowers the authorization; then with the same `data.id` and a new `billingAmount`.',
      "Authorized amount in the card's currency, without fees. Changes when the merchant raises or lowers the authorization.",
      'the difference, on the day of the raise; it is not another payment',
      'The merchant raises the authorization by half after 30 seconds and collects it.',
      'Raised by half, then collected.',
      'A raised or lowered authorization keeps it.',
    );
    const { p, payment, now, used, userUsed, events } = await played('20.00', 'raised');
    expect(payment).toMatchObject({ status: 'authorized', billingAmount: eur('20.00') });
    const before = await userUsed();
    p.advance('PT29S');
    expect(await now()).toEqual(payment);
    events();
    p.advance('PT1S');
    const raised = await now();
    expect(raised).toMatchObject({
      status: 'authorized',
      transactionAmount: eur('30.00'),
      billingAmount: eur('30.00'),
      fundingAmount: eur('30.00'),
      updatedAt: '2026-11-02T09:30:35.000Z',
      expiresAt: payment.expiresAt,
    });
    expect(events()).toEqual([['authorized', 'authorized', raised]]);
    expect(await p.balance(USER)).toMatchObject({ available: '344.50', reserved: '55.50' });
    expect(await used()).toEqual(['30.00', 1]);
    expect([before, await userUsed()]).toEqual(['20.00', '30.00']);
    expect(await ofPayments(p)).toEqual([]);
    p.advance('PT30S');
    expect(await now()).toMatchObject({ status: 'cleared', clearedAmount: eur('30.00') });
    expect(events().map(([type]) => type)).toEqual(['cleared']);
    expect(await ofPayments(p)).toContain('card debit 30.00');
    expect(await used()).toEqual(['30.00', 1]);
  });

  it('is not raised if card, limits or balance do not allow it', async () => {
    says('A raise that card, limits or balance do not allow changes nothing.');
    const frozen = await played('20.00', 'raised');
    await frozen.p.done('freezeCard', { path: { cardId: frozen.cardId } });
    const poor = await played('300.00', 'raised');
    const limited = await played('20.00', 'raised');
    const daily = { amount: eur('29.99'), count: 9 };
    await limited.p.done('setCardLimits', { path: { cardId: limited.cardId }, body: { daily } });
    for (const { p, payment, now, events } of [frozen, poor, limited]) {
      events();
      p.advance('PT30S');
      expect(await now()).toEqual(payment);
      p.advance('PT30S');
      expect(await now()).toMatchObject({ clearedAmount: payment.billingAmount });
      expect(events().map(([type]) => type)).toEqual(['cleared']);
    }
  });

  it('can be raised by the last payment that a limit allows', async () => {
    const { p, cardId, now } = await played('20.00', 'raised');
    const daily = { amount: eur('30.00'), count: 0 };
    await p.done('setCardLimits', { path: { cardId }, body: { daily } });
    p.advance('PT30S');
    expect(await now()).toMatchObject({ billingAmount: eur('30.00') });
    expect(p.eventTypes()).toContain('card.limit_reached');
  });

  it('is lowered: the rest becomes available again and no longer counts toward the limits of its day', async () => {
    says(
      'that is `card.transaction.authorized` with the new amount',
      'An authorization is reversed, lowered or expires',
      'The merchant lowers the authorization to half after 30 seconds and collects that.',
      'Lowered to half, then collected.',
    );
    const { p, now, used, userUsed, events } = await played('20.00', 'lowered');
    events();
    p.advance('PT30S');
    const lowered = await now();
    expect(lowered).toMatchObject({ status: 'authorized', billingAmount: eur('10.00') });
    expect(lowered).toMatchObject({ fundingAmount: eur('10.00') });
    expect(events()).toEqual([['authorized', 'authorized', lowered]]);
    expect(await p.balance(USER)).toMatchObject({ available: '364.50', reserved: '35.50' });
    expect([await used(), await userUsed()]).toEqual([['10.00', 1], '10.00']);
    p.advance('PT30S');
    expect(await now()).toMatchObject({ status: 'cleared', clearedAmount: eur('10.00') });
    expect(await ofPayments(p)).toEqual(['card debit 10.00']);
  });
});

describe('a change after midnight', () => {
  it.each([
    ['lowered', ['0.00', 0], ['10.00', 1]],
    ['raised', ['10.00', 0], ['30.00', 1]],
  ])('that is `%s` counts on the day that the page documents', async (then, ofDay, ofMonth) => {
    says('the difference, on the day of the raise', 'subtracted from the day it counted on');
    const { p, used } = await played('20.00', then, 'PT14H29M45S');
    p.advance('PT30S');
    expect([await used(), await used('monthly')]).toEqual([ofDay, ofMonth]);
  });
});

describe('a payment that is cleared with another amount', () => {
  it('takes the tip from the balance, and counts it even above the limit', async () => {
    says(
      "What the merchant really took, in the card's currency. Can differ from `billingAmount`, for tips",
      'restaurants collect the tip with the clearing',
      'Can differ from `billingAmount`, for tips, fuel and exchange rates.',
      'the difference, on the day of the clearing, even above the limit',
      'A tenth more than was authorized is cleared, even if the balance does not cover it.',
      'Collected with a tenth more than was authorized.',
    );
    const { p, cardId, now, used, userUsed, events } = await played('350.00', 'cleared_with_tip');
    const daily = { amount: eur('350.00'), count: 9 };
    await p.done('setCardLimits', { path: { cardId }, body: { daily } });
    events();
    p.advance('PT1M');
    const cleared = await now();
    expect(cleared).toMatchObject({
      status: 'cleared',
      billingAmount: eur('350.00'),
      clearedAmount: eur('385.00'),
      fundingAmount: eur('385.00'),
    });
    expect(events()).toEqual([['cleared', 'cleared', cleared]]);
    expect(await ofPayments(p)).toEqual(['card debit 385.00']);
    expect(await p.balance(USER)).toMatchObject({ available: '-10.50', reserved: '25.50' });
    expect([await used(), await userUsed()]).toEqual([['385.00', 1], '385.00']);
  });

  it('counts on the day of the clearing when the hold has run out', async () => {
    says('An `expired` transaction can still be `cleared`, weeks later.');
    const { p, now, used } = await played('20.00', 'cleared_late');
    p.advance('P7D');
    expect([(await now()).status, await used()]).toEqual(['expired', ['0.00', 0]]);
    p.advance('PT5S');
    expect([(await now()).status, await used()]).toEqual(['cleared', ['20.00', 0]]);
  });
});

describe('a payment without an authorization', () => {
  it('offline starts as `cleared`: one event, and no limit, state or balance prevents it', async () => {
    says(
      'A payment that was never authorized, offline on a plane for example, starts here.',
      'For payments that are cleared without an authorization; the first event is then `card.transaction.cleared`.',
      'Cleared at once, and never authorized. Nothing can decline it; the balance may become negative.',
      'Collected without an authorization, as on a plane.',
      'Identifier of the authorization, or of the clearing of a payment without one.',
      'the balance may become negative',
    );
    const { p, payment, now, used, events } = await played('400.00', 'offline');
    expect(payment).toMatchObject({
      status: 'cleared',
      type: 'purchase',
      clearedAmount: eur('400.00'),
      fundingAmount: eur('400.00'),
    });
    expect(Object.keys(payment)).not.toContain('expiresAt');
    expect(payment.authorizationId).toMatch(/^ath_/);
    expect(events()).toEqual([['cleared', 'cleared', payment]]);
    expect(await ofPayments(p)).toEqual(['card debit 400.00']);
    expect(await p.balance(USER)).toMatchObject({ available: '-25.50', reserved: '25.50' });
    expect(await used()).toEqual(['400.00', 0]);
    p.advance('P30D');
    expect([await now(), events()]).toEqual([payment, []]);
  });

  it('offline is collected from a frozen card, too', async () => {
    const { p, cardId } = await played('1.00', 'offline');
    await p.done('freezeCard', { path: { cardId } });
    const body = { cardId, amount: eur('51.00'), then: 'offline' };
    const payment = await p.done('simulateCardAuthorization', { body });
    expect(payment).toMatchObject({ status: 'cleared', fundingAmount: eur('51.00') });
  });

  it('of type `credit` adds money, does not count toward limits and costs nothing', async () => {
    says(
      'Money to the card without a purchase before it, such as a payout or a refund that could not be matched.',
      'those are separate transactions, of type `credit`',
      'No payment; the amount comes to the card as a transaction of type `credit`.',
      'Money to the card instead of a payment.',
    );
    const { p, cardId, payment, used, events } = await played('40.00', 'credited');
    expect(payment).toMatchObject({ status: 'cleared', type: 'credit', fees: [] });
    expect(payment).toMatchObject({ clearedAmount: eur('40.00'), fundingAmount: eur('0.00') });
    expect(events()).toEqual([['cleared', 'cleared', payment]]);
    expect(await ofPayments(p)).toEqual(['card credit 40.00']);
    expect(await used()).toEqual(['0.00', 0]);
    const amount = { amount: '100.00', currency: 'USD' };
    const foreign = await p.done('simulateCardAuthorization', {
      body: { cardId, amount, then: 'credited' },
    });
    expect(foreign).toMatchObject({ billingAmount: eur('82.15'), fees: [] });
  });
});

describe('a refund', () => {
  it('in parts: an event for each, `refundedAmount` is the sum so far, the state stays', async () => {
    says(
      'For each refund that could be matched to a payment. `refundedAmount` is the sum so far.',
      'The merchant gave money back, `refundedAmount` in all. Further parts change the amount, not the state.',
      "What the merchant gave back so far, in the card's currency.",
      'Half is refunded, and the rest a day later.',
      'Collected, then given back in two halves.',
      'A refund or a won dispute | nothing; it does not free up the limit',
    );
    const { p, now, used, events } = await played('30.00', 'refunded_in_parts');
    p.advance('PT1M5S');
    events();
    const half = await now();
    expect(half).toMatchObject({ status: 'refunded', refundedAmount: eur('15.00') });
    expect(half.clearedAmount).toEqual(eur('30.00'));
    expect(await used()).toEqual(['30.00', 1]);
    p.advance('PT23H59M59S');
    expect([await now(), events()]).toEqual([half, []]);
    p.advance('PT1S');
    const whole = await now();
    expect(whole).toMatchObject({ status: 'refunded', refundedAmount: eur('30.00') });
    expect(whole.updatedAt).toBe('2026-11-03T09:31:10.000Z');
    expect(events()).toEqual([['refunded', 'refunded', whole]]);
    expect(await ofPayments(p)).toEqual([
      'card debit 30.00',
      'card credit 15.00',
      'card credit 15.00',
    ]);
    expect(await p.balance(USER)).toMatchObject({ available: '374.50', reserved: '25.50' });
  });
});
