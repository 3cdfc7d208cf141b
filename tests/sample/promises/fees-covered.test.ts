import { describe, expect, it } from 'vitest';
import { asObject, asText } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import type { Amount } from '../../../src/reference/mock/money';
import { minus, plus, unitOf } from '../../../src/reference/mock/money';
import { KEY } from '../../mock/support';
import { eur, USDC, usdc } from './accounts';
import { ALL_CHANNELS, PHYSICAL, withPin } from './card-program';
import { programOf, type Program } from './program';
import { says } from './says';
import { EXAMPLE_USER, subjectOf } from './support';

const PARTNER = 'partner';
const OTHER_USER = 'usr_01931f5e-8d3b-7c4d-8e5f-6a7b8c9d0e1f';
const [CENT, MICRO] = [eur('0.01'), usdc('0.000001')];

/** A way to be charged a fee, on top of an amount or alone. */
interface Way {
  readonly fee: string;
  readonly owner: string;
  /** The smallest part of the unit in which the fee is charged. */
  readonly unit: Amount;
  readonly prepare?: (p: Program) => Promise<unknown>;
  readonly call: string;
  readonly body?: JsonObject;
  readonly path?: Readonly<Record<string, string>>;
  /** Whether the call is a card payment, which is declined instead of refused. */
  readonly isPayment?: true;
}

const fund = (p: Program, amount: string) =>
  p.done('createTransfer', { body: { amount: eur(amount), externalId: 'fees-covered' } });
const ofUser = (way: Omit<Way, 'owner' | 'unit'> & Partial<Way>): Way => ({
  owner: EXAMPLE_USER,
  unit: CENT,
  ...way,
});
const ofPartner = (way: Omit<Way, 'owner' | 'unit'> & Partial<Way>): Way => ({
  ...ofUser(way),
  owner: PARTNER,
});
const between = {
  reason: 'user_to_user',
  source: { type: 'user', userId: EXAMPLE_USER },
  destination: { type: 'user', userId: OTHER_USER },
};
const quoted = (body: JsonObject) => async (p: Program) => {
  await p.done('createExchangeQuote', { body });
};
/** Replaced by the quote that was made last. */
const QUOTE = { quoteId: '' };
const withCard = (body: JsonObject): Pick<Way, 'call' | 'body' | 'isPayment'> => ({
  call: 'simulateCardAuthorization',
  body,
  isPayment: true,
});

const SHARED: readonly Way[] = [
  ofPartner({ fee: 'transfer-user-to-user', call: 'createTransfer', body: between }),
  ofUser({
    fee: 'exchange-service',
    prepare: quoted({ fromAmount: eur('100.00') }),
    call: 'createExchange',
    body: QUOTE,
  }),
  ofUser({
    fee: 'exchange-service-usdc',
    unit: MICRO,
    prepare: quoted({
      from: USDC,
      to: 'EUR',
      fromAmount: { ...usdc('150.000000'), currency: null },
    }),
    call: 'createExchange',
    body: QUOTE,
  }),
  ...['crypto-withdrawal-service', 'crypto-withdrawal-network'].map((fee) =>
    ofUser({
      fee,
      unit: MICRO,
      prepare: (p) => p.done('verifyWithdrawalAddress'),
      call: 'createWithdrawal',
      body: { feeMode: 'on_top', estimateId: null },
    }),
  ),
];

const WAYS: Readonly<Record<string, readonly Way[]>> = {
  general: [
    ...SHARED,
    ofPartner({ fee: 'kyc-full', call: 'startKyc', body: { level: 'full' } }),
    ofPartner({ fee: 'kyc-full', call: 'restartKyc' }),
    ofPartner({ fee: 'card-physical', call: 'createCard', body: PHYSICAL }),
    ofPartner({
      fee: 'card-physical',
      call: 'replaceCard',
      path: { cardId: 'crd_01931f73-4e5f-7061-9c2d-e7f8091a2b3c' },
    }),
    ofUser({
      fee: 'card-foreign-currency',
      ...withCard({ amount: { amount: '10.00', currency: 'USD' } }),
    }),
    ofUser({
      fee: 'card-cash',
      prepare: async (p) => {
        const cardId = 'crd_01931f73-4e5f-7061-9c2d-e7f8091a2b3c';
        await fund(p, '500.00');
        await p.done('setCardLimits', { path: { cardId }, body: { channels: ALL_CHANNELS } });
      },
      ...withCard({
        cardId: 'crd_01931f73-4e5f-7061-9c2d-e7f8091a2b3c',
        channel: 'atm',
        amount: eur('300.00'),
      }),
    }),
    ofUser({ fee: 'sepa-transfer-service', call: 'createSepaTransfer' }),
    ofUser({ fee: 'sepa-recall', call: 'recallSepaTransfer' }),
  ],
  'rebell-pay': SHARED,
};

/** Fees that are part of an amount that arrives, so that no balance has to cover them. */
const FROM_AMOUNT = ['crypto-deposit-service', 'order-service', 'order-network'];

const ledgerOf = (p: Program) => p.sandbox.session(KEY).ledger;
const available = (p: Program, { owner, unit }: Way): Amount =>
  ledgerOf(p).balance(owner, unitOf(unit)).available;

/** Takes everything out of a balance but an amount. */
function leave(p: Program, way: Way, amount: Amount): void {
  const cause = { type: 'adjustment', relatedId: 'fees-covered' };
  ledgerOf(p).move(way.owner, 'outside:test', minus(available(p, way), amount), cause);
}

async function begin(set: string, way: Way): Promise<Program> {
  const p = way.fee === 'card-cash' ? (await withPin()).p : programOf(set);
  await way.prepare?.(p);
  return p;
}

async function use(p: Program, { call, body, path, isPayment }: Way, key?: string) {
  const quoteId = asText(p.answered.id) ?? '';
  const sent = body === QUOTE ? { quoteId } : body;
  const given = {
    ...(sent ? { body: sent } : {}),
    ...(path ? { path } : {}),
    ...(key ? { key } : {}),
  };
  const { status, body: answer, headers } = await p.call(call, given);
  const refusal: JsonValue = (isPayment ? answer.declineReason : answer.code) ?? null;
  return { status, answer, refusal, isReplayed: headers.has('Idempotency-Replayed') };
}

/** Everything that a refused call could have changed. */
function stateOf(p: Program): JsonValue {
  const { events, objects, ledger } = p.sandbox.session(KEY);
  const balances = [...ledger.owners()].map((owner) =>
    ledger.units(owner).map((unit) => [owner, JSON.stringify(ledger.balance(owner, unit))]),
  );
  return [events.length, balances, [...objects.all()].map(({ value }) => value)];
}

/** Returns how much a call takes from `available`. */
async function priceOf(set: string, way: Way): Promise<Amount> {
  const p = await begin(set, way);
  const before = available(p, way);
  expect((await use(p, way)).refusal, way.fee).toBe(null);
  return minus(before, available(p, way));
}

const CASES = Object.entries(WAYS).flatMap(([set, ways]) =>
  ways.map((way) => [set, way.fee, way.call, way] as const),
);

describe('a fee', () => {
  it.each(CASES)('%s: %s by %s needs a balance that covers it', async (set, fee, _call, way) => {
    says(
      'If the balance does not cover the amount and its fee, the request is refused with `insufficient_balance` and nothing is charged. That includes the fees that you pay yourself.',
      'Then send the request with a new idempotency key.',
    );
    const price = await priceOf(set, way);
    const enough = await begin(set, way);
    leave(enough, way, price);
    const { refusal, answer } = await use(enough, way);
    expect([refusal, Number(available(enough, way).amount)]).toEqual([null, 0]);
    enough.advance('P40D');
    const isListed = JSON.stringify(answer).includes(fee) || 'networkFee' in answer;
    const booked = ledgerOf(enough)
      .bookings(way.owner)
      .some(({ type }) => type === 'fee');
    expect([isListed || booked, Number(available(enough, way).amount) >= 0]).toEqual([true, true]);

    const short = await begin(set, way);
    leave(short, way, minus(price, way.unit));
    const quote = short.answered;
    const key = 'a-key-for-two-little-money';
    expect((await use(short, way, key)).refusal).toBe('insufficient_balance');
    if (way.isPayment) return;
    const before = stateOf(short);
    short.answered = quote;
    expect((await use(short, way)).refusal).toBe('insufficient_balance');
    expect(stateOf(short)).toEqual(before);
    ledgerOf(short).move('outside:test', way.owner, price, { type: 'adjustment', relatedId: 'x' });
    short.answered = quote;
    const again = await use(short, way, key);
    expect([again.refusal, again.isReplayed]).toEqual(['insufficient_balance', true]);
    short.answered = quote;
    expect((await use(short, way)).refusal).toBe(null);
  });

  it.each(Object.keys(WAYS))('%s: each entry of the schedule is charged in a test', (set) => {
    const known = [...(WAYS[set] ?? []).map(({ fee }) => fee), ...FROM_AMOUNT];
    const missing = Object.keys(subjectOf(set).mock.fees).filter((fee) => !known.includes(fee));
    expect([missing, Object.keys(subjectOf(set).mock.fees).length > 7]).toEqual([[], true]);
  });

  it('that is taken from an amount which arrives needs no balance, even below zero', async () => {
    says('A fee that is deducted from an amount never uses all of it');
    const p = programOf('general');
    const way = ofUser({ fee: 'crypto-deposit-service', unit: MICRO, call: 'simulateDeposit' });
    const debt = plus(available(p, way), usdc('500.000000'));
    const overdraft = 'A merchant may collect more than was authorized';
    const cause = { type: 'card', relatedId: 'debt', overdraft };
    ledgerOf(p).move(EXAMPLE_USER, 'outside:test', debt, cause);
    await p.done('simulateDeposit', { body: { amount: usdc('20.000000') } });
    p.advance('PT1H');
    expect(available(p, way).amount).toBe('-480.500000');
  });
});

describe('the warning of a low balance', () => {
  const LOWERED: readonly (readonly [string, Way])[] = [
    ...CASES.filter(([, , , { owner }]) => owner === PARTNER).map(
      ([set, , , way]) => [set, way] as const,
    ),
    ['general', ofPartner({ fee: '', call: 'createTransfer', body: { amount: eur('10.00') } })],
    ['general', ofPartner({ fee: '', call: 'createSepaTransfer', body: { userId: null } })],
    [
      'general',
      ofPartner({
        fee: '',
        prepare: quoted({ userId: null, fromAmount: eur('100.00') }),
        call: 'createExchange',
        body: QUOTE,
      }),
    ],
  ];

  it.each(LOWERED)(
    '%s: is sent when $call takes the balance below the threshold',
    async (set, way) => {
      says(
        'It does not matter how the balance falls: by a transfer, a fee, an exchange, a payment, or money that is reserved.',
      );
      const price = await priceOf(set, way);
      const warned = async (left: string) => {
        const p = await begin(set, way);
        leave(p, way, plus(price, eur(left)));
        p.newEvents();
        await use(p, way);
        p.advance('PT1S');
        return p.newEvents().filter(({ type }) => type === 'partner.balance_low');
      };
      expect(await warned('1000.00')).toEqual([]);
      const [low, ...others] = await warned('999.99');
      expect([asObject(asObject(low?.data.balance).available), others]).toEqual([
        eur('999.99'),
        [],
      ]);
      expect(low?.data.threshold).toEqual(eur('1000.00'));
    },
  );

  it('looked at the ways in which a balance falls', () => {
    expect([CASES.length, LOWERED.length]).toEqual([18, 9]);
  });
});
