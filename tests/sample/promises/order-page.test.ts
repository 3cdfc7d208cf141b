import { beforeEach, describe, expect, it } from 'vitest';
import { asObject, asText, objects, textOf } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { ask as askSandbox, KEY, stillSandbox } from '../../mock/support';
import { used, USER } from './accounts';
import { says } from './says';
import { EXAMPLE_USER, partnerOf, valuesOf, type Partner } from './support';

const USDC = 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const ACCOUNT = { type: 'bank_account', iban: 'SI39990000000000471', holder: 'Ana Kovač' };
const PAYER = { type: 'individual', name: 'Ana Kovač', country: 'SI' };
const WALLET = { type: 'crypto_address', address: ADDRESS };
const PURCHASE = { side: 'buy', fiatCurrency: 'EUR', asset: USDC, payoutMethod: 'crypto_address' };
const SALE = { ...PURCHASE, side: 'sell', payoutMethod: 'bank_account' };
const eur = (amount: string) => ({ amount, currency: 'EUR' });
const usdc = (amount: string) => ({ amount, asset: USDC });

let partner: Partner;
let count = 0;
beforeEach(() => {
  partner = partnerOf('rebell-pay');
});

const ask = (
  id: string,
  body: JsonObject,
  more: { path?: Record<string, string>; key?: string } = {},
) => partner.ask(id, { body, ...more }).then((answer) => answer.body);
const quote = (body: JsonObject, key?: string) =>
  ask('createOrderQuote', { ...PURCHASE, ...body }, key === undefined ? {} : { key });
const readQuote = (id: JsonValue | undefined) =>
  partner.send('getOrderQuote', { quoteId: textOf(id) });

/** Accepts a quote, and returns the order or the problem. */
const order = (quoteId: JsonValue | undefined, body: JsonObject = {}) => {
  count += 1;
  const sent = { quoteId: textOf(quoteId), externalId: `page-${count}`, userId: EXAMPLE_USER };
  return ask('createOrder', { ...sent, ...body });
};
const purchase = async (body: JsonObject = {}) =>
  order((await quote({ fiatAmount: '125.00' })).id, { destination: WALLET, ...body });
const sale = async (body: JsonObject = {}) =>
  order((await quote({ ...SALE, assetAmount: '150.000000' })).id, {
    destination: ACCOUNT,
    ...body,
  });
const path = ({ id }: JsonObject) => ({ orderId: textOf(id) });
const read = (made: JsonObject) => partner.send('getOrder', path(made));
const pay = (made: JsonObject, body: JsonObject = {}) =>
  ask('simulateOrderPayment', body, { path: path(made) });
const setAddress = (made: JsonObject, address = ADDRESS) =>
  ask('setOrderRefundAddress', { address }, { path: path(made) });

describe('an order quote', () => {
  it('fixes the amounts, but reserves no money and no limits', async () => {
    says(
      'A quote costs nothing, reserves nothing and checks no balance.',
      'None. No money and no asset is reserved, and no event is sent.',
      'The amounts of a quote never change, only its `status` does.',
      'you get the same quote, with the same `expiresAt`',
      'Which of the two amounts you fixed',
      'Fix the amount your customer has in mind; the quote calculates the other one.',
      '`side: sell`, `fiatAmount: "500.00"` | Exactly 500.00 EUR arrive, after fees. | What the payer sends. |',
      '| "I need 150 USDC" | `side: buy`, `assetAmount: "150.000000"` | Exactly 150.000000 USDC arrive. |',
      'and when a quote expires; quotes have no events.',
    );
    const balances = async () =>
      valuesOf((await partner.send('getUserBalances', USER)).data, 'available');
    const before = await balances();
    const made = await quote({ fiatAmount: '15000.00' }, 'same-quote-000000001');
    partner.advance('PT10S');
    expect(await quote({ fiatAmount: '15000.00' }, 'same-quote-000000001')).toEqual(made);
    partner.advance('PT20S');
    expect(await readQuote(made.id)).toEqual({ ...made, status: 'expired' });
    expect([await balances(), await used(partner, 'order'), partner.eventTypes()]).toEqual([
      before,
      '0.00',
      [],
    ]);
    expect(await quote({ ...SALE, fiatAmount: '500.00' })).toMatchObject({
      fixedSide: 'fiat',
      fiatAmount: eur('500.00'),
    });
    expect(await quote({ assetAmount: '150.000000' })).toMatchObject({
      fixedSide: 'asset',
      assetAmount: usdc('150.000000'),
    });
  });

  it('accepts one amount, with at most the decimals of its unit', async () => {
    says(
      'With both amounts, or with neither, the answer is `validation_failed`',
      "with at most as many decimals as the asset's scale",
    );
    for (const body of [
      { fiatAmount: '125.00', assetAmount: '150.000000' },
      {},
      { assetAmount: '150.0000001' },
    ]) {
      expect((await quote(body)).code).toBe('validation_failed');
    }
    expect((await quote({ assetAmount: '150.000001' })).status).toBe('open');
  });

  it('that the provider has withdrawn is no longer accepted', async () => {
    says(
      'The quote is withdrawn by the provider after 5 seconds: state `canceled`.',
      'The provider withdrew the offer. Ask for a new quote.',
    );
    const { id } = await quote({ fiatAmount: '125.66' });
    partner.advance('PT4S');
    expect((await readQuote(id)).status).toBe('open');
    partner.advance('PT1S');
    expect((await readQuote(id)).status).toBe('canceled');
    expect((await order(id, { destination: WALLET })).code).toBe('quote_already_used');
  });
});

describe('creating an order', () => {
  it('has no effect when it is refused', async () => {
    says('A request that is answered with one of these errors has changed nothing.');
    const { id } = await quote({ fiatAmount: '125.00' });
    const body = { externalId: 'once', destination: WALLET };
    const refused = await order(id, { ...body, confirmedAmount: eur('1.00') });
    expect([refused.code, (await readQuote(id)).status, await used(partner, 'order')]).toEqual([
      'amount_mismatch',
      'open',
      '0.00',
    ]);
    expect((await order(id, body)).status).toBe('created');
  });

  it('has one payer, and fields that match the payout', async () => {
    says(
      'Name the payer by `userId` or describe them in `payer`, never both.',
      'Needs `userId` in the order.',
      'A purchase has none.',
      'or a country outside the SEPA area',
      'Where the payout goes. Its `type` equals',
      'The quote is for `balance`, and the order names a `payer` instead of a user, or has a `destination`.',
    );
    const none = undefined as never;
    expect((await purchase({ payer: PAYER })).code).toBe('validation_failed');
    expect((await purchase({ userId: none })).code).toBe('validation_failed');
    expect(await purchase({ userId: none, payer: PAYER })).toMatchObject({ payer: PAYER });
    expect((await purchase({ refundAddress: { address: ADDRESS } })).code).toBe(
      'validation_failed',
    );
    const { id } = await quote({ fiatAmount: '125.00', payoutMethod: 'balance' });
    expect((await order(id, { userId: none, payer: PAYER })).code).toBe('destination_mismatch');
    expect((await order(id, { destination: WALLET })).code).toBe('destination_mismatch');
    const foreign = { ...ACCOUNT, iban: 'TR490099900000000000012345' };
    expect((await sale({ destination: foreign })).code).toBe('iban_invalid');
  });

  it('copies the fees of the quote, which depend on the payout', async () => {
    says(
      'It decides the fees and which `destination` the order needs.',
      'The quote fixes every fee before anyone pays, the network fee included, and the order repeats them unchanged',
      'These two and the fees of an order never change, however the object ends',
      'Every fee of the order, as quoted.',
    );
    const feesOf = async (body: JsonObject, more: JsonObject) => {
      const made = await quote(body);
      const { fees, ...accepted } = await order(made.id, { description: 'pay-never', ...more });
      expect(fees).toEqual(made.fees);
      partner.advance('PT1H');
      expect(await read(accepted)).toMatchObject({ status: 'expired', fees });
      return valuesOf(fees, 'feeId');
    };
    const amount = { fiatAmount: '125.00' };
    expect(await feesOf(amount, { destination: WALLET })).toEqual([
      'order-service',
      'order-network',
    ]);
    expect(await feesOf({ ...amount, payoutMethod: 'balance' }, {})).toEqual(['order-service']);
  });

  it('accepts an `externalId` only once, forever', async () => {
    says(
      'unique among all your orders without a time limit',
      'a second order with the same `externalId` is refused with `external_id_taken`',
      'A second attempt by the same payer is a second order. Give it its own number',
    );
    await purchase({ externalId: 'invoice-2026-1042', description: 'pay-never' });
    partner.advance('P400D');
    expect((await purchase({ externalId: 'invoice-2026-1042' })).code).toBe('external_id_taken');
    expect((await purchase({ externalId: 'invoice-2026-1042.2' })).status).toBe('created');
  });
});

describe('an order', () => {
  it('keeps its rate until `paymentDueAt`', async () => {
    says(
      'The full amount must be detected before this moment, 30 minutes after `createdAt`. Until then the rate holds.',
      "Once an order exists, the quote's `expiresAt` no longer matters.",
      "The rate then holds until the order's `paymentDueAt`.",
      'An order is never converted at a rate the payer did not agree to.',
      'Amount that was sent, equal to the quoted amount.',
    );
    const made = await purchase({ description: 'pay-never' });
    const window = Date.parse(textOf(made.paymentDueAt)) - Date.parse(textOf(made.createdAt));
    expect(window).toBe(30 * 60_000);
    partner.advance('PT29M59S');
    expect(await pay(made)).toMatchObject({ status: 'payment_detected', rate: '0.820000' });
    partner.advance('PT10M');
    expect(await read(made)).toMatchObject({
      status: 'completed',
      payout: { amount: made.assetAmount },
    });
  });

  it('never moves backwards, and the time of each state is later than the previous one', async () => {
    says(
      'State of the order. It never moves backwards.',
      'So an order never enters a state twice',
      'Of two copies of an order, the one with the later `statusChangedAt` is current.',
      'Moment of the last change of `status`. An event whose `data` has an earlier one is out of date.',
      '`completed`, `failed` and `refunded` are final. `expired` and `canceled` are final for what you deliver, but one move remains',
      "What happened can't be undone; only something else can follow, such as a refund.",
      'not later than the one you have stored',
    );
    const states = partner.subject.mock.resources.Order?.lifecycle?.states ?? {};
    expect(Object.keys(states)).toHaveLength(16);
    const comesBack = (state: string, seen: readonly string[]): boolean =>
      seen.includes(state) ||
      (states[state] ?? []).some(({ to }) => comesBack(to, [...seen, state]));
    for (const state of Object.keys(states)) expect(comesBack(state, []), state).toBe(false);
    const waysOn = (...names: string[]) =>
      names.map((name) => (states[name] ?? []).map(({ to }) => to));
    expect(waysOn('completed', 'failed', 'refunded')).toEqual([[], [], []]);
    expect(waysOn('expired', 'canceled')).toEqual([['refund_pending'], ['refund_pending']]);
    await purchase({ description: 'pay-late' });
    partner.advance('PT1H');
    const moments = partner.newEvents().map(({ data }) => textOf(data.statusChangedAt));
    expect(moments).toHaveLength(4);
    expect(moments).toEqual([...new Set(moments)].toSorted());

    const { id, statusChangedAt } = await purchase({ description: 'pay-never' });
    const path = { orderId: textOf(id) };
    const { body: canceled } = await partner.ask('cancelOrder', { path });
    const { body: late } = await partner.ask('simulateOrderPayment', { path });
    const [event] = partner.newEvents().slice(-1);
    expect([canceled.status, late.status, event?.data]).toEqual([
      'canceled',
      'refund_pending',
      late,
    ]);
    const crowded = [statusChangedAt, canceled.statusChangedAt, late.statusChangedAt].map(textOf);
    expect(crowded).toEqual([...new Set(crowded)].toSorted());
  });

  it('accepts up to 20 payments, and lists the payments of a sale', async () => {
    says(
      'An order takes up to 20 payments',
      'On `sell`, the transactions that paid the order, oldest first.',
      'Sum of everything that has arrived, including what went back or was undone.',
      'Moment the first payment was seen.',
    );
    for (const make of [purchase, sale]) {
      const made = await make({ description: 'pay-never' });
      partner.advance('PT2S');
      const first = asObject((await pay(made, { amount: '1.00' })).payment);
      partner.advance('PT1S');
      for (let paid = 1; paid < 20; paid += 1) {
        expect((await pay(made, { amount: '1.00' })).code).toBeUndefined();
      }
      expect((await pay(made, { amount: '1.00' })).code).toBe('conflict');
      const { received, detectedAt, txHashes } = asObject((await read(made)).payment);
      expect([Number(asObject(received).amount), detectedAt]).toEqual([20, first.detectedAt]);
      if (make === sale) {
        expect(new Set(txHashes as string[]).size).toBe(20);
        expect((txHashes as string[])[0]).toBe((first.txHashes as string[])[0]);
      }
    }
  });

  it('returns every payment after its end, without an event', async () => {
    says(
      '| Anything after `completed`, `failed` or `refunded` | unchanged | The payment back. | none | Read `refunds`. |',
      'after any other end, it goes back without an event',
      'When the excess was sent back; read `refunds`.',
      'What went back or goes back to the payer, oldest first.',
      'Moment the refund was decided.',
      'Moment the refund was sent.',
      'The payment arrived after the order had ended.',
    );
    for (const [description, end] of [
      ['', 'completed'],
      ['reverse-payment', 'failed'],
      ['reject-payment', 'refunded'],
    ] as const) {
      const made = await purchase(description === '' ? {} : { description });
      partner.advance('PT1H');
      partner.newEvents();
      const before = objects((await read(made)).refunds ?? []).length;
      await pay(made, { amount: '125.00' });
      partner.advance('PT1S');
      const paid = await pay(made, { amount: '10.00' });
      expect([paid.status, valuesOf(paid.refunds, 'progress').slice(before)]).toEqual([
        end,
        ['processing', 'processing'],
      ]);
      partner.advance('PT10M');
      const late = objects((await read(made)).refunds).slice(before);
      expect(late).toMatchObject([
        { reason: 'payment_late', progress: 'sent', amount: eur('125.00') },
        { reason: 'payment_late', progress: 'sent', amount: eur('10.00') },
      ]);
      for (const { createdAt, sentAt } of late) {
        expect(Date.parse(textOf(sentAt)) - Date.parse(textOf(createdAt))).toBe(600_000);
      }
      expect(partner.eventTypes()).toEqual([]);
    }
  });

  it.each([
    ['in three parts', '', ['50.00', '50.00', '25.00'], 'underpaid payment_detected completed'],
    ['too much, and again', '', ['130.00', '5.00'], 'overpaid completed'],
    ['twice', '', ['125.00', '5.00'], 'payment_detected completed'],
    ['too little', '', ['50.00'], 'underpaid refund_pending refunded'],
    ['not at all', '', [], 'expired'],
    ['what is not accepted', 'reject-payment', [], 'payment_detected refund_pending refunded'],
    ['what the payee refuses', 'reject-payout', ['130.00'], 'overpaid failed'],
    ['what a person reviews', 'hold', [], 'payment_detected on_hold completed'],
  ])('that is paid %s sends each of its events once', async (_how, description, paid, types) => {
    says(
      'Once per order, when the first payment is below the amount by more than the tolerance.',
      'Again for a second partial payment that still leaves something missing; read `payment.missing`.',
      'For a partial payment (`order.underpaid`), when too much arrives (`order.overpaid`)',
      'For a second payment once the full amount was detected; it goes back, and `refunds` lists it.',
      'When the payout is sent (`payout`) but has not arrived yet.',
      'For an underpaid order, which moves to `refund_pending`',
      'When the payment goes back to the payer, which sends `order.refund_pending`.',
      'For the excess of an overpaid order; that order continues, and `refunds` lists the refund.',
      'For the excess of an overpaid order, which completes as usual.',
      'With the answer to `POST /orders`, whose order is still `created`',
      'Once per order, when it moves to `payment_detected`, from `awaiting_payment` or from `underpaid`.',
      'Once per order, when it moves to `overpaid`: the payment that completes the amount exceeds it by more than the tolerance.',
      'Once per order, when it moves from `screening` to `on_hold`.',
      'Once per order, when it moves to `completed`.',
      'Once per order, when `paymentDueAt` passes in state `awaiting_payment`.',
      'Once per order, when it moves to `failed`.',
      'Once per order, when it moves to `refund_pending` from any state.',
      'Once per order, when it moves from `refund_pending` to `refunded`.',
    );
    const made = await purchase({ description: description === '' ? 'pay-never' : description });
    expect(partner.eventTypes()).toEqual([]);
    partner.advance('PT3S');
    for (const amount of paid) await pay(made, { amount });
    partner.advance('PT2H');
    const events = ['created', ...types.split(' ')].map((type) => `order.${type}`);
    expect(partner.eventTypes()).toEqual(events);
  });

  it('that is canceled before it can be paid is never announced', async () => {
    says(
      'and for an order that is canceled or fails before its instructions are ready.',
      'Once per order, when `POST /orders/{orderId}/cancel` ends an order in `created` or `awaiting_payment`.',
      'You canceled the order before anything had arrived.',
    );
    const made = await purchase();
    expect(await partner.send('cancelOrder', path(made))).toMatchObject({ status: 'canceled' });
    partner.advance('PT1H');
    expect(partner.eventTypes()).toEqual(['order.canceled']);
  });

  it('keeps its rate during a manual review, and sends the asset itself', async () => {
    says(
      'There is no promised time limit; the quoted rate still holds.',
      'An order that pays out to an address creates no withdrawal: it sends the asset itself.',
      '| `hold`, `other-name` | `on_hold` → `converting` → … → `completed` |',
      'Moment the hold began.',
      'the next event is `order.completed`, `order.failed` or `order.refund_pending`',
    );
    const list = async () => (await partner.ask('listWithdrawals')).body.data;
    const before = await list();
    const made = await purchase({ description: 'hold' });
    partner.advance('PT2M');
    const held = await read(made);
    expect([held.status, asObject(held.hold).since]).toEqual(['on_hold', held.statusChangedAt]);
    partner.newEvents();
    partner.advance('PT1H');
    expect(await read(made)).toMatchObject({
      status: 'completed',
      rate: '0.820000',
      payout: { amount: usdc('150.000000') },
    });
    expect([partner.eventTypes(), await list()]).toEqual([['order.completed'], before]);
  });

  it('waits while its user is suspended, and can be canceled meanwhile', async () => {
    says(
      'While its user is suspended, an order that has not been converted waits in `screening` or `on_hold` and shows `waitReason`.',
      'Cancel it, and everything goes back; otherwise it is paid out as agreed once the user is reactivated.',
      'An order that is `converting` or later continues, and new orders are refused with `user_suspended`.',
      'can no longer be canceled, unless it has a `waitReason`: then it moves to `refund_pending` as well.',
      'or you canceled while its user was suspended. It goes back; do not offer a new order.',
    );
    const [early, held] = [await purchase(), await purchase({ description: 'hold' })];
    partner.advance('PT2M');
    const paid = await purchase();
    const unpaid = await sale({ description: 'pay-never' });
    await partner.send('suspendUser', USER);
    partner.advance('PT5M');
    await pay(unpaid);
    partner.advance('PT10M');
    expect((await read(early)).status).toBe('completed');
    const waits = { waitReason: 'user_suspended' };
    for (const made of [paid, unpaid]) {
      expect(await read(made)).toMatchObject({ status: 'screening', ...waits });
    }
    expect(await read(held)).toMatchObject({ status: 'on_hold', ...waits });
    expect((await purchase()).code).toBe('user_suspended');
    for (const made of [paid, held]) {
      const canceled = await partner.send('cancelOrder', { orderId: textOf(made.id) });
      expect(canceled).toMatchObject({
        status: 'refund_pending',
        refunds: [{ reason: 'canceled', amount: eur('125.00') }],
        failure: { code: 'screening_rejected' },
      });
      expect(canceled).not.toHaveProperty('waitReason');
    }
    await partner.send('reactivateUser', USER);
    partner.advance('PT15M');
    const ends = [paid, held, unpaid].map(async (made) => (await read(made)).status);
    expect(await Promise.all(ends)).toEqual(['refunded', 'refunded', 'completed']);
  });

  it('requires an active user', async () => {
    says(
      'The user is `suspended`, and the call would move their money, confirm it, or change how it is confirmed.',
      'An active user can place an order.',
      'In their current state, the user is not allowed to use this product.',
    );
    const userId = await partner.newUser({ lastName: 'Pending' });
    expect((await purchase({ userId })).code).toBe('user_not_eligible');
    expect((await purchase()).status).toBe('created');
    const { id } = await quote({ fiatAmount: '125.00' });
    await partner.send('suspendUser', USER);
    expect((await order(id, { destination: WALLET })).code).toBe('user_suspended');
  });
});

describe('a program that uses polling', () => {
  it('stays within its quota with 8 payers', async () => {
    says(
      'Read the order every 5 seconds from your server',
      'With a quota of 100 requests per 60 seconds, this serves 8 payers at a time',
    );
    const refusals = async (payers: number) => {
      const sandbox = stillSandbox(partner.subject, { quota: 100 });
      let refused = 0;
      for (let seconds = 0; seconds < 60; seconds += 5) {
        for (let payer = 0; payer < payers; payer += 1) {
          const { status } = await askSandbox(partner.subject, sandbox, 'getOrder');
          if (status === 429) refused += 1;
        }
        sandbox.advance(KEY, 'PT5S');
      }
      return refused;
    };
    expect(await refusals(8)).toBe(0);
    expect(await refusals(9)).toBeGreaterThan(0);
  });
});

describe('the refund address of a sale', () => {
  it('can be set again until the order has ended without a refund', async () => {
    says(
      'Sets or replaces the address to which the asset is sent back when a sale is refunded.',
      'or until the order ends without one',
      'repeating the call with the same address changes nothing',
      'Deposit address for this order only.',
    );
    const [first, second] = [await sale(), await sale()];
    const other = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb';
    expect(await setAddress(first, other)).toMatchObject({ refundAddress: { address: other } });
    const set = await setAddress(first);
    expect(set).toMatchObject({ refundAddress: { address: ADDRESS } });
    expect(await setAddress(first)).toEqual(set);
    partner.advance('PT3S');
    const addressOf = async (made: JsonObject) =>
      asText(asObject((await read(made)).paymentInstructions).address);
    expect(await addressOf(first)).not.toBe(await addressOf(second));
    partner.advance('PT1H');
    expect((await read(first)).status).toBe('completed');
    expect((await setAddress(first)).code).toBe('refund_address_locked');
  });

  it('must be set before an underpaid sale of a closed user is canceled', async () => {
    says(
      'The user of an underpaid sale was closed, so there is no balance to return the asset to.',
      'set it with `PUT /orders/{orderId}/refund-address`, then cancel again',
    );
    const userId = await partner.newUser();
    partner.advance('PT1M');
    const made = await sale({ userId, description: 'pay-never' });
    partner.advance('PT3S');
    await pay(made, { amount: '10' });
    await partner.send('closeUser', { userId });
    const cancel = () => partner.outcome('cancelOrder', path(made));
    expect(await cancel()).toBe('refund_address_required');
    await setAddress(made);
    expect(await cancel()).toBe('ok');
    expect(await read(made)).toMatchObject({
      status: 'refund_pending',
      refunds: [{ reason: 'canceled', progress: 'processing' }],
    });
  });
});
