import { describe, expect, it } from 'vitest';
import { asObject, asText } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { eur } from './accounts';
import { ALL_CHANNELS, pay, payments, read, withCard, type WithCard } from './card-program';
import { says } from './says';
import { EXAMPLE_USER, subjectOf, valuesOf } from './support';

const limitsOf = ({ p, at }: WithCard) => p.done('getCardLimits', at);
const set = ({ p, at }: WithCard, body: JsonObject) => p.call('setCardLimits', { ...at, body });
const authorize = ({ p, cardId }: WithCard, more: JsonObject = {}) =>
  p.done('simulateCardAuthorization', { body: { cardId, ...more } });
const challenge = ({ p, cardId }: WithCard, more: JsonObject = {}) =>
  p.done('simulateCardChallenge', { body: { cardId, ...more } });
const decide = ({ p }: WithCard, { id }: JsonObject) =>
  p.call('submitCardChallengeDecision', { path: { challengeId: asText(id) ?? '' } });

describe('limits', () => {
  it('are set as a whole, up to their maxima', async () => {
    says(
      'Send every field: if one is missing, the call is refused.',
      'Returns the limits of a card, how much of them is used, and how high you can set them.',
      'The limits after the change.',
      'Moment the limits were last set.',
      'offer values up to `maximumAmount` and `maximumCount`',
      'so let users set them themselves, up to `maximumAmount` and `maximumCount`.',
      'You are setting a limit higher than your program allows for this card.',
      'Two writers overwrite each other completely',
    );
    const card = await withCard();
    const before = await limitsOf(card);
    for (const name of ['perTransaction', 'daily', 'monthly', 'channels']) {
      expect((await set(card, { [name]: null })).body.code, name).toBe('validation_failed');
    }
    expect(await limitsOf(card)).toEqual(before);
    card.p.advance('PT1M');
    const most = (name: string) => asObject(before[name]);
    const highest = {
      perTransaction: asObject(most('perTransaction').maximumAmount),
      daily: { amount: most('daily').maximumAmount, count: most('daily').maximumCount },
      monthly: { amount: most('monthly').maximumAmount, count: most('monthly').maximumCount },
      channels: ALL_CHANNELS,
    } as JsonObject;
    const { body } = await set(card, highest);
    expect(body).toMatchObject({ daily: highest.daily, monthly: highest.monthly });
    expect(body).toMatchObject({ channels: ALL_CHANNELS, updatedAt: '2026-11-02T09:31:05.000Z' });
    expect(await limitsOf(card)).toEqual(body);
    for (const name of ['daily', 'monthly']) {
      const above = { count: Number(most(name).maximumCount) + 1 };
      expect((await set(card, { ...highest, [name]: above })).body.code, name).toBe(
        'card_limit_above_maximum',
      );
    }
    const second = await set(card, { ...highest, perTransaction: eur('1.00') });
    expect(second.body).toMatchObject({ daily: highest.daily });
  });

  it('also limit the number of payments, are reset at midnight UTC, and are reported for each period', async () => {
    says(
      'The number of payments of the period.',
      'Limit of the calendar day. The card pays again after midnight UTC.',
      'Limit of the calendar month. Raise it, or wait for the next month.',
      'Highest number of payments in the period.',
      'Moment of the payment that reached it.',
      'Moment the limit resets.',
      'The daily or monthly limit of a card is used up.',
    );
    const card = await withCard();
    await set(card, {
      daily: { amount: eur('1000.00'), count: 2 },
      monthly: { amount: eur('5000.00'), count: 3 },
      channels: ALL_CHANNELS,
    });
    const reached = () =>
      card.p
        .newEvents()
        .filter(({ type }) => type === 'card.limit_reached')
        .map(({ data }) => [data.limit, data.measure, data.reachedAt, data.resetsAt]);
    expect([await pay(card, '1.00'), reached()]).toEqual(['authorized', []]);
    expect([await pay(card, '1.00'), reached()]).toEqual([
      'authorized',
      [['daily', 'count', '2026-11-02T09:30:05.000Z', '2026-11-03T00:00:00.000Z']],
    ]);
    card.p.advance('PT14H29M54S');
    expect(await pay(card, '1.00')).toBe('limit_exceeded');
    card.p.advance('PT1S');
    expect(reached()).toEqual([]);
    expect([await pay(card, '1.00'), reached()]).toEqual([
      'authorized',
      [['monthly', 'count', '2026-11-03T00:00:00.000Z', '2026-12-01T00:00:00.000Z']],
    ]);
    expect(await pay(card, '1.00')).toBe('limit_exceeded');
    card.p.advance('P27D');
    expect(await pay(card, '1.00')).toBe('limit_exceeded');
    card.p.advance('P1D');
    expect(await pay(card, '1.00')).toBe('authorized');
  });

  it('of a card that has ended can be read, but no longer set', async () => {
    const card = await withCard();
    await card.p.done('closeCard', card.at);
    expect((await set(card, {})).body.code).toBe('card_closed');
    expect((await limitsOf(card)).cardId).toBe(card.cardId);
  });
});

describe('a simulation', () => {
  it('without merchant and channel simulates an online payment at a bookstore in Ljubljana', async () => {
    says(
      'Merchant to simulate; a bookstore in Ljubljana if omitted.',
      'the network reports one',
      'How the card is used; `ecom` if omitted.',
      'Merchant category code, ISO 18245. 5942 is a bookstore.',
      'Simulates a payment with a sandbox card, as if a merchant had requested it.',
    );
    const card = await withCard();
    const bookstore = { mcc: '5942', city: 'Ljubljana', country: 'SI' };
    const left = { merchant: null, channel: null };
    expect(await authorize(card, left)).toMatchObject({ channel: 'ecom', merchant: bookstore });
    expect(await challenge(card, { merchant: null })).toMatchObject({ merchant: bookstore });
    const merchant = { name: 'KINO', mcc: '7832', country: 'HR' };
    const other = await authorize(card, {
      merchant: { ...merchant, city: null },
      channel: 'contactless',
    });
    expect(other).toMatchObject({ merchant, channel: 'contactless' });
    expect(asObject(other.merchant)).not.toHaveProperty('city');
  });

  it('with the same key simulates the payment once', async () => {
    says(
      'Repeat with the same idempotency key; the payment is simulated once.',
      'Repeat with the same idempotency key; one challenge is created.',
    );
    const card = await withCard();
    const headers = { 'Idempotency-Key': 'card-terms-0123456789' };
    const body = { cardId: card.cardId };
    const play = () => card.p.done('simulateCardAuthorization', { headers, body });
    expect(await play()).toEqual(await play());
    expect(await payments(card)).toHaveLength(1);
    const ask = () =>
      card.p.done('simulateCardChallenge', {
        headers: { 'Idempotency-Key': 'card-terms-9876543210' },
        body,
      });
    card.p.newEvents();
    expect(await ask()).toEqual(await ask());
    expect(card.p.eventTypes()).toEqual(['card.challenge.created']);
  });
});

describe('the events of a payment', () => {
  it.each(['refunded_in_parts', 'dispute_won', 'dispute_lost', 'cleared_in_parts', 'raised'])(
    'that is `%s` match the read payment, in the order of `updatedAt`',
    async (then) => {
      says(
        'events can arrive twice or out of order, and this answer is always the latest state',
        'Keep the one with the latest `data.updatedAt`, or read the transaction again.',
        'Identifier of the card transaction, the same from authorization to refund.',
        'A payment is one object from its authorization to its end.',
        'the amount is held, and the merchant, the amount and even the outcome can still change',
        'Use it to drop events that arrive late.',
        'When money comes back; that is `card.transaction.refunded` or `card.transaction.dispute_changed`.',
        '`data.status` is `disputed`, `dispute_won` or `dispute_lost`.',
      );
      const card = await withCard();
      const { id } = await authorize(card, { amount: eur('20.00'), then });
      const seen: JsonObject[] = [];
      for (let hour = 0; hour < 26; hour += 1) {
        const events = card.p.newEvents().filter(({ data }) => data.id === id);
        seen.push(...events.map(({ data }) => data));
        const now = await card.p.done('getCardTransaction', {
          path: { transactionId: asText(id) ?? '' },
        });
        expect(seen.at(-1)).toEqual(now);
        card.p.advance(hour === 0 ? 'PT30S' : 'PT1H');
      }
      const moments = seen.map(({ updatedAt }) => asText(updatedAt) ?? '');
      expect(moments.length).toBeGreaterThan(2);
      expect(moments).toEqual([...new Set(moments)].sort());
    },
  );

  it('do not include `cleared` when money comes back', async () => {
    const card = await withCard();
    await authorize(card, { amount: eur('20.00'), then: 'refunded' });
    card.p.advance('PT1H');
    const cleared = card.p.eventTypes().filter((type) => type === 'card.transaction.cleared');
    expect(cleared).toHaveLength(1);
  });
});

describe('a challenge', () => {
  it('shows the amount of the merchant, which is zero when the card is stored', async () => {
    says(
      "Amount to show to the user, in the merchant's currency. Zero when a merchant stores the card.",
      'Check of the card without an amount, when a merchant stores it.',
    );
    const card = await withCard();
    const stored = await challenge(card, { amount: eur('0.00') });
    await decide(card, stored);
    const dollars = { amount: '100.00', currency: 'USD' };
    const asked = await challenge(card, { amount: dollars });
    expect(asked.amount).toEqual(dollars);
    await decide(card, asked);
    const [foreign, check] = await payments(card);
    expect(check).toMatchObject({ type: 'card_check', status: 'authorized' });
    expect(foreign).toMatchObject({ transactionAmount: dollars, billingAmount: eur('82.15') });
  });

  it('accepts one decision, until it expires', async () => {
    says(
      'Moment until which a decision counts, 5 minutes after `createdAt`.',
      'Moment your decision arrived.',
      'No decision arrived within 5 minutes',
      'A decision was already made.',
      'The same challenge never comes back.',
      'It expires after 5 minutes.',
      '`challenge_already_decided` with your own decision in the challenge means the first attempt worked.',
      'The user has your app open on two devices.',
    );
    const card = await withCard();
    const [first, second] = [await challenge(card), await challenge(card)];
    expect(first.expiresAt).toBe('2026-11-02T09:35:05.000Z');
    card.p.advance('PT4M59S');
    expect((await decide(card, first)).body).toMatchObject({
      status: 'approved',
      decidedAt: '2026-11-02T09:35:04.000Z',
    });
    expect((await decide(card, first)).body.code).toBe('challenge_already_decided');
    card.p.advance('PT1S');
    expect((await decide(card, second)).body.code).toBe('challenge_expired');
    card.p.advance('P1D');
    const kept = await Promise.all(
      [first, second].map(({ id }) =>
        card.p.done('getCardChallenge', { path: { challengeId: asText(id) ?? '' } }),
      ),
    );
    expect(valuesOf(kept, 'status')).toEqual(['approved', 'expired']);
  });
});

describe('lists', () => {
  it('of cards and payments are filtered by their state', async () => {
    says('Only cards in this state.', 'Only transactions in this state.');
    const card = await withCard();
    await pay(card, '1.00');
    await pay(card, '51.00');
    const list = async (id: string, path: JsonObject, status: string) => {
      const call = { path: path as Record<string, string>, query: { status } };
      return valuesOf((await card.p.done(id, call)).data, 'status');
    };
    expect(await list('listCardTransactions', card.at.path, 'declined')).toEqual(['declined']);
    expect(await list('listCardTransactions', card.at.path, 'refunded')).toEqual([]);
    await card.p.done('freezeCard', card.at);
    expect(await list('listUserCards', { userId: EXAMPLE_USER }, 'frozen')).toEqual(['frozen']);
    expect(await list('listUserCards', { userId: EXAMPLE_USER }, 'expired')).toEqual([]);
  });
});

describe('a card', () => {
  it('has no field for its number, security code or PIN, in any object', () => {
    says(
      'This API has no field for them in either direction.',
      'The full number, the security code and the PIN never pass through this API',
      'Contains no card number, security code or PIN.',
    );
    const names = JSON.stringify(subjectOf('general').contract.document).matchAll(/"(\w+)":/g);
    const secret = /^(?:pan|number|cardNumber|fullNumber|cvv2?|cvc2?|securityCode|pin|pinBlock)$/i;
    const all = [...new Set([...names].map(([, name = '']) => name))];
    expect(all).toContain('last4');
    expect(all.filter((name) => secret.test(name))).toEqual([]);
  });

  it('updates `updatedAt` and `since` with each state transition', async () => {
    says(
      'Moment of the move.',
      'Moment the order was accepted.',
      'Who moved the card into its state, when and why.',
      'the state with the latest `updatedAt` is correct',
    );
    const card = await withCard();
    const before = await read(card);
    card.p.advance('PT1M');
    const frozen = await card.p.done('freezeCard', card.at);
    const since = '2026-11-02T09:31:05.000Z';
    expect(frozen).toMatchObject({ statusReason: { since }, updatedAt: since });
    expect([before.createdAt, frozen.createdAt]).toEqual(
      Array.from({ length: 2 }, () => '2026-11-02T09:30:00.000Z'),
    );
  });
});
