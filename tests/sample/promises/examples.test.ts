import { expect, it } from 'vitest';
import { asObject, objects, textOf } from '../../../src/reference/contract/json';
import { textsIn } from '../../../src/reference/mock/json';
import { programOf } from './program';
import { says } from './says';
import { EXAMPLE_USER, subjectOf } from './support';

/** Times that are in the past of an object when it is sent. */
const PAST = new Set(['createdAt', 'updatedAt', 'statusChangedAt', 'detectedAt', 'since']);

it.each(['general', 'rebell-pay'])('%s: no event in an example is older than its object', (set) => {
  says('The object as it was at `timestamp`.');
  const { events } = subjectOf(set).contract;
  let checked = 0;
  for (const { type, example } of events) {
    const { timestamp, data } = asObject(example);
    for (const [path, moment] of textsIn(data ?? null)) {
      if (!PAST.has(String(path.at(-1)))) continue;
      checked += 1;
      expect([type, path, moment <= textOf(timestamp)]).toEqual([type, path, true]);
    }
  }
  expect(checked).toBeGreaterThan(20);
});

it.each(['general', 'rebell-pay'])('%s: a test event contains a current object', async (set) => {
  says('The object as it was at `timestamp`.');
  const p = programOf(set);
  p.advance('P400D');
  for (const { type } of p.subject.contract.events) {
    await p.done('testWebhookEndpoint', { body: { type } });
    const { data = {} } = p.newEvents().find((event) => event.type === type) ?? {};
    const moments = [...textsIn(data)].filter(([path]) => PAST.has(String(path.at(-1))));
    const newest = moments
      .map(([, moment]) => moment)
      .sort()
      .at(-1);
    const isOfToday = newest === undefined || /^2027-12-07T09:(?:[0-2]|30:00.000Z)/.test(newest);
    expect([type, newest, isOfToday]).toEqual([type, newest, true]);
  }
});

it('no example was suspended or sent before it was created, whenever it is first read', async () => {
  says('Moment the user was created.', 'Moment of the suspension.');
  for (const set of ['general', 'rebell-pay']) {
    const p = programOf(set);
    p.advance('P40D');
    const users = objects((await p.done('listUsers')).data ?? null);
    const suspended = users.filter(({ suspension }) => suspension);
    expect(suspended.length).toBeGreaterThan(0);
    for (const { suspension, createdAt, id } of suspended)
      expect([id, textOf(asObject(suspension).since) >= textOf(createdAt)]).toEqual([id, true]);
  }
  const p = programOf('general');
  p.advance('P40D');
  const path = { userId: EXAMPLE_USER };
  const cards = objects((await p.done('listUserCards', { path })).data ?? null);
  const sent = cards.filter(({ shipping }) => asObject(shipping).dispatchedAt);
  expect(sent.length).toBeGreaterThan(1);
  for (const { shipping, createdAt, id } of sent)
    expect([id, textOf(asObject(shipping).dispatchedAt) >= textOf(createdAt)]).toEqual([id, true]);
});

it('a SEPA transfer with `auto` names the scheme that was used from `submitted` on', () => {
  says('Requested scheme. With `auto`, the scheme that is used, from `submitted` on.');
  const { operations } = subjectOf('general').contract;
  for (const id of ['createSepaTransfer', 'confirmSepaTransfer', 'cancelSepaTransfer']) {
    const { responses = [] } = operations.find((operation) => operation.id === id) ?? {};
    const answer = responses.find(({ status }) => status.startsWith('2'));
    expect([id, asObject(answer?.body?.examples[0]?.value).scheme]).toEqual([id, 'auto']);
  }
});

it('the printed payment of an order is assigned to the order to which it is sent', async () => {
  says(
    'Half of the amount arrives',
    "with any other text, the transfer can't be assigned and goes back.",
  );
  const p = programOf('rebell-pay');
  const { id: quoteId } = await p.done('createOrderQuote');
  const { id } = await p.done('createOrder', {
    body: { quoteId: textOf(quoteId), description: 'pay-never' },
  });
  p.advance('PT10S');
  const path = { orderId: textOf(id) };
  const { status, payment } = await p.done('simulateOrderPayment', { path });
  expect([status, asObject(payment).missing]).toEqual([
    ...['underpaid', { amount: '62.50', currency: 'EUR' }],
  ]);
});

it('the payment of the examples holds its amount no longer than other payments', async () => {
  says('Moment the hold is released if nothing was cleared.', 'Never collected, hold released.');
  const held = { available: '374.50', reserved: '25.50', pending: '0.00' };
  const p = programOf('general');
  p.advance('P6DT23H59M');
  expect(await p.balance(EXAMPLE_USER)).toEqual(held);
  p.advance('PT1M');
  expect(await p.balance(EXAMPLE_USER)).toMatchObject({ available: '400.00', reserved: '0.00' });
  const { status, createdAt, updatedAt } = await p.done('getCardTransaction');
  expect([status, createdAt, updatedAt]).toEqual([
    'expired',
    '2026-11-02T09:30:00.000Z',
    '2026-11-09T09:30:00.000Z',
  ]);
  const read = programOf('general');
  read.advance('P6DT23H59M30S');
  const { status: before, expiresAt } = await read.done('getCardTransaction');
  expect([before, expiresAt]).toEqual(['authorized', '2026-11-09T09:30:00.000Z']);
  read.advance('PT45S');
  expect((await read.done('getCardTransaction')).status).toBe('expired');
  expect(read.eventTypes()).toEqual(['card.transaction.reversed']);
  expect(await read.balance(EXAMPLE_USER)).toMatchObject({ available: '400.00' });
});

it('the payment of the examples was made at the start, with its card, whenever it is read', async () => {
  says('Moment of the authorization or of the declined attempt.');
  const p = programOf('general');
  p.advance('P3D');
  const { createdAt: paid } = await p.done('getCardTransaction');
  const { createdAt: made, status } = await p.done('getCard');
  expect([paid, made, status]).toEqual([
    ...['2026-11-02T09:30:00.000Z', '2026-11-02T09:30:00.000Z', 'active'],
  ]);
});

it('the SEPA payment of the examples arrived before the statement starts, whenever it is read', async () => {
  says('When it arrived.');
  const p = programOf('general');
  p.advance('P3D');
  const before = await p.bookings(EXAMPLE_USER);
  const [example, ...others] = objects((await p.done('listSepaDeposits')).data ?? null);
  expect([example?.status, example?.createdAt, others]).toEqual([
    ...['credited', '2026-11-01T09:30:00.000Z', []],
  ]);
  expect(await p.bookings(EXAMPLE_USER)).toEqual(before);
});

it.each(['freezeCard', 'closeCard'])('no challenge of the examples survives %s', async (stop) => {
  says('or the merchant gave up');
  const p = programOf('general');
  await p.done(stop);
  expect(await p.refused('submitCardChallengeDecision')).toBe('challenge_expired');
});

it('the payment of the examples counts while it can be collected', async () => {
  says(
    'Zero when nothing was.',
    'Reversed and expired authorizations are taken out again, refunds are not.',
  );
  const p = programOf('general');
  const path = { cardId: 'crd_01931f60-1a2b-7c3d-8e4f-5a6b7c8d9e0f' };
  const used = async () => {
    const { limits } = await p.done('getUserLimits');
    const ofUser = objects(limits ?? null).find(
      ({ product, period }) => product === 'card' && period === 'month',
    );
    const ofCard = asObject((await p.done('getCardLimits', { path })).monthly).usedAmount;
    expect(ofUser?.used).toEqual(ofCard);
    return ofCard;
  };
  const [held, none] = ['25.50', '0.00'].map((amount) => ({ amount, currency: 'EUR' }));
  expect(await used()).toEqual(held);
  p.advance('P7D');
  expect(await used()).toEqual(none);
  const { status, fundingAmount } = await p.done('getCardTransaction');
  expect([status, fundingAmount]).toEqual(['expired', none]);
});

it.each(['general', 'rebell-pay'])(
  '%s: an example address that can be used is past its cooling-off time',
  async (set) => {
    says('End of the cooling-off time.', 'Cooling off until `usableFrom`');
    const p = programOf(set);
    const [entry] = objects((await p.done('listWithdrawalAddresses')).data ?? null);
    const { status, createdAt, usableFrom } = entry ?? {};
    expect([status, createdAt, usableFrom]).toEqual([
      'active',
      '2026-11-01T09:30:00.000Z',
      '2026-11-02T09:30:00.000Z',
    ]);
  },
);

it.each([
  'listTransfers',
  'listExchanges',
  'listDeposits',
  'listWithdrawals',
  'listSepaTransfers',
  'listSepaDeposits',
])('the examples can be read while the balance is below zero: %s', async (id) => {
  says('Only then can a balance become negative');
  const p = programOf('general');
  const amount = { amount: '1500.00', currency: 'EUR' };
  await p.done('simulateCardAuthorization', { body: { amount, then: 'offline' } });
  const before = await p.balance(EXAMPLE_USER);
  expect(before.available).toMatch(/^-/);
  expect(objects((await p.done(id)).data ?? null)).toHaveLength(1);
  expect(await p.balance(EXAMPLE_USER)).toEqual(before);
});

it.each(['general', 'rebell-pay'])(
  '%s: examples start when they are first listed, and do not change balances',
  async (set) => {
    says(
      'Most begin when a call first names or lists them, with bookings that change no balance.',
      'Objects that the examples name can be read and used.',
    );
    const p = programOf(set);
    p.advance('P1D');
    const owned = async () => [
      (await p.done('getUserBalances', { path: { userId: EXAMPLE_USER } })).data,
      (await p.done('listPartnerBalances')).data,
    ];
    const before = await owned();
    const lists = ['listTransfers', 'listExchanges', 'listOrders', 'listSepaTransfers'];
    const offered = p.subject.contract.operations.filter(({ id }) => lists.includes(id));
    expect(offered).toHaveLength(3);
    for (const { id } of offered) {
      const examples = objects((await p.done(id)).data ?? null);
      expect(examples.length, id).toBeGreaterThan(0);
      for (const { createdAt } of examples)
        expect(textOf(createdAt)).toMatch(/^2026-11-03T09:2\d|^2026-11-03T09:30/);
    }
    expect(await owned()).toEqual(before);
  },
);

it('the example of a sale has no fields of a purchase', async () => {
  says('For `sell` only.', 'For `buy` only.');
  const p = programOf('rebell-pay');
  const listed = objects((await p.done('listOrders')).data ?? null);
  const membersOf = (side: string, name: string) =>
    Object.keys(asObject(listed.find((order) => order.side === side)?.[name])).toSorted();
  expect(membersOf('sell', 'destination')).toEqual(['holder', 'iban', 'type']);
  expect(membersOf('buy', 'destination')).toEqual(['address', 'type']);
  const shared = ['amount', 'tolerance', 'type'];
  expect(membersOf('sell', 'paymentInstructions')).toEqual(
    [...shared, 'address', 'chain', 'requiredConfirmations'].toSorted(),
  );
  expect(membersOf('buy', 'paymentInstructions')).toEqual(
    [...shared, 'bic', 'holder', 'iban', 'reference'].toSorted(),
  );
  const { paymentInstructions } = listed.find((order) => order.side === 'sell') ?? {};
  expect(Object.keys(asObject(asObject(paymentInstructions).amount))).toEqual(['amount', 'asset']);
});
