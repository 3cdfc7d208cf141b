import { describe, expect, it } from 'vitest';
import { asObject, asText, objects } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { eur, USDC } from './accounts';
import { EXAMPLE_USER as USER, valuesOf } from './support';
import { pay, withPin, withPlastic } from './card-program';
import { programOf, type Program } from './program';
import { says } from './says';

const ALL_CHANNELS = { pos: true, contactless: true, ecom: true, atm: true };
const HIGH = {
  perTransaction: eur('5000.00'),
  daily: { amount: eur('10000.00'), count: 100 },
  monthly: { amount: eur('20000.00'), count: 500 },
  channels: ALL_CHANNELS,
};
const ADDRESS = { line1: 'Trg 1', city: 'Ljubljana', postalCode: '1000', country: 'SI' };
const PHYSICAL = { type: 'physical', shipping: { method: 'standard', address: ADDRESS } };

let orders = 0;
async function ordered(p: Program, order: JsonObject = {}): Promise<string> {
  orders += 1;
  const { id } = await p.done('createCard', { body: { externalId: `rules-${orders}`, ...order } });
  return asText(id) ?? '';
}

/** Returns a fresh sandbox with a card that can pay. */
async function withCard(order: JsonObject = {}) {
  const p = programOf('general');
  const cardId = await ordered(p, order);
  p.advance('PT5S');
  p.newEvents();
  return { p, cardId };
}

const read = (p: Program, cardId: string) => p.done('getCard', { path: { cardId } });
const play = (p: Program, cardId: string, amount: string, more: JsonObject = {}) =>
  p.done('simulateCardAuthorization', { body: { cardId, amount: eur(amount), ...more } });
const payment = (p: Program, id: JsonValue | undefined) =>
  p.done('getCardTransaction', { path: { transactionId: asText(id) ?? '' } });
const used = async (p: Program, cardId: string, period = 'daily') => {
  const limit = asObject((await p.done('getCardLimits', { path: { cardId } }))[period]);
  return [asObject(limit.usedAmount).amount, limit.usedCount];
};
const fund = (p: Program, amount: string, externalId: string) =>
  p.done('createTransfer', {
    body: {
      externalId,
      source: { type: 'partner', userId: null },
      destination: { type: 'user', userId: USER },
      amount: eur(amount),
    },
  });

describe('a card without a PIN', () => {
  it('pays where no PIN is required, until the user sets one', async () => {
    says(
      'until the user sets one, payments with `pos` and `atm` are declined with `pin_incorrect`.',
      'there, creating a session sets the PIN.',
      '| PIN | none | set by the user on a hosted page |',
      'The PIN does not carry over.',
    );
    const { p, cardId } = await withCard(PHYSICAL);
    await fund(p, '400.00', 'pin');
    const activate = async (id: string) => {
      p.advance('P2D');
      await p.done('activateCard', { path: { cardId: id }, body: { activationCode: '482913' } });
      await p.done('setCardLimits', { path: { cardId: id }, body: HIGH });
    };
    const reasons = async (id: string) => {
      const channels = ['pos', 'atm', 'contactless', 'ecom'];
      const plays = channels.map(async (channel) => play(p, id, '10.00', { channel }));
      return (await Promise.all(plays)).map(({ declineReason }) => declineReason);
    };
    const pinIncorrect = ['pin_incorrect', 'pin_incorrect', undefined, undefined];
    await activate(cardId);
    expect(await reasons(cardId)).toEqual(pinIncorrect);
    const parentOrigin = 'https://not-registered.partner.example';
    const refused = { path: { cardId }, body: { parentOrigin } };
    expect(await p.refused('createCardPinSession', refused)).toBe('origin_not_allowed');
    expect(await reasons(cardId)).toEqual(pinIncorrect);
    await p.done('createCardPinSession', { path: { cardId } });
    expect(await reasons(cardId)).toEqual([undefined, undefined, undefined, undefined]);
    const body = { reason: 'damaged', externalId: null };
    const next = asText((await p.done('replaceCard', { path: { cardId }, body })).id) ?? '';
    await activate(next);
    expect(await reasons(next)).toEqual(pinIncorrect);
  });

  it('is never blocked for wrong attempts, because no PIN was entered', async () => {
    says(
      'until the user sets one, payments with `pos` and `atm` are declined with `pin_incorrect`.',
    );
    const card = await withPlastic();
    for (let payments = 0; payments < 4; payments += 1) {
      expect(await pay(card, '10.00', { channel: 'pos' })).toBe('pin_incorrect');
    }
    expect((await read(card.p, card.cardId)).status).toBe('active');
  });
});

describe('from a new user to the first payment', () => {
  it('has the documented states, events and duration', async () => {
    says(
      'Run it in the sandbox first, where it takes about 17 minutes on the virtual clock.',
      'In the sandbox, the approval comes automatically.',
      'The answer is `requested`; show it as "being prepared".',
      'The card, in state `requested`.',
      'The balance may be empty.',
      'As soon as the merchant asks for 3-D Secure, for cards with `threeDsMethod` `out_of_band`.',
      'A card needs `kycLevel` `full`.',
      'A card can be created on an empty balance, but its first payment would be declined with `insufficient_balance`.',
      'The card can pay, within its limits and the balance of its funding source.',
      'Move 100.00 EUR to the user.',
      'With `threeDsMethod` `out_of_band` you get `card.challenge.created`',
      'On `card.transaction.cleared` replace the amount with `clearedAmount`.',
      'You are done when a payment of 25.50 EUR shows as `authorized`, `available` has gone down by 25.50 EUR, and a payment of 51.00 EUR shows as declined with its reason.',
    );
    const p = programOf('general');
    const { id, createdAt } = await p.done('createUser', { body: { externalId: 'rules-user' } });
    const userId = asText(id) ?? '';
    p.advance('PT1M');
    await p.done('startKyc', { path: { userId } });
    const body = { userId, externalId: 'rules-first' };
    expect(await p.refused('createCard', { body })).toBe('user_not_eligible');
    p.advance('PT15M');
    expect(p.eventTypes()).toContain('user.activated');
    const card = await p.done('createCard', { body });
    expect(card.status).toBe('requested');
    const cardId = asText(card.id) ?? '';
    p.advance('PT5S');
    expect(p.eventTypes()).toEqual(['card.created', 'card.status_changed']);
    expect((await play(p, cardId, '25.50')).declineReason).toBe('insufficient_balance');
    const destination = { type: 'user', userId };
    const source = { type: 'partner', userId: null };
    await p.done('createTransfer', {
      body: { externalId: 'rules-fund', source, destination, amount: eur('100.00') },
    });
    await p.done('createCardRevealSession', { path: { cardId } });
    p.newEvents();
    const challenge = await p.done('simulateCardChallenge', { body: { cardId } });
    expect(p.newEvents()).toEqual([{ type: 'card.challenge.created', data: challenge }]);
    expect(await p.balance(userId)).toMatchObject({ available: '100.00', reserved: '0.00' });
    const path = { challengeId: asText(challenge.id) ?? '' };
    await p.done('submitCardChallengeDecision', { path });
    expect(p.eventTypes()).toEqual(['card.transaction.authorized']);
    expect(await p.balance(userId)).toMatchObject({ available: '74.50', reserved: '25.50' });
    expect((await play(p, cardId, '51.00')).declineReason).toBe('insufficient_balance');
    p.newEvents();
    p.advance('PT1M');
    const [cleared] = p.newEvents();
    expect(cleared).toMatchObject({
      type: 'card.transaction.cleared',
      data: { clearedAmount: eur('25.50') },
    });
    const moments = [createdAt, cleared?.data.updatedAt].map((text) =>
      Date.parse(asText(text) ?? ''),
    );
    expect(Math.round(((moments[1] ?? 0) - (moments[0] ?? 0)) / 60_000)).toBe(17);
  });
});

describe('the order of events', () => {
  it('a payment decided before a freeze, block or closure stays valid; refunds still arrive', async () => {
    says(
      'Payments that were authorized before are still cleared, and refunds still arrive.',
      'An authorization that was decided before the freeze stays valid.',
      'One that was decided before stays valid and can appear a few seconds later; its `createdAt` is earlier than `statusReason.since`.',
      'Payments authorized earlier are still cleared, and refunds are credited to the funding source as long as the user has it.',
      'The card has ended for good. Refunds of earlier payments still reach the user.',
    );
    for (const stop of ['freezeCard', 'blockCard', 'closeCard']) {
      const { p, cardId } = await withCard();
      const { id, createdAt } = await play(p, cardId, '20.00', { then: 'refunded' });
      p.advance('PT1S');
      const card = await p.done(stop, { path: { cardId } });
      const since = asText(asObject(card.statusReason).since) ?? '';
      expect((asText(createdAt) ?? '') < since).toBe(true);
      p.advance('PT1M5S');
      expect((await payment(p, id)).status, stop).toBe('refunded');
      expect((await p.bookings(USER)).slice(2)).toEqual(['card debit 20.00', 'card credit 20.00']);
    }
  });

  it('incoming money covers a negative balance first', async () => {
    says(
      "A merchant may collect more than was authorized, after the hold has ended, or without an authorization. Only then can a balance become negative: the user's, or yours once the user is closed.",
      'The next money that arrives covers the shortfall first; until then, new payments are declined with `insufficient_balance`.',
    );
    const { p, cardId } = await withCard();
    await play(p, cardId, '400.00', { then: 'offline' });
    expect(await p.balance(USER)).toMatchObject({ available: '-25.50' });
    expect((await play(p, cardId, '0.01')).declineReason).toBe('insufficient_balance');
    await fund(p, '30.00', 'rules-fill');
    expect(await p.balance(USER)).toMatchObject({ available: '4.50' });
    expect((await play(p, cardId, '4.51')).declineReason).toBe('insufficient_balance');
  });

  it('a payment with a wallet is marked as such, and a frozen card declines it', async () => {
    says(
      'New authorizations are declined with `card_not_active`, including those of wallets and recurring payments.',
      'Mobile wallet that is used; none if omitted.',
      'the payment was made with a wallet',
    );
    const { p, cardId } = await withCard();
    const wallet = { walletProvider: 'apple_pay', channel: 'contactless' };
    expect(await play(p, cardId, '1.00', wallet)).toMatchObject(wallet);
    expect(Object.keys(await play(p, cardId, '1.00'))).not.toContain('walletProvider');
    await p.done('freezeCard', { path: { cardId } });
    const declined = await play(p, cardId, '1.00', wallet);
    expect(declined).toMatchObject({ ...wallet, declineReason: 'card_not_active' });
  });

  it('a dispute sends an event when it is opened and when it is decided', async () => {
    says('When the provider opens the chargeback, and when it is decided.');
    for (const then of ['dispute_won', 'dispute_lost']) {
      const { p, cardId } = await withCard();
      await play(p, cardId, '20.00', { then });
      p.advance('P200D');
      const about = p.newEvents().filter(({ type }) => type.endsWith('dispute_changed'));
      expect(about.map(({ data }) => data.status)).toEqual(['disputed', then]);
    }
  });

  it('cards and payments are listed newest first, including ended ones, and entries are updated', async () => {
    says(
      'Lists all cards the user has ever had, newest first, including replaced and closed ones.',
      'Closed and expired cards stay readable.',
      'One page of cards, newest first.',
      'One page of card transactions, newest first.',
      'Lists payments, cash withdrawals, credits and declined attempts of a card, newest first.',
      "Unlike the user's statement, the list includes payments that are authorized but not booked yet, and an entry changes as the payment moves on.",
    );
    const { p, cardId } = await withCard();
    const { id } = await p.done('replaceCard', {
      path: { cardId },
      body: { reason: 'lost', externalId: null },
    });
    const cards = await p.done('listUserCards', { path: { userId: USER } });
    expect(valuesOf(cards.data, 'id').slice(0, 2)).toEqual([id, cardId]);
    expect(valuesOf(cards.data, 'status').slice(0, 2)).toEqual(['requested', 'closed']);
    p.advance('PT5S');
    const next = asText(id) ?? '';
    await play(p, next, '10.00');
    await play(p, next, '51.00');
    await play(p, next, '5.00', { then: 'credited' });
    const list = async () =>
      (await p.done('listCardTransactions', { path: { cardId: next } })).data ?? null;
    expect(valuesOf(await list(), 'status')).toEqual(['cleared', 'declined', 'authorized']);
    p.advance('PT1M');
    expect(valuesOf(await list(), 'status')).toEqual(['cleared', 'declined', 'cleared']);
  });
});

describe('limits', () => {
  it('of card, user and balance all apply; the tightest limit decides', async () => {
    says(
      'Three limits apply to every payment: the limits of the card, those of the user for all cards together, and the balance. The tightest one decides.',
      'and for limits of the user; those show in `declineReason` `limit_exceeded`',
      'The card can pay, within its limits and the balance of its funding source.',
      'The limits of the user apply as well, for all cards together.',
    );
    const { p, cardId } = await withCard();
    const second = await ordered(p);
    p.advance('PT5S');
    await fund(p, '10000.00', 'rules-rich');
    await p.done('setCardLimits', { path: { cardId }, body: HIGH });
    await p.done('setCardLimits', { path: { cardId: second }, body: HIGH });
    await play(p, cardId, '5000.00');
    // The payment of the examples has used 25.50 of 10,000.00.
    await play(p, cardId, '4874.50');
    p.newEvents();
    expect((await play(p, second, '100.01')).declineReason).toBe('limit_exceeded');
    expect(p.eventTypes()).toEqual(['card.transaction.declined']);
    expect((await play(p, second, '100.00')).status).toBe('authorized');
  });

  it('are replaced as a whole, may contradict each other, and keep the used amounts', async () => {
    says(
      'The new limits apply from the next authorization on; what was used in the current day and month stays used.',
      'Payments that are already authorized do not change, even if they exceed the new limits.',
      'They may contradict each other; the tightest one decides.',
      'The later `PUT` replaces the earlier one completely.',
      'When limits change',
      'The amount is in another currency than the card.',
    );
    const { p, cardId } = await withCard();
    const { id } = await play(p, cardId, '20.00');
    const path = { cardId };
    p.newEvents();
    const tight = { ...HIGH, daily: { amount: eur('10.00'), count: 9 } };
    await p.done('setCardLimits', { path, body: tight });
    expect(p.eventTypes()).toEqual([]);
    expect([await used(p, cardId), (await payment(p, id)).status]).toEqual([
      ['20.00', 1],
      'authorized',
    ]);
    expect((await play(p, cardId, '0.01')).declineReason).toBe('limit_exceeded');
    const other = { ...HIGH, perTransaction: eur('30.00') };
    const limits = await p.done('setCardLimits', { path, body: other });
    expect(limits).toMatchObject({ perTransaction: { amount: eur('30.00') }, daily: HIGH.daily });
    expect((await play(p, cardId, '30.01')).declineReason).toBe('limit_exceeded');
    expect((await play(p, cardId, '30.00')).status).toBe('authorized');
    const dollars = { ...HIGH, perTransaction: { amount: '30.00', currency: 'USD' } };
    expect(await p.refused('setCardLimits', { path, body: dollars })).toBe(
      'card_limit_above_maximum',
    );
  });

  it('are reset at midnight in UTC, which is an hour after midnight in Ljubljana in winter', async () => {
    says('used up at 23:30 in Ljubljana in winter resets at 01:00, not at midnight');
    const { p, cardId } = await withCard();
    const daily = { amount: eur('20.00'), count: 5 };
    await p.done('setCardLimits', { path: { cardId }, body: { ...HIGH, daily } });
    // From 09:30:05 to 22:30:00, both in UTC.
    p.advance('PT12H59M55S');
    expect((await play(p, cardId, '20.00')).status).toBe('authorized');
    p.advance('PT1H29M59S');
    expect((await play(p, cardId, '1.00')).declineReason).toBe('limit_exceeded');
    p.advance('PT1S');
    expect((await play(p, cardId, '20.00')).status).toBe('authorized');
  });

  it('count cash like a payment, and do not count a check of the card', async () => {
    says(
      'A cash withdrawal | like a payment',
      'A declined payment, a card check without an amount | nothing',
      'the amount zero makes it a card check',
      'Amount the merchant asks for; zero when it only checks the card.',
      'Check of the card without an amount, when a merchant stores it.',
    );
    const { p, cardId } = await withPin();
    const cash = await play(p, cardId, '20.00', { channel: 'atm' });
    expect(cash).toMatchObject({ type: 'cash_withdrawal', status: 'authorized' });
    const check = await play(p, cardId, '0.00');
    expect(check).toMatchObject({ type: 'card_check', status: 'authorized', fees: [] });
    await play(p, cardId, '51.00');
    expect(await used(p, cardId)).toEqual(['20.00', 1]);
    p.advance('P30D');
    expect((await payment(p, check.id)).status).toBe('expired');
    expect((await p.bookings(USER)).slice(2)).toEqual(['card debit 20.00']);
  });

  it('are credited for an expired payment on the day on which it was counted, while the month continues', async () => {
    says('subtracted from the day it counted on; no effect once that day is over');
    const { p, cardId } = await withCard();
    await play(p, cardId, '20.00', { then: 'expired' });
    p.advance('P1D');
    await play(p, cardId, '5.00');
    expect(await used(p, cardId, 'monthly')).toEqual(['25.00', 2]);
    p.advance('P6D');
    expect(await used(p, cardId, 'monthly')).toEqual(['5.00', 1]);
  });
});

describe('plastic', () => {
  it('that is lost in the mail is blocked, replaced to the same address, and never activated', async () => {
    says(
      'block, `not_received`, after `shipping.expectedBy`',
      'If omitted, it goes where the old one went.',
      'The letter never arrived or was opened.',
    );
    const { p, cardId } = await withCard(PHYSICAL);
    p.advance('P1D');
    expect((await read(p, cardId)).status).toBe('dispatched');
    const path = { cardId };
    const body = { reason: 'not_received' };
    expect(await p.done('blockCard', { path, body })).toMatchObject({ status: 'blocked' });
    expect(await p.refused('activateCard', { path })).toBe('card_activation_not_possible');
    const next = await p.done('replaceCard', { path, body: { ...body, externalId: null } });
    expect(next).toMatchObject({ type: 'physical', shipping: PHYSICAL.shipping });
    expect((await read(p, cardId)).status).toBe('closed');
  });

  it('is sent to another address if the replacement order contains one', async () => {
    says('the new card goes to another address', "May differ from the user's home address.");
    const { p, cardId } = await withCard(PHYSICAL);
    p.advance('P1D');
    const shipping = { method: 'express', address: { ...ADDRESS, line1: 'Trg 2' } };
    const body = { reason: 'lost', externalId: null, shipping };
    expect(await p.done('replaceCard', { path: { cardId }, body })).toMatchObject({ shipping });
  });

  it('that is damaged works until the new card is activated', async () => {
    says(
      'A card that it replaces for the reason `damaged` or `expiring` is closed at the same moment.',
      'the old card works online until the new one is active',
      'The card can pay at once.',
    );
    const { p, cardId } = await withCard();
    const plastic = await ordered(p, PHYSICAL);
    p.advance('P1D');
    await p.done('activateCard', { path: { cardId: plastic } });
    const body = { reason: 'damaged', externalId: null };
    const { id } = await p.done('replaceCard', { path: { cardId: plastic }, body });
    p.advance('P1D');
    expect((await play(p, plastic, '1.00')).status).toBe('authorized');
    p.newEvents();
    const path = { cardId: asText(id) ?? '' };
    await p.done('activateCard', { path });
    expect(p.eventTypes()).toEqual(['card.status_changed', 'card.status_changed']);
    expect((await play(p, plastic, '1.00')).declineReason).toBe('card_not_active');
    expect((await play(p, path.cardId, '1.00')).status).toBe('authorized');
    expect((await read(p, cardId)).status).toBe('active');
  });

  it('that is no longer wanted is closed before it arrives, and cannot be activated', async () => {
    says('The card is no longer wanted. It may still arrive, and cannot be activated.');
    const { p, cardId } = await withCard(PHYSICAL);
    p.advance('PT20H29M56S');
    expect((await read(p, cardId)).status).toBe('produced');
    await p.done('closeCard', { path: { cardId } });
    p.advance('P10D');
    expect(await p.refused('activateCard', { path: { cardId } })).toBe(
      'card_activation_not_possible',
    );
  });

  it('counts a repeated activation with the same key once', async () => {
    says('A repetition does not count as another attempt, but a call with a new key does.');
    const { p, cardId } = await withCard(PHYSICAL);
    p.advance('P1D');
    const attempt = async (key: string) => {
      const headers = { 'Idempotency-Key': key };
      const body = { activationCode: '000000' };
      return (await p.call('activateCard', { path: { cardId }, headers, body })).body.detail;
    };
    const first = await attempt('rules-activation-1');
    expect(await attempt('rules-activation-1')).toBe(first);
    expect(first).toContain('4 attempts');
    expect(await attempt('rules-activation-2')).toContain('3 attempts');
  });
});

describe('calls that send no event and hold no money', () => {
  it('a session and a challenge', async () => {
    says(
      'The access is recorded with user, time and origin. No event is sent.',
      'Nothing is reserved before an authorization follows.',
    );
    const { p, cardId } = await withCard();
    await p.done('createCardRevealSession', { path: { cardId } });
    expect(p.eventTypes()).toEqual([]);
    const before = await p.balance(USER);
    await p.done('simulateCardChallenge', { body: { cardId } });
    expect(await p.balance(USER)).toEqual(before);
  });

  it('a challenge that is not recognized does not change the card', async () => {
    says('After `not_recognized`, the card is not frozen: freeze it yourself if the user asks.');
    const { p, cardId } = await withCard();
    const { id } = await p.done('simulateCardChallenge', { body: { cardId } });
    p.newEvents();
    const body = { decision: 'decline', reason: 'not_recognized', authentication: null };
    await p.done('submitCardChallengeDecision', { path: { challengeId: asText(id) ?? '' }, body });
    expect(p.eventTypes()).toEqual(['card.transaction.declined']);
    expect((await read(p, cardId)).status).toBe('active');
    const { data } = await p.done('listCardTransactions', { path: { cardId } });
    expect(objects(data)[0]).toMatchObject({ status: 'declined', fundingAmount: eur('0.00') });
  });

  it('an asset that the program cannot sell cannot fund a card', async () => {
    says(
      'Your program does not issue cards in this currency, or the funding balance has another currency.',
    );
    const p = programOf('general');
    const asset = USDC.replace('0xA0b8', '0xA0b9');
    const fundingSource = { type: 'crypto_balance', asset, currency: null };
    expect(await p.refused('createCard', { body: { fundingSource } })).toBe('asset_not_supported');
    const body = { currency: 'USD' };
    expect(await p.refused('createCard', { body })).toBe('card_currency_not_supported');
  });
});
