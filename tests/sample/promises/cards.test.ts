import { describe, expect, it } from 'vitest';
import { asObject, asText, objects } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { programOf, type Program } from './program';
import { says } from './says';

const program = () => programOf('general');
const USER = 'usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e';
const ADDRESS = {
  line1: 'Example Street 12',
  city: 'Ljubljana',
  postalCode: '1000',
  country: 'SI',
};
const PHYSICAL = { type: 'physical', shipping: { method: 'standard', address: ADDRESS } };

let orders = 0;
async function ordered(p: Program, order: JsonObject = {}): Promise<string> {
  orders += 1;
  const card = await p.done('createCard', {
    body: { externalId: `card-promise-${orders}`, ...order },
  });
  return asText(card.id) ?? '';
}
async function activeCard(p: Program, order: JsonObject = {}): Promise<string> {
  const cardId = await ordered(p, order);
  p.advance('PT5S');
  p.newEvents();
  return cardId;
}
const read = (p: Program, cardId: string) => p.done('getCard', { path: { cardId } });
const pay = (p: Program, cardId: string, amount: string) =>
  p.done('simulateCardAuthorization', { body: { cardId, amount: { amount } } });
const challenge = async (p: Program, cardId: string): Promise<string> =>
  asText((await p.done('simulateCardChallenge', { body: { cardId } })).id) ?? '';
const transactions = async (p: Program, cardId: string): Promise<readonly JsonObject[]> =>
  objects((await p.done('listCardTransactions', { path: { cardId } })).data);

describe('an order', () => {
  it('is `active` after 5 seconds and not before; the card expires after the month of expiry', async () => {
    says(
      'A virtual card is issued, within 5 seconds.',
      'Virtual cards become active without this call.',
      'The number exists from the start, so the answer has `last4` and the expiry date.',
      'After 5 seconds on the virtual clock of the sandbox `card.status_changed` arrives with `active`.',
      'Objects move with the virtual clock.',
    );
    const p = program();
    const made = await p.done('createCard', { body: { externalId: 'card-promise-first' } });
    const number = { last4: asText(made.last4), expiryMonth: 11, expiryYear: 2029 };
    expect(number.last4).toMatch(/^\d{4}$/);
    expect(made).toMatchObject({ ...number, status: 'requested' });
    p.advance('PT5S');
    expect(await read(p, asText(made.id) ?? '')).toMatchObject({ ...number, status: 'active' });
    expect(p.eventTypes()).toEqual(['card.created', 'card.status_changed']);
  });

  it('takes the name from the user, in capital letters without accents', async () => {
    says(
      "Name to print, in capital letters without accents. If omitted, it is derived from the user's name",
      'a name with letters of another script is refused with `validation_failed`',
      "when `nameOnCard` is left out and the user's name is not in Latin letters",
    );
    const p = program();
    let count = 0;
    const named = async (firstName: string, lastName: string) => {
      const body = { externalId: `card-promise-${String(++count)}`, firstName, lastName };
      const userId = asText((await p.done('createUser', { body })).id) ?? '';
      p.advance('PT2S');
      await p.done('startKyc', { path: { userId } });
      p.advance('PT15M');
      return userId;
    };
    const printed = async (first: string, last: string) => {
      const cardId = await ordered(p, { userId: await named(first, last), nameOnCard: null });
      return (await read(p, cardId)).nameOnCard;
    };
    expect(await printed('Đurđa', 'Žižek')).toBe('DURDA ZIZEK');
    expect(await printed('Ægir', 'Þórsson-Weiß')).toBe('AEGIR THORSSON-WEISS');
    for (const [first = '', last = ''] of [
      ['山田', '太郎'],
      ['Ана', 'Kovač'],
    ]) {
      const userId = await named(first, last);
      const body = { externalId: null, userId, nameOnCard: null };
      expect(await p.refused('createCard', { body })).toBe('validation_failed');
      await ordered(p, { userId, nameOnCard: 'ANA KOVAC' });
    }
  });

  it('is refused if the funding balance has another currency, or with the maximum number of open cards', async () => {
    says(
      'A user can have 5 cards open at a time; another one is refused with `card_limit_reached`.',
      'Closed and expired cards do not count.',
      "Has to be the card's `currency`.",
      'The currency of a `fiat_balance` differs from the currency of the card.',
      'every card counts toward the maximum',
    );
    const p = program();
    const fundingSource = { type: 'fiat_balance', currency: 'USD' };
    expect(await p.refused('createCard', { body: { fundingSource } })).toBe(
      'card_currency_not_supported',
    );
    const { data } = await p.done('listUserCards', { path: { userId: USER } });
    for (let open = objects(data).length; open < 5; open += 1) await ordered(p);
    const sixth = { body: { externalId: 'card-promise-sixth' } };
    expect(await p.refused('createCard', sixth)).toBe('card_limit_reached');
    await p.done('closeCard', { path: { cardId: asText(objects(data)[0]?.id) ?? '' } });
    expect(await p.refused('createCard', sixth)).toBeUndefined();
  });

  it('accepts an `externalId` only once, also for replacements', async () => {
    says('Your own identifier of the card, unique among cards.');
    const p = program();
    const cardId = await activeCard(p);
    const { externalId = '' } = await read(p, cardId);
    expect(await p.refused('createCard', { body: { externalId } })).toBe('external_id_taken');
    const body = { reason: 'stolen', externalId };
    expect(await p.refused('replaceCard', { path: { cardId }, body })).toBe('external_id_taken');
  });

  it('is refused with shipping for a virtual card, and with a card number in `metadata`', async () => {
    says(
      'Required for `physical`, refused for `virtual`.',
      'requests with 13 to 19 digits in a row are refused',
    );
    const p = program();
    const { shipping } = PHYSICAL;
    expect(await p.refused('createCard', { body: { shipping } })).toBe('validation_failed');
    for (const metadata of [{ note: '4111111111111111' }, { '4111111111111111': 'note' }]) {
      expect(await p.refused('createCard', { body: { metadata } })).toBe('validation_failed');
    }
  });

  it('for a card that expired before it arrived can no longer be activated', async () => {
    says(
      'The card is virtual or already active, or it expired on its way.',
      'The month of expiry has ended.',
    );
    const p = program();
    const cardId = await ordered(p, PHYSICAL);
    p.advance('P690D');
    await p.done('startKyc', { path: { userId: USER } });
    p.advance('P434D');
    const path = { cardId };
    const body = { activationCode: '482913' };
    const { status, expiryMonth, expiryYear } = await read(p, cardId);
    expect([status, expiryMonth, expiryYear]).toEqual(['dispatched', 11, 2029]);
    p.advance('PT14H30M');
    expect(await p.refused('activateCard', { path, body })).toBe('card_activation_not_possible');
  });

  it('for a physical card is produced on the next business day, at the cost of the program', async () => {
    says(
      'A physical card is printed, on the next business day.',
      'and is taken when the card is produced.',
      'The card is `produced` on the next business day and `dispatched` 10 seconds later',
      'Day by which the letter should arrive.',
      'the card has reached `dispatched`',
    );
    const p = program();
    const cardId = await ordered(p, PHYSICAL);
    p.advance('PT20H29M59S');
    expect((await read(p, cardId)).status).toBe('requested');
    p.advance('PT1S');
    const produced = await read(p, cardId);
    expect(produced.status).toBe('produced');
    expect(asObject(produced.shipping)).not.toHaveProperty('dispatchedAt');
    p.advance('PT10S');
    expect(asObject((await read(p, cardId)).shipping)).toMatchObject({
      dispatchedAt: '2026-11-03T06:00:10.000Z',
      expectedBy: '2026-11-17',
    });
    const { data } = await p.done('listPartnerTransactions');
    expect(objects(data)[0]).toMatchObject({
      type: 'fee',
      amount: { amount: '6.00' },
      relatedId: cardId,
    });
  });

  it('counts wrong activation codes; after 5 the code is locked for good', async () => {
    says('After 5 wrong codes, the code is locked for good');
    const p = program();
    const cardId = await ordered(p, PHYSICAL);
    p.advance('P2D');
    const activate = async (activationCode: string): Promise<JsonValue | undefined> => {
      const { body } = await p.call('activateCard', { path: { cardId }, body: { activationCode } });
      return body.code === 'activation_code_invalid' ? body.detail : (body.code ?? body.status);
    };
    expect(await activate('000000')).toBe('The code is wrong. 4 attempts are left.');
    expect(await activate('123456')).toBe('The code is wrong. 3 attempts are left.');
    await activate('111111');
    await activate('111111');
    expect(await activate('222222')).toBe('The code is wrong. 0 attempts are left.');
    expect(await activate('482913')).toBe('activation_attempts_exceeded');
  });
});

describe('stops and ends', () => {
  it.each([
    ['user_request', 'user'],
    ['suspected_misuse', 'partner'],
  ])('a freeze for `%s` is attributed to the %s, from the current time', async (code, by) => {
    says(
      'The user asked for it in your interface. `statusReason.by` becomes `user`.',
      'Your program saw something unusual. `statusReason.by` becomes `partner`.',
      'Why the card is frozen; it becomes `statusReason.code`.',
    );
    const p = program();
    const cardId = await activeCard(p);
    const card = await p.done('freezeCard', { path: { cardId }, body: { reason: code } });
    const since = '2026-11-02T09:30:05.000Z';
    expect(card).toMatchObject({ status: 'frozen', statusReason: { by, code, since } });
    expect(p.newEvents()).toEqual([{ type: 'card.status_changed', data: card }]);
    const unfrozen = await p.done('unfreezeCard', { path: { cardId } });
    expect(Object.keys(unfrozen)).not.toContain('statusReason');
  });

  it('your reason replaces that of a provider’s block; a final block answers `card_blocked`', async () => {
    says(
      'If the provider had blocked the card for a reason that can be undone, your reason replaces it.',
      'The provider had blocked the card for a reason that can be undone; yours takes its place.',
      'The card becomes active and is then blocked by the provider with `suspected_fraud`.',
    );
    const p = program();
    const cardId = await activeCard(p, { label: 'block-after-issuing' });
    p.advance('PT1M');
    expect(await read(p, cardId)).toMatchObject({
      status: 'blocked',
      statusReason: { by: 'provider', code: 'suspected_fraud' },
    });
    const blocked = await p.done('blockCard', { path: { cardId }, body: { reason: 'stolen' } });
    expect(blocked).toMatchObject({
      status: 'blocked',
      statusReason: { by: 'user', code: 'stolen' },
    });
    expect(await p.refused('blockCard', { path: { cardId } })).toBe('card_blocked');
  });

  it('a replacement as `stolen` closes the old card at once and carries over its settings', async () => {
    says(
      'Type, label, funding source, 3-D Secure method and limits carry over, and the use of the limits starts at zero.',
      'the old card is closed at once',
      'A replacement has none unless you set one when you order it.',
      'With a new key, the answer is `card_already_replaced`, and `replacedBy` of the old card names the new one.',
    );
    const p = program();
    const asset = 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
    const carried = {
      label: 'Trips',
      fundingSource: { type: 'crypto_balance', asset },
      threeDsMethod: 'sms_otp',
    };
    const fundingSource = { ...carried.fundingSource, currency: null };
    const cardId = await activeCard(p, { ...carried, fundingSource });
    await p.done('setCardLimits', {
      path: { cardId },
      body: { perTransaction: { amount: '77.00' } },
    });
    await pay(p, cardId, '10.00');
    p.newEvents();
    const body = { reason: 'stolen', externalId: null };
    const card = await p.done('replaceCard', { path: { cardId }, body });
    expect(card).toMatchObject({ ...carried, status: 'requested', replaces: cardId });
    expect(Object.keys(card)).not.toContain('externalId');
    expect(await read(p, cardId)).toMatchObject({
      status: 'closed',
      statusReason: { by: 'provider', code: 'replaced' },
      replacedBy: card.id,
    });
    const limits = await p.done('getCardLimits', { path: { cardId: asText(card.id) ?? '' } });
    expect(limits).toMatchObject({
      cardId: card.id,
      perTransaction: { amount: { amount: '77.00' } },
      daily: { usedAmount: { amount: '0.00' }, usedCount: 0 },
    });
    expect([...p.eventTypes()].sort()).toEqual(['card.created', 'card.status_changed']);
    expect(await p.refused('replaceCard', { path: { cardId }, body })).toBe(
      'card_already_replaced',
    );
  });

  it('a replacement as `damaged` lets the old card work until the new one is active', async () => {
    says(
      'it keeps working until the new one is active, so the user is never without a card',
      'old and new card both exist until the activation',
    );
    const p = program();
    const cardId = await activeCard(p);
    await p.done('replaceCard', {
      path: { cardId },
      body: { reason: 'damaged', externalId: null },
    });
    expect((await read(p, cardId)).status).toBe('active');
    p.advance('PT5S');
    expect(await read(p, cardId)).toMatchObject({
      status: 'closed',
      statusReason: { code: 'replaced' },
    });
  });

  it('a replacement shows its data, requires approvals and accepts a PIN, whatever the state of the old card', async () => {
    says(
      'replace it; the new one is ready in seconds',
      'A card that it replaces for the reason `damaged` or `expiring` is closed at the same moment.',
      'A replacement was already ordered for this card.',
    );
    const p = program();
    const replaced = async (cardId: string, reason: string): Promise<string> => {
      const body = { reason, externalId: null };
      return asText((await p.done('replaceCard', { path: { cardId }, body })).id) ?? '';
    };
    const cardId = await replaced(await activeCard(p), 'lost');
    p.advance('PT5S');
    await p.done('createCardRevealSession', { path: { cardId } });
    await challenge(p, cardId);
    await replaced(cardId, 'stolen');
    const plastic = await ordered(p, PHYSICAL);
    p.advance('P1D');
    await p.done('activateCard', { path: { cardId: plastic } });
    const path = { cardId: await replaced(plastic, 'damaged') };
    p.advance('P1D');
    await p.done('activateCard', { path });
    expect((await read(p, plastic)).status).toBe('closed');
    await p.done('createCardPinSession', { path });
  });

  it('a replacement as `expiring` is refused before the last 60 days', async () => {
    says(
      'Allowed in the last 60 days before expiry; before that, the answer is `validation_failed`.',
    );
    const p = program();
    const body = { reason: 'expiring', externalId: null };
    const path = { cardId: await activeCard(p) };
    expect(await p.refused('replaceCard', { path, body })).toBe('validation_failed');
    const soon = { cardId: await activeCard(p, { label: 'expire-after-issuing' }) };
    expect(await p.refused('replaceCard', { path: soon, body })).toBeUndefined();
  });
});

describe('hosted pages', () => {
  it('are refused unless the card is active; the PIN page also for virtual cards', async () => {
    says(
      'A PIN session was asked for a virtual card; virtual cards have no PIN.',
      '| PIN | none | set by the user on a hosted page |',
      'Moment until which the page can be opened, 60 seconds after the answer.',
    );
    const p = program();
    const cardId = await activeCard(p);
    const first = await p.done('createCardRevealSession', { path: { cardId } });
    const second = await p.done('createCardRevealSession', { path: { cardId } });
    expect(first.url).not.toBe(second.url);
    expect(first.expiresAt).toBe('2026-11-02T09:31:05.000Z');
    expect(await p.refused('createCardPinSession', { path: { cardId } })).toBe(
      'card_type_not_supported',
    );
    await p.done('freezeCard', { path: { cardId } });
    expect(await p.refused('createCardRevealSession', { path: { cardId } })).toBe(
      'card_not_active',
    );
  });
});

describe('limits', () => {
  it('are read as they were set, and refused above their maximum', async () => {
    says(
      'Replaces all limits of a card.',
      'Card limits and simulated card payments can be zero.',
      'Highest value `amount` can be set to in your program.',
      'Highest value `count` can be set to in your program.',
    );
    const p = program();
    const path = { cardId: await activeCard(p) };
    const channels = { pos: false, contactless: true, ecom: true, atm: true };
    const body = {
      perTransaction: { amount: '40.00', currency: 'EUR' },
      daily: { amount: { amount: '60.00', currency: 'EUR' }, count: 2 },
      monthly: { amount: { amount: '90.00', currency: 'EUR' }, count: 9 },
      channels,
    };
    const set = await p.done('setCardLimits', { path, body });
    expect(set).toMatchObject({
      perTransaction: { amount: body.perTransaction },
      daily: body.daily,
      monthly: body.monthly,
      channels,
    });
    expect(await p.done('getCardLimits', { path })).toEqual(set);
    const zero = { amount: '0.00', currency: 'EUR' };
    const none = { amount: zero, count: 0 };
    const nothing = { perTransaction: zero, daily: none, monthly: none };
    expect(await p.refused('setCardLimits', { path, body: nothing })).toBeUndefined();
    expect((await pay(p, path.cardId, '0.00')).status).toBe('authorized');
    expect((await pay(p, path.cardId, '0.01')).declineReason).toBe('limit_exceeded');
    expect(await p.done('setCardLimits', { path, body })).toEqual(set);
    const high = { ...body, daily: { ...body.daily, count: 101 } };
    expect(await p.refused('setCardLimits', { path, body: high })).toBe('card_limit_above_maximum');
    expect(await p.done('getCardLimits', { path })).toEqual(set);
  });

  it('count authorized payments of the UTC day and month, and are reset afterwards', async () => {
    says(
      '`billingAmount` and 1 payment, on the day of the authorization',
      'Days and months are in UTC.',
      'Moment `usedAmount` and `usedCount` go back to zero.',
      'Amounts are in the billing currency and count when a payment is authorized.',
      'Sum used so far.',
      'Number used so far.',
    );
    const p = program();
    const cardId = await activeCard(p);
    await pay(p, cardId, '10.00');
    await pay(p, cardId, '51.00');
    p.advance('PT1M');
    const used = async (period: string) =>
      asObject((await p.done('getCardLimits', { path: { cardId } }))[period]);
    const expected = { usedAmount: { amount: '10.00', currency: 'EUR' }, usedCount: 1 };
    expect(await used('daily')).toMatchObject({
      ...expected,
      resetsAt: '2026-11-03T00:00:00.000Z',
    });
    p.advance('P1D');
    expect(await used('daily')).toMatchObject({
      usedCount: 0,
      resetsAt: '2026-11-04T00:00:00.000Z',
    });
    expect(await used('monthly')).toMatchObject({
      ...expected,
      resetsAt: '2026-12-01T00:00:00.000Z',
    });
  });

  it('send `card.limit_reached` once per limit and period', async () => {
    says(
      'Once per limit and period, when an authorization uses up the limit or is declined because of it.',
    );
    const p = program();
    const cardId = await activeCard(p);
    const daily = { amount: { amount: '30.00', currency: 'EUR' }, count: 9 };
    await p.done('setCardLimits', { path: { cardId }, body: { daily } });
    const reached = () => p.newEvents().filter(({ type }) => type === 'card.limit_reached');
    await pay(p, cardId, '20.00');
    expect(reached()).toEqual([]);
    expect((await pay(p, cardId, '10.01')).declineReason).toBe('limit_exceeded');
    expect(reached().map(({ data }) => data)).toEqual([
      {
        cardId,
        userId: USER,
        limit: 'daily',
        measure: 'amount',
        resetsAt: '2026-11-03T00:00:00.000Z',
        reachedAt: '2026-11-02T09:30:05.000Z',
      },
    ]);
    await pay(p, cardId, '10.00');
    await pay(p, cardId, '1.00');
    expect(reached()).toEqual([]);
    p.advance('P1D');
    p.newEvents();
    await pay(p, cardId, '30.00');
    expect(reached()).toHaveLength(1);
  });

  it('for a single payment decline it without an event', async () => {
    says('For the limit of a single payment');
    const p = program();
    const cardId = await activeCard(p);
    await p.done('setCardLimits', {
      path: { cardId },
      body: { perTransaction: { amount: '5.00' } },
    });
    expect((await pay(p, cardId, '5.01')).declineReason).toBe('limit_exceeded');
    expect(p.eventTypes()).toEqual(['card.transaction.declined']);
  });
});

describe('challenges', () => {
  it('that are approved result in a readable payment with the current date', async () => {
    says(
      'After `approve`, the merchant continues, and the payment follows as a separate card transaction',
      'The first decision counts',
      'The challenge, decided.',
      'The payment follows as a separate card transaction.',
      'The authorization follows as a separate card transaction.',
    );
    const p = program();
    const cardId = await activeCard(p);
    const challengeId = await challenge(p, cardId);
    p.advance('PT30S');
    p.newEvents();
    const decided = await p.done('submitCardChallengeDecision', { path: { challengeId } });
    expect(decided).toMatchObject({ status: 'approved', decidedAt: '2026-11-02T09:30:35.000Z' });
    const [payment] = await transactions(p, cardId);
    expect(payment).toMatchObject({
      cardId,
      status: 'authorized',
      channel: 'ecom',
      createdAt: '2026-11-02T09:30:35.000Z',
      billingAmount: { amount: '25.50' },
    });
    expect(p.newEvents()).toEqual([{ type: 'card.transaction.authorized', data: payment }]);
    expect(await p.refused('submitCardChallengeDecision', { path: { challengeId } })).toBe(
      'challenge_already_decided',
    );
  });

  it('that are approved can still result in a declined payment', async () => {
    says('usually within seconds; it can still be declined');
    const p = program();
    const cardId = await activeCard(p);
    const challengeId = await challenge(p, cardId);
    await p.done('freezeCard', { path: { cardId } });
    await p.done('submitCardChallengeDecision', { path: { challengeId } });
    expect((await transactions(p, cardId))[0]).toMatchObject({ declineReason: 'card_not_active' });
  });

  it('that are declined or expire decline the payment with `authentication_failed`', async () => {
    says(
      'After `decline` it is declined with `authentication_failed`.',
      'After `not_recognized`, the card is not frozen',
      'The challenge ends in `declined`.',
      'The payment is declined with `authentication_failed`.',
      'also when your own endpoint declined or a challenge expired',
      'The 3-D Secure challenge was declined, expired or left out by the merchant.',
    );
    const p = program();
    const cardId = await activeCard(p);
    const body = { decision: 'decline', reason: 'not_recognized', authentication: null };
    const path = { challengeId: await challenge(p, cardId) };
    expect((await p.done('submitCardChallengeDecision', { path, body })).status).toBe('declined');
    const late = { challengeId: await challenge(p, cardId) };
    p.advance('PT5M');
    expect((await p.done('getCardChallenge', { path: late })).status).toBe('expired');
    expect(await p.refused('submitCardChallengeDecision', { path: late })).toBe(
      'challenge_expired',
    );
    const reasons = (await transactions(p, cardId)).map(({ declineReason }) => declineReason);
    expect(reasons).toEqual(['authentication_failed', 'authentication_failed']);
  });

  it('are refused for `sms_otp` and for a card that is not active', async () => {
    says(
      'A challenge was simulated for a card with `sms_otp`; only `out_of_band` has challenges.',
      "Simulates an online payment that needs the user's approval, for a card with `threeDsMethod` `out_of_band`.",
      'Active card of the sandbox with `threeDsMethod` `out_of_band`.',
      'no challenge objects are created',
    );
    const p = program();
    const otp = await activeCard(p, { threeDsMethod: 'sms_otp' });
    expect(await p.refused('simulateCardChallenge', { body: { cardId: otp } })).toBe(
      'card_type_not_supported',
    );
    await p.done('freezeCard', { path: { cardId: otp } });
    const cardId = await ordered(p);
    expect(await p.refused('simulateCardChallenge', { body: { cardId } })).toBe('card_not_active');
  });
});

describe('a closed user', () => {
  it('cannot get a card, and existing cards are closed with `user_closed`', async () => {
    says(
      'The user was closed, and with them all their cards.',
      'Has to be `active` with `kycLevel` `full`.',
      'Creates a virtual or a physical card for an active user.',
      '`data` is empty when the user has none',
      'A replacement took its place, or the user was closed.',
      'The user was closed.',
    );
    const p = program();
    const user = await p.done('createUser', { body: { externalId: 'card-promise-user' } });
    const userId = asText(user.id) ?? '';
    expect(await p.refused('createCard', { body: { userId } })).toBe('user_not_eligible');
    p.advance('PT1M');
    await p.done('startKyc', { path: { userId } });
    p.advance('PT1H');
    expect((await p.done('listUserCards', { path: { userId } })).data).toEqual([]);
    const plastic = await ordered(p, { userId, ...PHYSICAL });
    p.advance('P1D');
    const [active, frozen, blocked] = [
      await activeCard(p, { userId }),
      await activeCard(p, { userId }),
      await activeCard(p, { userId }),
    ];
    await p.done('freezeCard', { path: { cardId: frozen } });
    await p.done('blockCard', { path: { cardId: blocked }, body: { reason: 'lost' } });
    const cards = [plastic, active, frozen, blocked, await ordered(p, { userId })];
    const states = [];
    for (const cardId of cards) states.push((await read(p, cardId)).status);
    expect(states).toEqual(['dispatched', 'active', 'frozen', 'blocked', 'requested']);
    await p.done('closeUser', { path: { userId } });
    for (const cardId of cards) {
      expect(await p.refused('freezeCard', { path: { cardId } })).toBe('card_closed');
      expect(await read(p, cardId)).toMatchObject({
        status: 'closed',
        statusReason: { by: 'provider', code: 'user_closed' },
      });
    }
    expect(await p.refused('createCard', { body: { userId } })).toBe('user_not_eligible');
  });
});
