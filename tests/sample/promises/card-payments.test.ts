import { describe, expect, it } from 'vitest';
import { asObject, asText, objects } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { withPin } from './card-program';
import { programOf, type Program } from './program';
import { says } from './says';

const program = () => programOf('general');
/** Owns 400.00 EUR, of which 25.50 EUR are held. */
const USER = 'usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e';
const ALL_CHANNELS = { pos: true, contactless: true, ecom: true, atm: true };

let orders = 0;
async function activeCard(p: Program, order: JsonObject = {}): Promise<string> {
  orders += 1;
  const body = { userId: USER, externalId: `promise-${orders}`, ...order };
  const { id } = await p.done('createCard', { body });
  p.advance('PT5S');
  p.newEvents();
  return asText(id) ?? '';
}

const eur = (amount: string): JsonObject => ({ amount, currency: 'EUR' });
const pay = (p: Program, cardId: string, amount: string, more: JsonObject = {}) =>
  p.done('simulateCardAuthorization', { body: { cardId, amount: eur(amount), ...more } });
const read = (p: Program, { id }: JsonObject) =>
  p.done('getCardTransaction', { path: { transactionId: asText(id) ?? '' } });
const limitsOf = (p: Program, cardId: string) => p.done('getCardLimits', { path: { cardId } });
const setLimits = (p: Program, cardId: string, body: JsonValue) =>
  p.done('setCardLimits', { path: { cardId }, body });
const reasonOf = async (payment: Promise<JsonObject>): Promise<JsonValue | undefined> =>
  (await payment).declineReason;

describe('a payment that is authorized', () => {
  it('holds amount and fees, and nothing is booked before clearing', async () => {
    says(
      'The payment was approved and its amount is held.',
      'A payment was approved and its amount is held.',
      "Only clearing moves money and creates a booking on the user's statement.",
      'The amount and its fees move from `available` to `reserved` of the funding balance, and out of it when the payment is cleared.',
      'Moment the hold is released if nothing was cleared.',
      'Fees of this payment; empty when there are none.',
      'What is `reserved` is already deducted from it',
      'Nothing was collected for 7 days',
    );
    const p = program();
    const card = await activeCard(p);
    const payment = await pay(p, card, '20.00');
    expect(payment).toMatchObject({ status: 'authorized', type: 'purchase', fees: [] });
    expect(payment).toMatchObject({ fundingAmount: eur('20.00'), billingAmount: eur('20.00') });
    expect(Object.keys(payment)).not.toContain('clearedAmount');
    expect(Object.keys(payment)).not.toContain('declineReason');
    const end = Date.parse(asText(payment.createdAt) ?? '') + 7 * 86_400_000;
    expect(Date.parse(asText(payment.expiresAt) ?? '')).toBe(end);
    expect(await p.balance(USER)).toMatchObject({ available: '354.50', reserved: '45.50' });
    expect(await p.bookings(USER)).toEqual([
      'adjustment credit 400.00',
      'adjustment credit 1000.000000',
    ]);
    expect(p.newEvents()).toEqual([{ type: 'card.transaction.authorized', data: payment }]);
    expect(await read(p, payment)).toEqual(payment);
  });

  it('is cleared after a minute, with one booking of the amount that the merchant took', async () => {
    says(
      'After 1 minute `card.transaction.cleared` arrives, and the statement of the user has a booking of type `card`.',
      "The merchant collected the payment, or a part of it. The booking appears on the user's statement.",
      'use `balanceAfter` of the newest one as the closing balance; it equals `available` plus `reserved` at that moment.',
    );
    const p = program();
    const payment = await pay(p, await activeCard(p), '20.00');
    p.newEvents();
    p.advance('PT59S');
    expect((await read(p, payment)).status).toBe('authorized');
    p.advance('PT1S');
    const cleared = await read(p, payment);
    expect(cleared).toMatchObject({ status: 'cleared', clearedAmount: eur('20.00') });
    expect(cleared.fundingAmount).toEqual(eur('20.00'));
    expect(Object.keys(cleared)).not.toContain('expiresAt');
    expect(await p.balance(USER)).toMatchObject({ available: '354.50', reserved: '25.50' });
    expect(await p.bookings(USER)).toContain('card debit 20.00');
    const { data } = await p.done('listUserTransactions', { path: { userId: USER } });
    expect(objects(data)[0]?.balanceAfter).toEqual(eur('380.00'));
    expect(p.newEvents().filter(({ data }) => data.id === payment.id)).toEqual([
      { type: 'card.transaction.cleared', data: cleared },
    ]);
  });

  it('is held for 31 days at hotels', async () => {
    says('31 days for hotels, car rental and ships');
    const p = program();
    const merchant = { name: 'HOTEL', mcc: '7011', country: 'SI' };
    const { createdAt, expiresAt } = await pay(p, await activeCard(p), '20.00', { merchant });
    const days =
      (Date.parse(asText(expiresAt) ?? '') - Date.parse(asText(createdAt) ?? '')) / 864e5;
    expect(days).toBe(31);
  });
});

describe('the outcomes of an authorized payment', () => {
  it('is `partially_cleared`: half is collected, and the rest is released when the hold expires', async () => {
    says(
      'Half of it is cleared; the hold on the rest runs out.',
      'Half of it is collected, and never the rest.',
      'The merchant collects a part, such as the first of two shipments.',
      'A part was collected.',
      'The hold on the rest ran out and was released.',
      'A part was collected; the rest is still held.',
    );
    const p = program();
    const payment = await pay(p, await activeCard(p), '20.00', { then: 'partially_cleared' });
    p.advance('PT1M');
    const part = await read(p, payment);
    expect(part).toMatchObject({ status: 'partially_cleared', clearedAmount: eur('10.00') });
    expect(part).toMatchObject({ fundingAmount: eur('20.00'), expiresAt: payment.expiresAt });
    expect(await p.bookings(USER)).toContain('card debit 10.00');
    p.advance('P7D');
    const cleared = await read(p, payment);
    expect(cleared).toMatchObject({ status: 'cleared', clearedAmount: eur('10.00') });
    expect(cleared.fundingAmount).toEqual(eur('10.00'));
    expect(await p.balance(USER)).toMatchObject({ available: '390.00', reserved: '0.00' });
  });

  it('is `cleared_in_parts`: `card.transaction.cleared` for each part', async () => {
    says(
      'For each part the merchant collects. `data.status` is `partially_cleared` until the last one; `clearedAmount` is the sum so far.',
      'Collected in two parts.',
      'Cleared in two parts.',
      'The merchant collects the last part.',
    );
    const p = program();
    const payment = await pay(p, await activeCard(p), '20.01', { then: 'cleared_in_parts' });
    p.newEvents();
    p.advance('PT5M');
    const events = p.newEvents().filter(({ data }) => data.id === payment.id);
    expect(events.map(({ data }) => [data.status, data.clearedAmount])).toEqual([
      ['partially_cleared', eur('10.01')],
      ['cleared', eur('20.01')],
    ]);
    expect(await p.bookings(USER)).toEqual(
      expect.arrayContaining(['card debit 10.01', 'card debit 10.00']),
    );
  });

  it('is `reversed`: the held amount becomes available again and no longer counts toward the limits', async () => {
    says(
      'The merchant took the payment back and the hold is released. No money moved.',
      'The payment will not be collected as authorized, and the held amount is available again.',
      'Reversed and expired authorizations are taken out again, refunds are not.',
      'Taken back before it is collected.',
      'The merchant takes the payment back before it is cleared.',
      'The merchant takes the payment back before collecting it.',
    );
    const p = program();
    const card = await activeCard(p);
    const payment = await pay(p, card, '20.00', { then: 'reversed' });
    expect(asObject((await limitsOf(p, card)).daily).usedCount).toBe(1);
    p.advance('PT1M');
    const reversed = await read(p, payment);
    expect(reversed).toMatchObject({ status: 'reversed', fundingAmount: eur('0.00') });
    expect(Object.keys(reversed)).not.toContain('clearedAmount');
    expect(asObject((await limitsOf(p, card)).daily)).toMatchObject({
      usedAmount: eur('0.00'),
      usedCount: 0,
    });
    expect(await p.bookings(USER)).not.toContain('card debit 20.00');
    expect(p.eventTypes()).toContain('card.transaction.reversed');
  });

  it('is `expired` at `expiresAt`, and not before', async () => {
    says(
      'The merchant never clears; the hold is released when `expiresAt` has passed.',
      'Never collected; the hold runs out.',
      'The hold was released because nothing was collected.',
      'When the merchant takes an authorization back (`reversed`), and when it runs out (`expired`).',
    );
    const p = program();
    const payment = await pay(p, await activeCard(p), '20.00', { then: 'expired' });
    p.advance('P6D');
    expect((await read(p, payment)).status).toBe('authorized');
    p.advance('P1D');
    expect(await read(p, payment)).toMatchObject({
      status: 'expired',
      fundingAmount: eur('0.00'),
      updatedAt: payment.expiresAt,
    });
    expect(p.eventTypes()).toEqual(['card.transaction.authorized', 'card.transaction.reversed']);
  });

  it('is `cleared_late`: the balance may become negative', async () => {
    says(
      'The merchant collects after the hold was released; the balance may become negative.',
      'The hold runs out, and the merchant collects anyway.',
      'Collected after the hold has run out.',
      'A merchant can still collect late.',
    );
    const p = program();
    const card = await activeCard(p);
    const payment = await pay(p, card, '300.00', { then: 'cleared_late' });
    p.advance('P7D');
    expect((await read(p, payment)).status).toBe('expired');
    await pay(p, card, '370.00');
    p.advance('PT5S');
    expect(await read(p, payment)).toMatchObject({
      status: 'cleared',
      clearedAmount: eur('300.00'),
      fundingAmount: eur('300.00'),
    });
    expect(await p.balance(USER)).toMatchObject({ available: '-270.00', reserved: '370.00' });
  });

  it('is `refunded`: the amount is available to the user, and three events arrive', async () => {
    says(
      'The payment is cleared and then refunded in full.',
      'Collected, then given back in full.',
      'The merchant gave back all or a part. The amount is available to the user.',
    );
    const p = program();
    const payment = await pay(p, await activeCard(p), '30.00', { then: 'refunded' });
    p.advance('PT1H');
    expect(await read(p, payment)).toMatchObject({
      status: 'refunded',
      clearedAmount: eur('30.00'),
      refundedAmount: eur('30.00'),
    });
    const types = p.newEvents().flatMap(({ type, data }) => (data.id === payment.id ? type : []));
    expect(types).toEqual([
      'card.transaction.authorized',
      'card.transaction.cleared',
      'card.transaction.refunded',
    ]);
    const booked = (await p.bookings(USER)).filter((booking) => booking.endsWith('30.00'));
    expect(booked).toEqual(['card debit 30.00', 'card credit 30.00']);
  });

  it.each([
    ['disputed', ['card debit 30.00']],
    ['dispute_lost', ['card debit 30.00']],
    ['dispute_won', ['card debit 30.00', 'card credit 30.00']],
  ])('is `%s`', async (then, bookings) => {
    says(
      'Collected, then contested; stops there.',
      'Collected, contested and credited.',
      'Collected, then contested without success.',
      'The payment is cleared and the user disputes it.',
      'The payment is cleared, disputed, and the money comes back.',
      'The payment is cleared, disputed, and the merchant keeps the money.',
      'The money was credited to the user.',
    );
    const p = program();
    const payment = await pay(p, await activeCard(p), '30.00', { then });
    p.advance('PT1H');
    const disputed = await read(p, payment);
    expect(disputed).toMatchObject({ status: then, clearedAmount: eur('30.00') });
    expect(Object.keys(disputed)).not.toContain('refundedAmount');
    expect((await p.bookings(USER)).filter((booking) => booking.endsWith('30.00'))).toEqual(
      bookings,
    );
    p.advance('P200D');
    expect(await read(p, payment)).toEqual(disputed);
  });
});

describe('a payment that is declined', () => {
  it('has `declineReason`, no fees, no hold and `fundingAmount` zero, in answer, event and reads', async () => {
    says(
      'The payment was refused; no money moved. `declineReason` says why.',
      '`card.transaction.declined` reaches you within seconds',
      'The provider never retries a declined payment; the user has to pay again, which is a new object.',
      'The simulation succeeded, the payment did not.',
      'The card transaction, usually in state `authorized` or `declined`.',
      'A payment was refused.',
      'Declined with `insufficient_balance`, whatever the balance is.',
      'A declined payment, a card check without an amount | nothing',
    );
    const p = program();
    const card = await activeCard(p);
    const declined = await pay(p, card, '51.00');
    expect(declined).toMatchObject({
      status: 'declined',
      declineReason: 'insufficient_balance',
      fundingAmount: eur('0.00'),
      fees: [],
    });
    expect(Object.keys(declined)).not.toContain('expiresAt');
    expect(p.newEvents()).toEqual([{ type: 'card.transaction.declined', data: declined }]);
    expect(await read(p, declined)).toEqual(declined);
    expect(await p.balance(USER)).toMatchObject({ available: '374.50', reserved: '25.50' });
    p.advance('P1D');
    expect(await read(p, declined)).toEqual(declined);
    expect(asObject((await limitsOf(p, card)).daily).usedCount).toBe(0);
  });

  it('is declined with `card_not_active` while the card is frozen, before any sandbox value', async () => {
    says(
      'New authorizations are declined with `card_not_active`, including those of wallets and recurring payments.',
      'Every payment is decided as a real one: by the state of user and card, channels, limits and the balance, in this order.',
      'The sandbox values below play what others decide, and only when these rules allow the payment.',
      'It is decided like a real one: the state of user and card, channels, limits and the balance can decline it.',
      'New authorizations are decided normally from the answer on.',
    );
    const p = program();
    const cardId = await activeCard(p);
    await p.done('freezeCard', { path: { cardId } });
    expect(await reasonOf(pay(p, cardId, '20.00'))).toBe('card_not_active');
    expect(await reasonOf(pay(p, cardId, '91.00'))).toBe('card_not_active');
    await p.done('unfreezeCard', { path: { cardId } });
    expect(await reasonOf(pay(p, cardId, '20.00'))).toBeUndefined();
  });

  it('is declined with `card_not_active` before the card is issued and after it was closed', async () => {
    says(
      'Only an `active` card can pay.',
      'The order was accepted; nothing can be paid with the card yet.',
      'The card is frozen, blocked, closed or not yet active.',
    );
    const p = program();
    const { id } = await p.done('createCard', { body: { externalId: 'promise-new' } });
    const cardId = asText(id) ?? '';
    expect(await reasonOf(pay(p, cardId, '20.00'))).toBe('card_not_active');
    await p.done('closeCard', { path: { cardId } });
    expect(await reasonOf(pay(p, cardId, '20.00'))).toBe('card_not_active');
  });

  it('is declined with `card_expired` after the month of expiry', async () => {
    says(
      'Month at the end of which the card expires, in UTC.',
      'The card becomes active and expires at the end of this month.',
      'The month of expiry has ended.',
    );
    const p = program();
    const cardId = await activeCard(p, { label: 'expire-after-issuing' });
    expect(await reasonOf(pay(p, cardId, '20.00'))).toBeUndefined();
    p.advance('P29D');
    expect(await p.done('getCard', { path: { cardId } })).toMatchObject({
      status: 'expired',
      statusReason: { by: 'provider', code: 'expired', since: '2026-12-01T00:00:00.000Z' },
    });
    expect(await reasonOf(pay(p, cardId, '20.00'))).toBe('card_expired');
  });

  it('is declined with `user_suspended`, and the card keeps its state', async () => {
    says(
      'when authorizations are declined because the user is suspended; the card keeps its state',
      "which declines payments with all of the user's cards",
    );
    const p = program();
    const cardId = await activeCard(p);
    await p.done('suspendUser', { path: { userId: USER } });
    p.newEvents();
    expect(await reasonOf(pay(p, cardId, '20.00'))).toBe('user_suspended');
    expect(p.eventTypes()).toEqual(['card.transaction.declined']);
    expect((await p.done('getCard', { path: { cardId } })).status).toBe('active');
  });

  it('is declined with `channel_disabled` if its channel is switched off', async () => {
    says(
      'A payment over another one is declined with `channel_disabled`.',
      'The way of paying is switched off; offer to switch it on.',
      'To switch off a way of paying, set it to `false` in `channels`',
      'The channel `atm` makes it a cash withdrawal',
    );
    const { p, cardId } = await withPin();
    await setLimits(p, cardId, { channels: { ...ALL_CHANNELS, atm: false } });
    expect(await reasonOf(pay(p, cardId, '20.00', { channel: 'atm' }))).toBe('channel_disabled');
    await setLimits(p, cardId, { channels: { ...ALL_CHANNELS, ecom: false } });
    expect(await reasonOf(pay(p, cardId, '20.00'))).toBe('channel_disabled');
    expect(await reasonOf(pay(p, cardId, '20.00', { channel: 'atm' }))).toBeUndefined();
  });

  it('is declined with `channel_disabled` if a virtual card would need plastic', async () => {
    says(
      '| Works | online and with a mobile wallet, so at most terminals as well | everywhere, including cash machines |',
      '`pos` and `atm` take the card itself, so a virtual card never pays over them.',
      'Or it takes the card itself, `pos` or `atm`, and the card is virtual.',
      'payments over `pos` and `atm` are declined with `channel_disabled` whatever the switches say.',
      'No plastic. For online payments and mobile wallets, ready in seconds.',
    );
    const p = program();
    const cardId = await activeCard(p);
    await setLimits(p, cardId, { channels: ALL_CHANNELS });
    const reasons = [];
    for (const channel of ['pos', 'atm', 'contactless', 'ecom']) {
      reasons.push(await reasonOf(pay(p, cardId, '20.00', { channel })));
    }
    expect(reasons).toEqual(['channel_disabled', 'channel_disabled', undefined, undefined]);
    const offline = { channel: 'pos', then: 'offline' };
    expect(await reasonOf(pay(p, cardId, '20.00', offline))).toBe('channel_disabled');
  });

  it('is declined with `insufficient_balance` when the balance does not cover amount and fees', async () => {
    says('The funding balance does not cover amount and fees.');
    const p = program();
    const card = await activeCard(p);
    expect(await reasonOf(pay(p, card, '374.51'))).toBe('insufficient_balance');
    const usd = { amount: { amount: '455.00', currency: 'USD' } };
    expect(await reasonOf(pay(p, card, '1.00', usd))).toBe('insufficient_balance');
    expect(await reasonOf(pay(p, card, '374.50'))).toBeUndefined();
  });

  it.each([
    ['59.00', 'suspected_fraud'],
    ['61.00', 'limit_exceeded'],
    ['62.00', 'card_not_active'],
    ['91.00', 'partner_timeout'],
    ['92.00', 'partner_declined'],
    ['57.00', 'merchant_not_allowed'],
    ['58.00', 'network_error'],
  ])('is declined by others for %s EUR: `%s`', async (amount, reason) => {
    says(
      'some amounts simulate a refusal by others',
      'Declined with `limit_exceeded`, as if another limit were reached.',
      'Declined with `card_not_active`, as if the card were frozen.',
      'Declined with `partner_timeout`, as if your authorization endpoint had not answered',
      'Declined with `partner_declined`, as if your authorization endpoint had refused it.',
    );
    const p = program();
    expect(await reasonOf(pay(p, await activeCard(p), amount))).toBe(reason);
  });

  it('is declined with `pin_tries_exceeded` for the third wrong PIN in a row; the card is blocked', async () => {
    says(
      'Declined with `pin_incorrect`; the third time in a row with `pin_tries_exceeded`, and the card is blocked.',
      'Three wrong PINs; the card is blocked.',
      'Three wrong PINs, five wrong security codes, or a pattern of fraud.',
      'The user may try again, three times in a row at most.',
    );
    const p = program();
    const cardId = await activeCard(p);
    expect(await reasonOf(pay(p, cardId, '55.00'))).toBe('pin_incorrect');
    await pay(p, cardId, '1.00');
    expect(await reasonOf(pay(p, cardId, '55.00'))).toBe('pin_incorrect');
    expect(await reasonOf(pay(p, cardId, '55.00'))).toBe('pin_incorrect');
    p.newEvents();
    expect(await reasonOf(pay(p, cardId, '55.00'))).toBe('pin_tries_exceeded');
    expect(p.eventTypes()).toEqual(['card.status_changed', 'card.transaction.declined']);
    expect(await p.done('getCard', { path: { cardId } })).toMatchObject({
      status: 'blocked',
      statusReason: { by: 'provider', code: 'pin_tries' },
    });
    expect(await p.refused('unfreezeCard', { path: { cardId } })).toBe('card_blocked_by_provider');
  });

  it('blocks the card after five wrong security codes; the block ends by itself after 24 hours', async () => {
    says(
      'the fifth time in a row the card is blocked',
      'Three wrong PINs, five wrong security codes, or a pattern of fraud.',
      'Five wrong security codes. Ends automatically after 24 hours.',
    );
    const p = program();
    const cardId = await activeCard(p);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await reasonOf(pay(p, cardId, '56.00'))).toBe('security_code_incorrect');
    }
    const stateNow = async () => (await p.done('getCard', { path: { cardId } })).status;
    expect(await stateNow()).toBe('blocked');
    p.advance('PT23H59M');
    expect(await stateNow()).toBe('blocked');
    p.advance('PT1M');
    expect(await stateNow()).toBe('active');
  });
});

describe('fees of the schedule', () => {
  it('are 1 % for a payment in another currency, with a separate booking at clearing', async () => {
    says(
      'each fee is held with the payment, and booked as a separate `fee` when the payment is cleared',
      "When a card payment in a currency other than the card's is cleared.",
      "a currency other than the card's is converted at `0.82150000`",
      "Units of the card's currency for one unit of the merchant's currency, the network's rate.",
    );
    const p = program();
    const card = await activeCard(p);
    const body = { amount: { amount: '100.00', currency: 'USD' } };
    const payment = await pay(p, card, '1.00', body);
    expect(payment).toMatchObject({
      fxRate: '0.82150000',
      transactionAmount: { amount: '100.00', currency: 'USD' },
      billingAmount: eur('82.15'),
      fees: [{ feeId: 'card-foreign-currency', amount: eur('0.82') }],
      fundingAmount: eur('82.97'),
    });
    p.advance('PT1M');
    expect(await p.bookings(USER)).toEqual(
      expect.arrayContaining(['card debit 82.15', 'fee debit 0.82']),
    );
    expect((await read(p, payment)).fundingAmount).toEqual(eur('82.97'));
  });

  it('are calculated after a conversion that is rounded up', async () => {
    says(
      'An amount that is converted, into the currency of the card or into the asset that funds it, is rounded up to its last decimal.',
    );
    const p = program();
    const amount = { amount: '10.01', currency: 'USD' };
    // 10.01 × 0.82150000 = 8.223215
    const payment = await pay(p, await activeCard(p), '1.00', { amount });
    expect(payment.billingAmount).toEqual(eur('8.23'));
  });

  it('are separate bookings if a payment has several', async () => {
    says('Each fee is a separate booking with the type `fee`');
    const { p, cardId } = await withPin();
    const amount = { amount: '300.00', currency: 'USD' };
    const { fees } = await pay(p, cardId, '1.00', { amount, channel: 'atm' });
    p.advance('PT1M');
    expect(fees).toMatchObject([{ amount: eur('2.46') }, { amount: eur('0.93') }]);
    expect((await p.bookings(USER)).slice(-3)).toEqual([
      'card debit 246.45',
      'fee debit 2.46',
      'fee debit 0.93',
    ]);
  });

  it('are charged for cash from 200.00 EUR, and not if the payment is reversed', async () => {
    says(
      'When a cash withdrawal clears, on the amount of the withdrawal.',
      'A cash withdrawal | like a payment',
    );
    const { p, cardId } = await withPin();
    const cash = await pay(p, cardId, '300.00', { channel: 'atm', then: 'reversed' });
    expect(cash).toMatchObject({ type: 'cash_withdrawal', fundingAmount: eur('302.00') });
    p.advance('PT1M');
    expect(await read(p, cash)).toMatchObject({ fees: [], fundingAmount: eur('0.00') });
    expect((await p.bookings(USER)).join()).not.toContain('fee');
  });
});

describe('a payment from a crypto-asset', () => {
  it('sells the required amount at the rate of the authorization, and of the clearing', async () => {
    says(
      'The amount needed is sold at the rate of the authorization; what the merchant clears later in another amount is settled at the rate of the clearing.',
      'What is held on or taken from the funding balance, fees included. Zero when nothing was.',
    );
    const p = program();
    const asset = 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
    const card = await activeCard(p, {
      fundingSource: { type: 'crypto_balance', asset, currency: null },
    });
    const before = await p.balance(USER, asset);
    const payment = await pay(p, card, '100.00', { then: 'cleared_with_tip' });
    expect(payment).toMatchObject({ status: 'authorized', billingAmount: eur('100.00') });
    expect(payment.fundingAmount).toEqual({ amount: '122.000000', asset });
    expect(before).toMatchObject({ available: '1000.000000', reserved: '0.000000' });
    expect(await p.balance(USER, asset)).toMatchObject({
      available: '878.000000',
      reserved: '122.000000',
    });
    p.advance('PT1M');
    expect((await read(p, payment)).fundingAmount).toEqual({ amount: '134.200000', asset });
    expect(await p.bookings(USER)).toContain('card debit 134.200000');
    expect(await p.balance(USER, asset)).toMatchObject({
      available: '865.800000',
      reserved: '0.000000',
    });
    const declined = await pay(p, card, '813.00');
    expect(declined).toMatchObject({ declineReason: 'limit_exceeded' });
    await setLimits(p, card, { perTransaction: eur('900.00') });
    const tooMuch = await pay(p, card, '813.00');
    expect(tooMuch).toMatchObject({ declineReason: 'insufficient_balance' });
    expect(tooMuch.fundingAmount).toEqual({ amount: '0.000000', asset });
  });

  it('sells enough to cover its fee', async () => {
    says(
      'A card that pays from a crypto-asset sells enough of it to cover the fee, so the fee is booked in that asset.',
      'Amount of the fee, in the currency or asset of that entry.',
    );
    const p = program();
    const asset = 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
    const card = await activeCard(p, {
      fundingSource: { type: 'crypto_balance', asset, currency: null },
    });
    const amount = { amount: '100.00', currency: 'USD' };
    const { fees, fundingAmount } = await pay(p, card, '1.00', { amount });
    p.advance('PT1M');
    expect(fees).toMatchObject([{ amount: eur('0.82') }]);
    expect(fundingAmount).toEqual({ amount: '101.223400', asset });
    expect((await p.bookings(USER)).slice(-2)).toEqual([
      'card debit 100.223000',
      'fee debit 1.000400',
    ]);
  });
});
