import { beforeEach, describe, expect, it } from 'vitest';
import { BTC } from '../../../partners/shared/sandbox/assets';
import { evmAddressError } from '../../../partners/shared/sandbox/checks';
import { FEES } from '../../../partners/shared/sandbox/parties';
import { asObject, asText, objects } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { KEY } from '../../mock/support';
import { says } from './says';
import { EXAMPLE_USER, partnerOf, valuesOf, type Partner } from './support';

const USDC = 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const ACCOUNT = { type: 'bank_account', iban: 'SI39990000000000471', holder: 'Ana Kovač' };
const PAYER = { type: 'individual', name: 'Ana Kovač', country: 'SI' };
const eur = (amount: string) => ({ amount, currency: 'EUR' });
const usdc = (amount: string) => ({ amount, asset: USDC });

let partner: Partner;
let made = 0;
beforeEach(() => {
  partner = partnerOf('rebell-pay');
});

const PURCHASE = { side: 'buy', fiatCurrency: 'EUR', asset: USDC, payoutMethod: 'crypto_address' };
const SALE = { ...PURCHASE, side: 'sell', payoutMethod: 'bank_account' };

async function quote(body: JsonObject): Promise<JsonObject> {
  return (await partner.ask('createOrderQuote', { body })).body;
}

async function orderOf(quoteBody: JsonObject, body: JsonObject): Promise<JsonObject> {
  const { id = '' } = await quote(quoteBody);
  made += 1;
  const order = { quoteId: id, externalId: `promise-order-${made}`, ...body };
  return (await partner.ask('createOrder', { body: order })).body;
}

const purchase = (body: JsonObject = {}) =>
  orderOf(
    { ...PURCHASE, fiatAmount: '125.00' },
    {
      userId: EXAMPLE_USER,
      destination: { type: 'crypto_address', address: ADDRESS },
      ...body,
    },
  );

const sale = (body: JsonObject = {}) =>
  orderOf(
    { ...SALE, assetAmount: '150.000000' },
    { userId: EXAMPLE_USER, destination: ACCOUNT, ...body },
  );

const pathOf = ({ id }: JsonObject) => ({ orderId: asText(id) ?? '' });
const read = (order: JsonObject) => partner.send('getOrder', pathOf(order));
const pay = (order: JsonObject, body: JsonObject = {}) =>
  partner
    .ask('simulateOrderPayment', { path: pathOf(order), body })
    .then(({ body: answer }) => answer);
const eventsOf = () =>
  partner
    .newEvents()
    .filter(({ type }) => type.startsWith('order.'))
    .map(({ type, data }) => `${type} ${asText(data.status) ?? ''}`);

/**
 * Returns the balances of the order's own account in the ledger, which are zero when nothing is
 * left.
 */
const leftIn = ({ id }: JsonObject) =>
  ['EUR', USDC].map((unit) => {
    const { available } = partner.sandbox.session(KEY).ledger.balance(asText(id) ?? '', unit);
    return Number(available.amount);
  });

const balanceOf = async (operation: string, unit: string, path = {}) => {
  const { data } = await partner.send(operation, path);
  const balance = objects(data ?? null)
    .map(({ available }) => asObject(available))
    .find(({ currency, asset }) => unit === currency || unit === asset);
  return Number(balance?.amount ?? '0');
};

describe('a quote', () => {
  it('adds up: 150 USDC × 0.82 plus the fees is 125.00 EUR; a sale has the lower rate', async () => {
    says(
      '150.000000 USDC × 0.820000 = 123.00 EUR, plus fees of 1.25 EUR and 0.75 EUR, makes 125.00 EUR',
      'Customers buy at the higher rate and sell at the lower one',
      'A rate includes the spread but no fee.',
      '| Fees | not included | listed individually |',
      'Fees are part of `fiatAmount` on both sides.',
      'On `buy`, `fiatAmount` = `assetAmount` × `rate` + fees; on `sell`, `fiatAmount` = `assetAmount` × `rate` − fees.',
      '| "Buy for 125 euros" | `side: buy`, `fiatAmount: "125.00"` | The payer pays exactly 125.00 EUR, fees included. |',
      '| "Sell my 150 USDC" | `side: sell`, `assetAmount: "150.000000"` | The payer sends exactly 150.000000 USDC. |',
    );
    const terms = { rate: '0.820000', fiatAmount: eur('125.00'), assetAmount: usdc('150.000000') };
    const { body: shown } = await partner.ask('getRate', {
      query: { base: USDC, quote: 'EUR', side: 'buy' },
    });
    expect(shown.rate).toBe(terms.rate);
    expect(await quote({ ...PURCHASE, fiatAmount: '125.00' })).toMatchObject(terms);
    expect(await quote({ ...PURCHASE, assetAmount: '150' })).toMatchObject(terms);
    expect(await quote({ ...SALE, assetAmount: '150.000000' })).toMatchObject({
      rate: '0.812000',
      fiatAmount: eur('120.59'),
      assetAmount: usdc('150.000000'),
      fees: [{ feeId: 'order-service', type: 'provider', amount: eur('1.21') }],
    });
  });

  it.each([
    [{ fiatAmount: '9.99' }, 'order_amount_below_minimum'],
    [{ fiatAmount: '15000.01' }, 'limit_exceeded'],
    [{ assetAmount: '900000000' }, 'limit_exceeded'],
    [{ fiatAmount: '12.345' }, 'validation_failed'],
    [{ fiatAmount: '125.00', fiatCurrency: 'USD' }, 'pair_not_supported'],
    [{ fiatAmount: '125.00', payoutMethod: 'bank_account' }, 'validation_failed'],
    [
      { fiatAmount: '125.00', asset: 'eip155:1/erc20:0x0000000000000000000000000000000000000001' },
      'asset_not_supported',
    ],
  ])('%j is refused with %s', async (body, code) => {
    says(
      'A quote below it is refused with `order_amount_below_minimum`.',
      'A quote above it is refused with `limit_exceeded`.',
      '| Limits | not checked | those of the pair are checked |',
      'The smallest and largest order of a pair are its `min` and `max`',
    );
    expect(asText((await quote({ ...PURCHASE, ...body })).code)).toBe(code);
  });

  it('is valid until `expiresAt`; afterwards the order is refused with `quote_expired`', async () => {
    says(
      'The rate of an open quote holds until `expiresAt`, and no longer. After that, `POST /orders` answers `quote_expired`',
    );
    const { id = '', createdAt, expiresAt } = await quote({ ...PURCHASE, fiatAmount: '125.00' });
    expect(Date.parse(asText(expiresAt) ?? '') - Date.parse(asText(createdAt) ?? '')).toBe(30_000);
    partner.advance('PT29S');
    const path = { quoteId: asText(id) ?? '' };
    expect(await partner.send('getOrderQuote', path)).toMatchObject({ status: 'open' });
    partner.advance('PT1S');
    expect(await partner.send('getOrderQuote', path)).toMatchObject({ status: 'expired' });
    expect(await partner.outcome('createOrder', {}, { quoteId: id })).toBe('quote_expired');
  });

  it('can be used once, and passes its amounts on to the order', async () => {
    says(
      'An order was created from the quote, with the same rate and amounts.',
      'and can be used once.',
      "The quote moves to `accepted` and can't be used again.",
    );
    const order = await purchase();
    const accepted = await partner.send('getOrderQuote', {
      quoteId: asText(order.quoteId) ?? '',
    });
    expect(accepted).toMatchObject({ status: 'accepted' });
    for (const name of ['rate', 'fiatAmount', 'assetAmount', 'fees', 'payoutMethod', 'side']) {
      expect(order[name], name).toEqual(accepted[name]);
    }
    expect(
      await partner.outcome('createOrder', {}, { quoteId: accepted.id ?? '', externalId: 'twice' }),
    ).toBe('quote_already_used');
  });
});

it('a quote can be read for 30 days', async () => {
  says('A quote can be read for 30 days after its creation.');
  const { id = '' } = await quote({ ...PURCHASE, fiatAmount: '125.00' });
  const path = { quoteId: asText(id) ?? '' };
  partner.advance('P29D');
  expect(await partner.outcome('getOrderQuote', path)).toBe('ok');
  partner.advance('P1D');
  expect(await partner.outcome('getOrderQuote', path)).toBe('not_found');
});

describe('an order is refused', () => {
  it('when `confirmedAmount` is not the `fiatAmount` of the quote', async () => {
    says(
      "If it differs from the quote's `fiatAmount`, the order is refused with `amount_mismatch`",
    );
    const answer = await purchase({ confirmedAmount: eur('123.00') });
    expect(answer).toMatchObject({
      code: 'amount_mismatch',
      detail: 'The quote is for 125.00 EUR, confirmedAmount is 123.00 EUR.',
      errors: [{ pointer: '/confirmedAmount/amount' }],
    });
    expect(await purchase({ confirmedAmount: eur('125.00') })).toMatchObject({ status: 'created' });
  });

  it.each([
    ['a wrong checksum', { address: ADDRESS.replace('A', 'a') }, 'address_checksum_mismatch'],
    ['no address of the chain', { address: 'bc1qar0srrr7xfkvy5l643' }, 'address_invalid'],
    ['a bank account', ACCOUNT, 'destination_mismatch'],
  ])('for %s', async (_what, destination, code) => {
    says(
      "Its `type` equals the quote's `payoutMethod`",
      'An EVM address in mixed case is checked against EIP-55',
    );
    const given = { type: 'crypto_address', ...destination } as JsonObject;
    expect(await purchase({ destination: given })).toMatchObject({ code });
  });

  it('for a bank account with wrong check digits, or of another person', async () => {
    says(
      'Check digits are verified.',
      'an order that pays out to anybody else is refused with `destination_mismatch`',
    );
    const wrong = await sale({ destination: { ...ACCOUNT, iban: 'SI38990000000000471' } });
    expect(wrong).toMatchObject({ code: 'iban_invalid' });
    const other = await sale({ destination: { ...ACCOUNT, holder: 'Maja Novak' } });
    expect(other).toMatchObject({ code: 'destination_mismatch' });
  });

  it('when a `payer` sells without a `refundAddress`; a user may', async () => {
    says('Required on `sell` with `payer`');
    const body = { destination: ACCOUNT, payer: PAYER };
    const without = await orderOf({ ...SALE, assetAmount: '150.000000' }, body);
    expect(without).toMatchObject({ code: 'refund_address_required' });
    const withAddress = { ...body, refundAddress: { address: ADDRESS } };
    expect(await orderOf({ ...SALE, assetAmount: '150.000000' }, withAddress)).toMatchObject({
      status: 'created',
      refundAddress: { address: ADDRESS },
    });
    expect(await sale()).toMatchObject({ status: 'created' });
  });

  it('above the limits of its user, until earlier orders have ended without a payout', async () => {
    says(
      'The `fiatAmount` counts toward the limits of the user, unless the order ends in `expired`, `canceled`, `failed` or `refunded`.',
      'an order counts toward them from its creation, unless it ends without a payout',
      'The amount no longer counts toward the limits of the user.',
    );
    const big = (body: JsonObject = {}) =>
      orderOf(
        { ...PURCHASE, fiatAmount: '15000.00' },
        {
          userId: EXAMPLE_USER,
          destination: { type: 'crypto_address', address: ADDRESS },
          ...body,
        },
      );
    const first = await big();
    expect(await big()).toMatchObject({ status: 'created' });
    expect(await big()).toMatchObject({ code: 'limit_exceeded' });
    await partner.send('cancelOrder', pathOf(first));
    expect(await big()).toMatchObject({ status: 'created' });
  });
});

describe('an order', () => {
  it('has instructions from `awaiting_payment` on, and `order.created` contains them, once', async () => {
    says(
      'within seconds, the order moves to `awaiting_payment`, and `order.created` contains the payment instructions',
      'still without payment instructions',
      'Every event contains the whole order in `data`',
    );
    const order = await purchase();
    expect(order).toMatchObject({ status: 'created' });
    expect(order).not.toHaveProperty('paymentInstructions');
    expect(order).not.toHaveProperty('paymentUrl');
    expect(eventsOf()).toEqual([]);
    partner.advance('PT2S');
    const [event] = partner.newEvents();
    expect(event?.type).toBe('order.created');
    expect(event?.data).toEqual(await read(order));
    expect(event?.data).toMatchObject({
      status: 'awaiting_payment',
      paymentInstructions: { type: 'bank_transfer', amount: eur('125.00') },
      paymentUrl: expect.stringMatching(/^https:/) as string,
    });
  });

  it('that is paid passes through its states to `completed`, and its amounts add up', async () => {
    says(
      'the full amount is detected 30 seconds of sandbox time after `awaiting_payment`',
      'In the sandbox, the payer pays automatically',
      'the payout goes out when the payment is confirmed',
      'Hear of payments, conversions and refunds.',
      '| The exact amount in time | `payment_detected` | The quoted amount. | `order.payment_detected` |',
      'Once per order, when it moves from `created` to `awaiting_payment`.',
      'and for further confirmations; read `payment.confirmations`.',
    );
    const order = await purchase();
    partner.advance('PT10M');
    expect(eventsOf()).toEqual([
      'order.created awaiting_payment',
      'order.payment_detected payment_detected',
      'order.completed completed',
    ]);
    expect(await read(order)).toMatchObject({
      payment: { received: eur('125.00') },
      payout: { amount: usdc('150.000000'), txHash: expect.any(String) as string },
    });
    expect(leftIn(order)).toEqual([0, 0]);
  });

  it('is charged its fees when its payout is sent, and never without a payout', async () => {
    says(
      'When the payout of an order is sent, on the fiat amount.',
      'When the payout of an order is sent to a blockchain address, as the quote fixed it.',
    );
    const charged = () => partner.sandbox.session(KEY).ledger.balance(FEES, 'EUR').available;
    await purchase({ description: 'reject-payment' });
    const order = await purchase();
    const states = [];
    for (const wait of ['PT110S', 'PT5S', 'PT1H']) {
      partner.advance(wait);
      states.push([(await read(order)).status, charged()]);
    }
    expect(states).toEqual([
      ['converting', eur('0.00')],
      ['payout', eur('2.00')],
      ['completed', eur('2.00')],
    ]);
  });

  it('that pays out to a balance credits it with a single booking', async () => {
    says(
      'An order books one entry for each balance it changes, all with the order as `relatedId`.',
      'An order that pays out to a balance needs no transfer: its payout credits the balance.',
      'The fees of an order are taken from the payment.',
      'The result is credited to the balance of the user.',
    );
    const before = await balanceOf('getUserBalances', USDC, { userId: EXAMPLE_USER });
    const order = await orderOf(
      { ...PURCHASE, assetAmount: '150.000000', payoutMethod: 'balance' },
      { userId: EXAMPLE_USER },
    );
    partner.advance('PT10M');
    const after = await balanceOf('getUserBalances', USDC, { userId: EXAMPLE_USER });
    expect(after - before).toBe(150);
    const { data } = await partner.send('listUserTransactions', { userId: EXAMPLE_USER });
    const bookings = objects(data ?? null).filter(({ relatedId }) => relatedId === order.id);
    expect(bookings).toMatchObject([
      { type: 'order', direction: 'credit', amount: usdc('150.000000') },
    ]);
    const own = objects((await partner.send('listPartnerTransactions')).data);
    expect(valuesOf(own, 'relatedId')).not.toContain(order.id);
  });

  it('whose payout is refused leaves the amount in the partner balance', async () => {
    says(
      'The destination refuses the payout: `failed` with failure `payout_rejected`.',
      'If the payout of an order is refused, its amount is credited here.',
      '| `reject-payout` | `payout` → `failed` | Alerts your staff: the amount is in your partner balance. |',
      'The destination refused the payout, and the order became `failed`.',
    );
    const before = await balanceOf('listPartnerBalances', USDC);
    const order = await purchase({ description: 'reject-payout' });
    partner.advance('PT115S');
    expect(await read(order)).toMatchObject({ status: 'payout' });
    partner.advance('PT1H');
    expect(await read(order)).toMatchObject({
      status: 'failed',
      failure: { code: 'payout_rejected', retryable: false },
    });
    expect((await balanceOf('listPartnerBalances', USDC)) - before).toBe(150);
    expect(leftIn(order)).toEqual([0, 0]);
  });

  it('whose payout is refused returns only an excess to the payer', async () => {
    says(
      'The order ended without a payout to the destination, and nothing but an excess goes back to the payer.',
      'The amount is in your partner balance; only an excess goes back to the payer.',
    );
    const order = await purchase({ description: 'reject-payout' });
    partner.advance('PT3S');
    await pay(order, { amount: '175.00' });
    partner.advance('PT1H');
    expect(await read(order)).toMatchObject({
      status: 'failed',
      refunds: [{ reason: 'overpaid', progress: 'sent', amount: eur('50.00') }],
    });
    expect(leftIn(order)).toEqual([0, 0]);
  });

  it.each([
    [PURCHASE, 'The destination reports that it does not take this asset.'],
    [SALE, 'The bank of the destination reports a closed account.'],
    [{ ...SALE, payoutMethod: 'balance' }, 'The balance of the user does not take the amount.'],
  ])('gives the reason why the payout of %j is refused', async (quoted, detail) => {
    const { payoutMethod, side } = quoted;
    const destination = side === 'buy' ? { type: 'crypto_address', address: ADDRESS } : ACCOUNT;
    const order = await orderOf(
      { ...quoted, assetAmount: '150.000000' },
      {
        userId: EXAMPLE_USER,
        description: 'reject-payout',
        ...(payoutMethod === 'balance' ? {} : { destination }),
      },
    );
    partner.advance('PT1H');
    expect(await read(order)).toMatchObject({ failure: { code: 'payout_rejected', detail } });
    expect(partner.newEvents().at(-1)).toMatchObject({
      type: 'order.failed',
      data: { failure: { detail } },
    });
  });

  it('stays on hold for 5 minutes, with the reason of the sandbox value', async () => {
    says(
      'It is released after 5 minutes of sandbox time.',
      '`on_hold` with the reason `name_mismatch`',
    );
    for (const [description, reason] of [
      ['hold', 'compliance_review'],
      ['other-name', 'name_mismatch'],
    ] as const) {
      const order = await purchase({ description });
      partner.advance('PT2M');
      expect(await read(order)).toMatchObject({ status: 'on_hold', hold: { reason } });
      partner.advance('PT5M');
      expect(asText((await read(order)).status)).toMatch(/converting|payout|completed/);
      expect(await read(order)).not.toHaveProperty('hold');
    }
  });

  it('fails with nothing to return when the payment is reversed', async () => {
    says(
      'The payment is undone before it is final: `failed` with failure `payment_reversed`.',
      'Nothing goes back; offer a new order.',
    );
    const order = await purchase({ description: 'reverse-payment' });
    partner.advance('PT1H');
    const failed = await read(order);
    expect(failed).toMatchObject({ status: 'failed', failure: { code: 'payment_reversed' } });
    expect(failed).not.toHaveProperty('refunds');
    expect(leftIn(order)).toEqual([0, 0]);
  });

  it('no longer announces an excess to a balance when the payment is reversed', async () => {
    says('is never converted, and is refunded unless the payment is undone');
    const order = await sale({ description: 'reverse-payment' });
    partner.advance('PT3S');
    await pay(order, { amount: '225.000000' });
    const pending = async () =>
      valuesOf((await partner.send('getUserBalances', { userId: EXAMPLE_USER })).data, 'pending');
    expect(await pending()).toContainEqual(usdc('75.000000'));
    partner.advance('PT1H');
    const failed = await read(order);
    expect(failed).toMatchObject({
      status: 'failed',
      failure: { code: 'payment_reversed' },
      payment: { received: usdc('225.000000'), excess: usdc('75.000000') },
    });
    expect(failed).not.toHaveProperty('refunds');
    expect(await pending()).toContainEqual(usdc('0.000000'));
  });

  it.each([
    ['reject-payment', 'screening_rejected', false],
    ['fail-exchange', 'conversion_failed', true],
  ])('with %s returns everything, with failure %s', async (description, code, retryable) => {
    says(
      'The payment is not accepted: `refund_pending` with failure `screening_rejected`, then `refunded`.',
      '`refund_pending` with failure `conversion_failed`, then `refunded`.',
      '62.50 EUR in, 62.50 EUR back.',
      'A refund returns what came in, without an exchange',
      'If an order fails after it was accepted, there is no error answer: the order moves to `failed`, `refund_pending` or `refunded`, and `failure.code` says why',
      'The values of `description` in the table above change that.',
      'No fee is deducted.',
      'The payment is final but cannot be accepted.',
      'The order is in `refund_pending`, and everything received goes back.',
    );
    const order = await purchase({ description });
    partner.advance('PT1H');
    expect(await read(order)).toMatchObject({
      status: 'refunded',
      failure: { code, retryable },
      refunds: [{ reason: code, progress: 'sent', amount: eur('125.00') }],
    });
    expect(leftIn(order)).toEqual([0, 0]);
  });

  it('fails if no instructions can be created, and is never announced', async () => {
    says('`failed` with failure `instructions_unavailable`');
    const order = await purchase({ description: 'fail-instructions' });
    partner.advance('PT1M');
    expect(await read(order)).toMatchObject({
      status: 'failed',
      failure: { code: 'instructions_unavailable' },
    });
    expect(eventsOf()).toEqual(['order.failed failed']);
  });
});

describe('payments of a different amount or time', () => {
  it('too little: `payment.missing`, and at `paymentDueAt` everything is returned', async () => {
    says(
      'Half of the amount arrives: `underpaid`. At `paymentDueAt` the order moves to `refund_pending`, then to `refunded`.',
      'Everything received goes back.',
      'It is sent about 10 minutes after it was decided.',
      'Removed when the order ends without a payout',
      '| Too little | `underpaid` | Nothing yet. | `order.underpaid` |',
      '| Too little at `paymentDueAt` | `refund_pending` | Everything back. | `order.refund_pending` |',
      'At the deadline, which sends `order.refund_pending`.',
      '| `pay-too-little` | `underpaid` → `refund_pending` → `refunded` |',
      'Too little had arrived at `paymentDueAt`, or when you canceled.',
    );
    const order = await purchase({ description: 'pay-too-little' });
    partner.advance('PT1M');
    expect(await read(order)).toMatchObject({
      status: 'underpaid',
      payment: { received: eur('62.50'), missing: eur('62.50') },
    });
    partner.advance('PT28M59S');
    expect(await read(order)).toMatchObject({ status: 'underpaid' });
    partner.advance('PT1S');
    const pending = await read(order);
    expect(pending.statusChangedAt).toBe(order.paymentDueAt);
    expect(pending).toMatchObject({
      status: 'refund_pending',
      refunds: [{ reason: 'underpaid', progress: 'processing', amount: eur('62.50') }],
      failure: { code: 'amount_mismatch', retryable: true },
    });
    expect(pending).not.toHaveProperty('paymentInstructions');
    partner.advance('PT10M');
    expect(await read(order)).toMatchObject({
      status: 'refunded',
      refunds: [{ progress: 'sent', endToEndId: expect.any(String) as string }],
    });
    expect(eventsOf()).toEqual([
      'order.created awaiting_payment',
      'order.underpaid underpaid',
      'order.refund_pending refund_pending',
      'order.refunded refunded',
    ]);
    expect(leftIn(order)).toEqual([0, 0]);
  });

  it('too little, then the rest in time: the quoted amount, `order.underpaid` only once', async () => {
    says(
      'the same instructions take the rest until `paymentDueAt`',
      'Too little, then the rest in time',
      'With `pay-never`, you decide what arrives, and when',
      'If omitted, the missing amount arrives',
    );
    const order = await purchase({ description: 'pay-never' });
    partner.advance('PT2S');
    await pay(order, { amount: '50.00' });
    const second = await pay(order, { amount: '50' });
    expect(second.payment).toMatchObject({ received: eur('100.00'), missing: eur('25.00') });
    const paid = await pay(order);
    expect(paid).toMatchObject({
      status: 'payment_detected',
      payment: { received: eur('125.00') },
    });
    expect(paid.payment).not.toHaveProperty('missing');
    partner.advance('PT10M');
    expect(eventsOf()).toEqual([
      'order.created awaiting_payment',
      'order.underpaid underpaid',
      'order.payment_detected payment_detected',
      'order.completed completed',
    ]);
  });

  it('too much: the order completes and the excess is returned', async () => {
    says(
      'Twice the amount arrives: `overpaid`. The order completes and the excess is refunded.',
      'The excess of an overpaid order is refunded while the order continues',
      '| Too much in time | `overpaid` | The quoted amount, and the excess back. | `order.overpaid` |',
      'What arrived in excess of the amount. It is never converted, and is refunded unless the payment is undone.',
      '| `pay-too-much` | `overpaid` → … → `completed` |',
    );
    const order = await purchase({ description: 'pay-too-much' });
    partner.advance('PT33S');
    expect(await read(order)).toMatchObject({
      status: 'overpaid',
      payment: { received: eur('250.00'), excess: eur('125.00') },
      refunds: [{ reason: 'overpaid', progress: 'processing', amount: eur('125.00') }],
    });
    partner.advance('PT9M');
    expect(await read(order)).toMatchObject({
      status: 'completed',
      refunds: [{ progress: 'processing' }],
    });
    partner.advance('PT2M');
    expect(await read(order)).toMatchObject({
      status: 'completed',
      refunds: [{ progress: 'sent' }],
    });
    expect(leftIn(order)).toEqual([0, 0]);
  });

  it('never: `expired` at `paymentDueAt`, and late payments are returned', async () => {
    says(
      'Nothing arrives on its own: `expired` at `paymentDueAt`, unless you simulate a payment.',
      '| Anything after `expired` or `canceled` | `refund_pending` | Everything back. | `order.refund_pending` |',
      'Can be followed by `order.refund_pending`, days later, when a payment arrives late.',
      'Nothing arrived before `paymentDueAt`. A late payment is refunded, never converted.',
      'That is why a late payment is refunded even if the rate has hardly moved.',
      '| `pay-never` | `expired` |',
    );
    const order = await purchase({ description: 'pay-never' });
    partner.advance('PT29M59S');
    expect(await read(order)).toMatchObject({ status: 'awaiting_payment' });
    partner.advance('PT1S');
    const expired = await read(order);
    expect(expired).toMatchObject({ status: 'expired' });
    expect(expired.statusChangedAt).toBe(order.paymentDueAt);
    expect(expired).not.toHaveProperty('payment');
    partner.advance('P2D');
    expect(await pay(order, { amount: '125.00' })).toMatchObject({
      status: 'refund_pending',
      failure: { code: 'payment_late', retryable: true },
      refunds: [{ reason: 'payment_late', amount: eur('125.00') }],
    });
  });

  it('late: `expired`, then `refund_pending` with failure `payment_late`', async () => {
    says(
      '`expired`, 5 seconds later `refund_pending` with failure `payment_late`',
      '| `pay-late` | `expired` → `refund_pending` → `refunded` |',
      'None of this needs a call from you, unless a refund address is missing.',
      "It can't be canceled, and does not need to be.",
      'Do nothing with the order; the money goes back automatically.',
    );
    const order = await purchase({ description: 'pay-late' });
    partner.advance('PT30M');
    expect(await read(order)).toMatchObject({ status: 'expired' });
    partner.advance('PT5S');
    expect(await read(order)).toMatchObject({ failure: { code: 'payment_late' } });
    expect(await partner.outcome('cancelOrder', pathOf(order))).toBe('payment_late');
    partner.advance('PT10M');
    expect(await read(order)).toMatchObject({ status: 'refunded' });
  });

  it('a second payment before the order has ended is returned, without an event', async () => {
    says(
      'A second payment while the order continues',
      '| A second payment while the order continues | unchanged | The quoted amount, and the second payment back. | none | Read `refunds`. |',
      'for an order that is paid or has ended, its whole amount',
    );
    const order = await purchase();
    partner.advance('PT32S');
    eventsOf();
    const twice = await pay(order);
    expect(twice).toMatchObject({
      status: 'payment_detected',
      refunds: [{ reason: 'overpaid', amount: eur('125.00') }],
    });
    expect(eventsOf()).toEqual([]);
    partner.advance('PT1H');
    expect(await read(order)).toMatchObject({
      status: 'completed',
      refunds: [{ progress: 'sent' }],
    });
    expect(leftIn(order)).toEqual([0, 0]);
  });

  it('a transfer without the reference is returned and has no effect', async () => {
    says(
      "with any other text, the transfer can't be assigned and goes back",
      '| A transfer without the reference | unchanged | Nothing yet; the transfer goes back to the account it came from. | none |',
      'the transfer goes back to the account it came from',
    );
    const order = await purchase({ description: 'pay-never' });
    partner.advance('PT2S');
    const before = await read(order);
    expect(await pay(order, { reference: 'INVOICE 1042' })).toEqual(before);
    const { reference = '' } = asObject(before.paymentInstructions);
    expect(await pay(order, { reference })).toMatchObject({ status: 'payment_detected' });
  });

  it('within the tolerance count as exact', async () => {
    says(
      'A payment that differs by at most `paymentInstructions.tolerance` counts as exact.',
      'A sum that differs from `amount` by at most this much counts as exact.',
      'Confirmations after which the payment counts as final.',
      'the confirmations so far of the transaction that completed the amount; the number stops at `requiredConfirmations`.',
    );
    const order = await sale({ description: 'pay-never' });
    partner.advance('PT2S');
    const { tolerance, address, requiredConfirmations } = asObject(
      (await read(order)).paymentInstructions,
    );
    expect(tolerance).toEqual(usdc('0.150000'));
    expect(evmAddressError(asText(address) ?? '')).toBeUndefined();
    const paid = await pay(order, { amount: '149.850000' });
    expect(paid).toMatchObject({ status: 'payment_detected', payment: { confirmations: 0 } });
    expect(paid.payment).not.toHaveProperty('missing');
    partner.advance('PT10M');
    expect(await read(order)).toMatchObject({
      status: 'completed',
      payment: { confirmations: requiredConfirmations, txHashes: [expect.any(String)] },
      payout: { amount: eur('120.59'), endToEndId: expect.any(String) as string },
    });
    expect(leftIn(order)).toEqual([0, 0]);
  });

  it('cannot be simulated before the instructions exist', async () => {
    says('none before its instructions are ready');
    expect(await pay(await purchase())).toMatchObject({ code: 'conflict' });
  });
});

describe('a cancellation', () => {
  it('before any payment ends the order in `canceled`; late payments are returned', async () => {
    says(
      'From `created` and `awaiting_payment`, it moves to `canceled`',
      'Money that arrives later is refunded, never converted.',
      'Can be followed by `order.refund_pending` when a payment arrives late.',
      'for an order that is paid or has ended, its whole amount',
    );
    const order = await purchase();
    partner.advance('PT2S');
    const canceled = await partner.send('cancelOrder', pathOf(order));
    expect(canceled).toMatchObject({ status: 'canceled' });
    expect(canceled).not.toHaveProperty('paymentInstructions');
    expect(eventsOf()).toEqual(['order.created awaiting_payment', 'order.canceled canceled']);
    expect(await pay(order)).toMatchObject({
      status: 'refund_pending',
      refunds: [{ amount: eur('125.00') }],
    });
  });

  it('of an underpaid order returns the received amount', async () => {
    says(
      'from `underpaid`, it moves to `refund_pending`, and what has arrived goes back',
      'When you cancel an underpaid order, which sends `order.refund_pending`.',
      'You canceled the order while it was underpaid, or while its user was suspended.',
    );
    const order = await purchase({ description: 'pay-too-little' });
    partner.advance('PT1M');
    eventsOf();
    expect(await partner.send('cancelOrder', pathOf(order))).toMatchObject({
      status: 'refund_pending',
      refunds: [{ reason: 'canceled', amount: eur('62.50') }],
      failure: { code: 'amount_mismatch' },
    });
    expect(eventsOf()).toEqual(['order.refund_pending refund_pending']);
    partner.advance('PT10M');
    expect(await read(order)).toMatchObject({ status: 'refunded' });
  });

  it('is refused once the full amount is detected', async () => {
    says(
      'Once the full amount has been detected, an order can no longer be canceled, unless',
      'The full amount was detected, or the order has ended.',
      'From now on, the order can only complete, fail or be refunded by the provider.',
    );
    const order = await purchase();
    const states = [];
    for (const wait of ['PT35S', 'PT5S', 'PT60S', 'PT10S', 'PT5S', 'PT60S']) {
      partner.advance(wait);
      states.push((await read(order)).status);
      expect(await partner.outcome('cancelOrder', pathOf(order))).toBe('order_not_cancelable');
    }
    expect(states).toEqual([
      'payment_detected',
      'confirming',
      'screening',
      'converting',
      'payout',
      'completed',
    ]);
  });
});

describe('a refund of a sale', () => {
  it('goes to the balance of the user if there is no address, and is pending until it is sent', async () => {
    says(
      'A crypto-asset goes to `refundAddress`, or without one, to the balance of the user',
      "The sender's address is never used",
      'with `userId`, the refund is credited to the balance of the user',
      'A purchase or sale, or its refund.',
    );
    const order = await sale({ description: 'reject-payment' });
    partner.advance('PT2M');
    const before = await balanceOf('getUserBalances', USDC, { userId: EXAMPLE_USER });
    const pending = await read(order);
    expect(pending).toMatchObject({
      status: 'refund_pending',
      refunds: [{ progress: 'processing' }],
    });
    partner.advance('PT10M');
    expect((await balanceOf('getUserBalances', USDC, { userId: EXAMPLE_USER })) - before).toBe(150);
    const { data } = await partner.send('listUserTransactions', { userId: EXAMPLE_USER });
    const booked = objects(data).filter(({ relatedId }) => relatedId === order.id);
    expect(booked).toMatchObject([{ type: 'order', direction: 'credit' }]);
    expect(objects((await read(order)).refunds)[0]).not.toHaveProperty('txHash');
    expect(leftIn(order)).toEqual([0, 0]);
  });

  it('goes to the refund address that is set before it is sent, which cannot be changed afterwards', async () => {
    says('You can call it until the refund is sent');
    const order = await sale({ description: 'reject-payment' });
    partner.advance('PT2M');
    const before = await balanceOf('getUserBalances', USDC, { userId: EXAMPLE_USER });
    const set = { path: pathOf(order), body: { address: ADDRESS.toLowerCase() } };
    expect((await partner.ask('setOrderRefundAddress', set)).body).toMatchObject({
      refundAddress: { address: ADDRESS },
    });
    partner.advance('PT10M');
    expect(await read(order)).toMatchObject({
      status: 'refunded',
      refunds: [{ progress: 'sent', txHash: expect.any(String) as string }],
    });
    expect(await balanceOf('getUserBalances', USDC, { userId: EXAMPLE_USER })).toBe(before);
    expect((await partner.ask('setOrderRefundAddress', set)).body).toMatchObject({
      code: 'refund_address_locked',
    });
    expect(leftIn(order)).toEqual([0, 0]);
  });

  it('waits for an address if the user is closed, and starts once it is set', async () => {
    says(
      'the refund waits with `progress: awaiting_address` until you set an address',
      'A refund that waits in `awaiting_address` starts at once.',
    );
    const user = await partner.newUser();
    partner.advance('PT1M');
    const order = await sale({
      userId: user,
      description: 'pay-never',
      destination: { ...ACCOUNT, holder: 'Ana Kovač' },
    });
    expect(order).toMatchObject({ status: 'created' });
    partner.advance('PT31M');
    await partner.send('closeUser', { userId: user }, {});
    expect(await pay(order, { amount: '150' })).toMatchObject({
      status: 'refund_pending',
      refunds: [{ progress: 'awaiting_address' }],
    });
    partner.advance('P1D');
    expect(await read(order)).toMatchObject({ status: 'refund_pending' });
    const set = { path: pathOf(order), body: { address: ADDRESS } };
    expect((await partner.ask('setOrderRefundAddress', set)).body).toMatchObject({
      refunds: [{ progress: 'processing' }],
    });
    partner.advance('PT10M');
    expect(await read(order)).toMatchObject({ status: 'refunded' });
    expect(leftIn(order)).toEqual([0, 0]);
  });

  it('needs no address on a purchase: `conflict`', async () => {
    says(
      'fiat money goes back to the account it came from, and the call is refused with `conflict`',
    );
    const set = { path: pathOf(await purchase()), body: { address: ADDRESS } };
    expect((await partner.ask('setOrderRefundAddress', set)).body).toMatchObject({
      code: 'conflict',
      detail: 'Only a sale has a refund address.',
    });
  });
});

describe('a rate', () => {
  it('differs by side, and is not available for an unknown pair', async () => {
    says('The two rates differ by the spread.', 'In the sandbox, a rate never moves');
    const rate = (query: Record<string, string>) =>
      partner.ask('getRate', { query: { base: USDC, quote: 'EUR', ...query } });
    for (const wait of ['PT0S', 'P30D']) {
      partner.advance(wait);
      const [{ body: buy }, { body: sell }] = [
        await rate({ side: 'buy' }),
        await rate({ side: 'sell' }),
      ];
      expect(buy).toMatchObject({ rate: '0.820000', spreadBps: 49 });
      expect(sell).toMatchObject({ rate: '0.812000', spreadBps: 49 });
    }
    expect((await rate({ quote: 'USD' })).body).toMatchObject({ code: 'pair_not_supported' });
  });

  it('matches the rate of an exchange, apart from spread and side', async () => {
    says(
      'that rate is the price of one unit of `base` in `quote`, while the `rate` of an exchange quote is the number of units of `to` for one unit of `from`.',
      'One is about the inverse of the other, apart from spread and side.',
    );
    const { body } = await partner.ask('getRate', { query: { base: USDC, quote: 'EUR' } });
    const exchange = await partner.ask('createExchangeQuote', {
      body: { from: 'EUR', to: USDC, fromAmount: eur('100.00') },
    });
    const product = Number(body.rate) * Number(exchange.body.rate);
    expect(Math.abs(product - 1)).toBeLessThan(0.015);
  });

  it('is not sent again while the `ETag` is current', async () => {
    says('If it still holds, the answer is 304 without a body');
    const { headers } = await partner.ask('getRate');
    const again = { headers: { 'If-None-Match': headers.get('ETag') } };
    expect((await partner.ask('getRate', again)).status).toBe(304);
  });

  it('has its pair in the list, with the limits of an order', async () => {
    says('`true` for the pairs that can be quoted now, `false` for those switched off.');
    const list = await partner.ask('listRatePairs', { query: { enabled: 'true' } });
    expect(list.body.data).toMatchObject([{ min: eur('10.00'), max: eur('15000.00') }]);
    const off = await partner.ask('listRatePairs', { query: { enabled: 'false' } });
    expect(off.body.data).toMatchObject([{ symbol: 'BTC/EUR', enabled: false }]);
  });

  it('keeps a switched-off pair in the list, but no longer quotes it', async () => {
    says('A pair that is switched off stays in the list with `enabled: false`');
    expect((await partner.ask('listRatePairs')).body.data).toHaveLength(2);
    const query = { base: BTC, quote: 'EUR' };
    expect((await partner.ask('getRate', { query })).body.code).toBe('pair_not_supported');
    const body = { ...PURCHASE, fiatAmount: '125.00', asset: BTC };
    expect((await quote(body)).code).toBe('pair_not_supported');
  });
});

describe('the examples of the contract', () => {
  it('can all be sent to a fresh sandbox', async () => {
    for (const id of ['createOrderQuote', 'createOrder']) {
      const operation = partner.subject.contract.operations.find((each) => each.id === id);
      const examples = operation?.body?.examples ?? [];
      expect(examples.length).toBeGreaterThan(1);
      for (const { value } of examples) {
        expect((await partnerOf('rebell-pay').ask(id, { body: value })).status).toBe(201);
      }
    }
  });
});

describe('lists', () => {
  it('contain only one order if filtered by its `externalId`', async () => {
    says('With `externalId`, the list has at most one entry');
    const order = await purchase({ externalId: 'invoice-2026-1042' });
    const { body } = await partner.ask('listOrders', {
      query: { externalId: 'invoice-2026-1042' },
    });
    expect(objects(body.data).map(({ id }) => id)).toEqual([order.id]);
  });
});
