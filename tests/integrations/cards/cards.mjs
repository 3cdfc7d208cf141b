/** A wallet with a card: onboard → verify → fund → card → pay → freeze, with webhooks verified. */
import assert from 'node:assert/strict';
import { advance, ask, call, until } from '../api.mjs';
import { events, receive, refused, secrets } from './receiver.mjs';

const eur = (amount) => ({ amount, currency: 'EUR' });
/** Waits until an event about an object has arrived. */
const arrival = (type, id) =>
  until(
    () => [...events.values()].some((event) => event.type === type && event.data.id === id),
    `${type} of ${id}`,
  );
const stateOf = async (path) => (await ask('GET', path)).status;

// Webhooks: the endpoint, its secret, and a test call.
const endpoint = await ask('PUT', '/partner/webhook-endpoint', { url: await receive() });
assert.match(endpoint.secret, /^whsec_/);
secrets.push(endpoint.secret);
assert.equal((await ask('GET', '/partner/webhook-endpoint')).secret, undefined);
await ask('POST', '/partner/webhook-endpoint/test', { type: 'card.created' });
await until(() => events.size === 1, 'the test event');

// Onboard.
const user = await ask('POST', '/users', {
  type: 'individual',
  externalId: 'customer-4711',
  firstName: 'Ana',
  lastName: 'Kovač',
  dateOfBirth: '1990-04-12',
  nationality: 'SI',
  email: 'ana.kovac@user.example',
  phone: '+447700900123',
  address: { line1: 'Example Street 12', city: 'Ljubljana', postalCode: '1000', country: 'SI' },
  termsAcceptedAt: '2026-11-02T09:29:41.000Z',
  ip: '203.0.113.7',
});
const userPath = `/users/${user.id}`;
assert.deepEqual([user.status, user.kycLevel], ['created', 'none']);
const cardBody = {
  userId: user.id,
  externalId: 'card-4711-1',
  type: 'virtual',
  currency: 'EUR',
  fundingSource: { type: 'fiat_balance', currency: 'EUR' },
  threeDsMethod: 'out_of_band',
};
await advance('PT2S');
assert.equal(await stateOf(userPath), 'pending_verification');
const tooEarly = await call('POST', '/cards', cardBody);
assert.deepEqual([tooEarly.status, tooEarly.body.code], [403, 'user_not_eligible']);

// Verify.
const kyc = await ask('POST', `${userPath}/kyc`, {
  mode: 'hosted',
  level: 'full',
  redirectUrl: 'https://app.partner.example/kyc/done',
});
assert.equal(kyc.status, 'initiated');
assert.ok(kyc.url);
await advance('PT5M');
assert.equal(await stateOf(`${userPath}/kyc`), 'pending_review');
await advance('PT10M');
assert.equal(await stateOf(`${userPath}/kyc`), 'approved');
await arrival('user.activated', user.id);
const { status, kycLevel } = await ask('GET', userPath);
assert.deepEqual([status, kycLevel], ['active', 'full']);

// Fund.
assert.deepEqual((await ask('GET', `${userPath}/balances`)).data, []);
const transfer = await ask('POST', '/transfers', {
  source: { type: 'partner' },
  destination: { type: 'user', userId: user.id },
  amount: eur('100.00'),
  reason: 'funding',
  reference: 'Welcome credit',
  externalId: 'payout-2026-11-0042',
});
assert.equal(transfer.status, 'completed');
const balance = async () => {
  const { data } = await ask('GET', `${userPath}/balances`);
  const { available, reserved } = data.find((entry) => entry.available.currency === 'EUR');
  return [available.amount, reserved.amount];
};
assert.deepEqual(await balance(), ['100.00', '0.00']);

// Card.
const card = await ask('POST', '/cards', cardBody);
assert.equal(card.status, 'requested');
const cardPath = `/cards/${card.id}`;
await advance('PT5S');
assert.equal(await stateOf(cardPath), 'active');
await arrival('card.status_changed', card.id);

// Pay: the user approves in the app, and the payment follows automatically.
const eventWith = (type, isWanted) =>
  [...events.values()].find((event) => event.type === type && isWanted(event.data));
const challenge = await ask('POST', '/sandbox/card-challenges', {
  cardId: card.id,
  amount: eur('25.50'),
});
const decided = await ask('POST', `/card-challenges/${challenge.id}/decision`, {
  decision: 'approve',
  authentication: 'biometric',
});
assert.equal(decided.status, 'approved');
const isOnCard = ({ cardId }) => cardId === card.id;
await until(() => eventWith('card.transaction.authorized', isOnCard), 'the payment');
const { data: payment } = eventWith('card.transaction.authorized', isOnCard);
assert.deepEqual([payment.status, payment.billingAmount], ['authorized', eur('25.50')]);
assert.deepEqual(await balance(), ['74.50', '25.50']);
await advance('PT1M');
const cleared = await ask('GET', `/card-transactions/${payment.id}`);
assert.deepEqual([cleared.status, cleared.clearedAmount], ['cleared', eur('25.50')]);
await arrival('card.transaction.cleared', payment.id);
assert.deepEqual(await balance(), ['74.50', '0.00']);

// Pay more than the balance.
const pay = (amount) =>
  ask('POST', '/sandbox/card-authorizations', { cardId: card.id, amount: eur(amount) });
const declined = await pay('251.00');
assert.deepEqual([declined.status, declined.declineReason], ['declined', 'insufficient_balance']);

// Freeze.
const frozen = await ask('POST', `${cardPath}/freeze`, { reason: 'user_request' });
assert.equal(frozen.status, 'frozen');
const again = await call('POST', `${cardPath}/freeze`, { reason: 'user_request' });
assert.deepEqual([again.status, again.body.code], [409, 'card_already_frozen']);
const stopped = await pay('10.00');
assert.deepEqual([stopped.status, stopped.declineReason], ['declined', 'card_not_active']);
await ask('POST', `${cardPath}/unfreeze`);
assert.equal((await pay('10.00')).status, 'authorized');

// The transactions of the user add up to the balance.
const { data: bookings } = await ask('GET', `${userPath}/transactions?limit=100`);
const sum = bookings.reduce(
  (total, { direction, amount }) =>
    total + (direction === 'credit' ? 1 : -1) * Number(amount.amount),
  0,
);
const [available, reserved] = await balance();
assert.equal(sum.toFixed(2), (Number(available) + Number(reserved)).toFixed(2));

assert.deepEqual(refused, []);
console.log(`${events.size} events, each signed; ${available} EUR left, ${reserved} EUR reserved`);
