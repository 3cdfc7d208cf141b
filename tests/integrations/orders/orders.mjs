/** A shop that sells USDC: quote → order → paid → completed, underpaid, late, refunded. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { advance, ask, call, eventsOf } from '../api.mjs';

const PAYER = 'usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e';
const USDC = 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const read = ({ id }) => ask('GET', `/orders/${id}`);
const cents = ({ amount }) => Math.round(Number(amount) * 100);

const quote = () =>
  ask('POST', '/order-quotes', {
    side: 'buy',
    fiatCurrency: 'EUR',
    asset: USDC,
    fiatAmount: '125.00',
    payoutMethod: 'crypto_address',
  });

const orderBody = ({ id, fiatAmount }, more) => ({
  quoteId: id,
  externalId: `invoice-${randomUUID()}`,
  userId: PAYER,
  confirmedAmount: fiatAmount,
  destination: { type: 'crypto_address', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  ...more,
});

/** Advances the clock in small steps until an order is in one of the states. */
async function follow(order, states, step, most) {
  const seen = [];
  for (let steps = 0; steps < most; steps += 1) {
    const { status } = await read(order);
    if (status !== seen.at(-1)) seen.push(status);
    if (states.includes(status)) return seen;
    await advance(step);
  }
  assert.fail(`${order.id} went ${seen.join(' → ')}, and not on to ${states.join(', ')}.`);
}

/** The whole amount arrives on time. */
async function paid() {
  const offer = await quote();
  const [provider, network] = offer.fees;
  assert.equal(
    cents(offer.fiatAmount),
    Math.round(Number(offer.rate) * Number(offer.assetAmount.amount) * 100) +
      cents(provider.amount) +
      cents(network.amount),
  );
  const wrong = await call(
    'POST',
    '/orders',
    orderBody(offer, { confirmedAmount: { amount: '123.00', currency: 'EUR' } }),
  );
  assert.deepEqual([wrong.status, wrong.body.code], [422, 'amount_mismatch']);
  const [key, body] = [randomUUID(), orderBody(offer)];
  const order = await ask('POST', '/orders', body, key);
  assert.equal((await ask('POST', '/orders', body, key)).id, order.id);
  const again = await call('POST', '/orders', orderBody(offer));
  assert.deepEqual([again.status, again.body.code], [409, 'quote_already_used']);

  await follow(order, ['awaiting_payment'], 'PT1S', 30);
  const { paymentInstructions, paymentDueAt, fees } = await read(order);
  assert.ok(paymentInstructions, 'There is nothing to show to the payer.');
  assert.ok(Date.parse(paymentDueAt));
  assert.deepEqual(fees, offer.fees);
  const seen = await follow(order, ['completed'], 'PT30S', 240);
  const done = await read(order);
  assert.deepEqual(done.assetAmount, offer.assetAmount);
  assert.ok(done.payout);
  assert.equal(done.refunds?.length ?? 0, 0);
  const types = (await eventsOf(order.id)).map(({ type }) => type);
  assert.equal(types[0], 'order.created');
  assert.equal(types.at(-1), 'order.completed');
  assert.equal(new Set(types).size, types.length);
  console.log(`paid: ${seen.join(' → ')}; ${types.join(', ')}`);
}

/** Half of the amount arrives, and nothing more. */
async function underpaid() {
  const order = await ask(
    'POST',
    '/orders',
    orderBody(await quote(), { description: 'pay-too-little' }),
  );
  await follow(order, ['underpaid'], 'PT10S', 60);
  const { payment, paymentInstructions, paymentDueAt } = await read(order);
  assert.deepEqual(payment.missing, { amount: '62.50', currency: 'EUR' });
  assert.ok(paymentInstructions, 'The payer still needs the instructions.');
  const seen = await follow(order, ['refunded'], 'PT5M', 1000);
  assert.ok(seen.includes('refund_pending'));
  const { refunds, statusChangedAt } = await read(order);
  assert.ok(Date.parse(statusChangedAt) > Date.parse(paymentDueAt));
  assert.deepEqual(
    refunds.map(({ amount }) => amount),
    [{ amount: '62.50', currency: 'EUR' }],
  );
  console.log(`underpaid: ${seen.join(' → ')}`);
}

/** The money arrives after the order has expired. */
async function late() {
  const order = await ask('POST', '/orders', orderBody(await quote(), { description: 'pay-late' }));
  const seen = await follow(order, ['refunded'], 'PT1M', 5000);
  assert.deepEqual(seen.slice(-3), ['expired', 'refund_pending', 'refunded']);
  const { failure, refunds } = await read(order);
  assert.equal(failure.code, 'payment_late');
  assert.deepEqual(
    refunds.map(({ amount }) => amount),
    [{ amount: '125.00', currency: 'EUR' }],
  );
  console.log(`late: ${seen.join(' → ')}`);
}

/** The payer pays in two parts, which this program triggers. */
async function inParts() {
  const order = await ask(
    'POST',
    '/orders',
    orderBody(await quote(), { description: 'pay-never' }),
  );
  await follow(order, ['awaiting_payment'], 'PT1S', 30);
  const pay = (amount) => ask('POST', `/sandbox/orders/${order.id}/payments`, { amount });
  await pay('100.00');
  const first = await follow(order, ['underpaid'], 'PT10S', 30);
  assert.deepEqual((await read(order)).payment.missing, { amount: '25.00', currency: 'EUR' });
  await pay('25.00');
  const then = await follow(order, ['completed'], 'PT30S', 240);
  console.log(`in parts: ${[...first, ...then].join(' → ')}`);
}

await paid();
await underpaid();
await late();
await inParts();
