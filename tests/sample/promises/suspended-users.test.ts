import { describe, expect, it } from 'vitest';
import { asText } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { stateRules } from '../../../src/reference/mock/state-rules';
import { KEY, type Call } from '../../mock/support';
import { programOf, type Program } from './program';
import { says } from './says';
import { KINDS, prepared, put } from './states-of-objects';
import { EXAMPLE_USER, subjectOf } from './support';

type Stop = readonly [set: string, type: string, state: string, to: string | undefined];

const rulesIn = (set: string, state: string) =>
  stateRules(subjectOf(set).contract, 'User').find((rules) => rules.state === state);

const STOPS = Object.keys(KINDS).flatMap((set): Stop[] =>
  (rulesIn(set, 'suspended')?.stopped ?? []).map(({ type, state, to }) => [set, type, state, to]),
);

/** Calls that a suspension never refuses: they stop or end something, or bring money back. */
const PROTECTS = [
  'reactivateUser',
  'closeUser',
  'freezeCard',
  'blockCard',
  'closeCard',
  'revokeWithdrawalAddress',
  'cancelWithdrawal',
  'cancelSepaTransfer',
  'recallSepaTransfer',
  'cancelExchangeQuote',
  'cancelOrder',
  // A verification can be what ends the suspension.
  'createKycDocument',
  'submitKyc',
  'restartKyc',
  // What happens outside: a payer pays, a merchant asks.
  'simulateCardChallenge',
  'simulateSepaDeposit',
  'simulateOrderPayment',
];

/** States that time leads on from during a suspension. */
const GOES_ON = [
  'Card requested',
  'Card produced',
  'CardTransaction',
  'CardChallenge pending',
  'KycCase',
  'WithdrawalAddress pending',
  'Withdrawal pending_confirmation',
  'Withdrawal awaiting_beneficiary',
  'Withdrawal broadcasting',
  'Withdrawal confirming',
  'ExchangeQuote open',
  'Deposit',
  'SepaDeposit',
  'SepaTransfer pending_confirmation',
  'SepaTransfer submitted',
  'SepaTransfer recall_requested',
  'Order created',
  'Order awaiting_payment',
  'Order overpaid',
  'Order payment_detected',
  'Order confirming',
  'Order converting',
  'Order payout',
  'Order refund_pending',
  'Exchange accepted',
  'Exchange executing',
];

/** Calls with an idempotency key that a suspension refuses. */
const REPEATED = Object.keys(KINDS).flatMap((set) => {
  const rules = rulesIn(set, 'suspended')?.rules ?? [];
  const refused = rules.filter(({ error }) => error?.includes('suspended'));
  return subjectOf(set)
    .mock.operations.filter(({ id, key }) => {
      return key === 'required' && refused.some(({ operation }) => operation === id);
    })
    .map(({ id }) => [set, id] as const);
});

/** Objects that time moves on, by set, type and state: all of those that belong to a user. */
const TIMED = Object.keys(KINDS).flatMap((set): Stop[] =>
  Object.entries(subjectOf(set).mock.resources).flatMap(([type, { lifecycle, example }]) =>
    Object.entries(lifecycle?.states ?? {}).flatMap(([state, moves]): Stop[] =>
      example.userId !== undefined && moves.some(({ after }) => after !== undefined)
        ? [[set, type, state, undefined]]
        : [],
    ),
  ),
);
const isStopped = ([set, type, state]: Stop) =>
  STOPS.some((stop) => stop[0] === set && stop[1] === type && stop[2] === state);

/** States of orders that need the money of the states before. */
const PAID = ['screening', 'on_hold', 'converting', 'payout'];

/** Returns an example in a state; the rules of its type plan what time does to it. */
function exampleIn(p: Program, type: string, state: string) {
  const { world } = p.sandbox.session(KEY);
  const [id = ''] = Object.keys(p.subject.mock.resources[type]?.seeds ?? {});
  const isPaid = type === 'Order' && PAID.includes(state);
  if (!isPaid) world.example(type, id, { status: state });
  const object = world.get(type, id);
  if (!object) throw new Error(`There is no example of ${type}.`);
  const reached = state === 'on_hold' ? 'screening' : state;
  for (let s = 0; s < 300 && isPaid && object.value.status !== reached; s += 1) p.advance('PT1S');
  if (state === 'on_hold') p.sandbox.move(KEY, id, state);
  expect(object.value.status).toBe(state);
  return object;
}

const userOf = ({ value: { userId } }: { readonly value: JsonObject }) => ({
  userId: asText(userId) ?? EXAMPLE_USER,
});

describe('while a user is suspended', () => {
  it.each(STOPS)(
    '%s: a %s in %s stands still, until the user is reactivated',
    async (set, type, state, to) => {
      says(
        'Everything else waits and shows it in `waitReason`.',
        'Payments, withdrawals and card authorizations work again at once, and what waited continues.',
      );
      const p = programOf(set);
      const object = exampleIn(p, type, state);
      const path =
        type === 'Transfer'
          ? { userId: 'usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e' }
          : userOf(object);
      await p.done('suspendUser', { path });
      if (to === undefined)
        expect(object.value).toMatchObject({ status: state, waitReason: 'user_suspended' });
      p.advance('P60D');
      expect(object.value.status).toBe(to ?? state);
      await p.done('reactivateUser', { path });
      expect(object.value).not.toHaveProperty('waitReason');
      p.advance('P60D');
      expect(object.value.status === state).toBe(false);
    },
  );

  it.each(TIMED.filter((timed) => !isStopped(timed)))(
    '%s: a %s in %s goes on',
    async (set, type, state) => {
      const p = programOf(set);
      const object = exampleIn(p, type, state);
      await p.done('suspendUser', { path: userOf(object) });
      p.advance('P200D');
      expect(object.value.status).not.toBe(state);
    },
  );

  it('calls that still work only protect the user, or concern nobody’s money', () => {
    const works = Object.keys(KINDS).map((set) =>
      rulesIn(set, 'suspended')?.allowed.filter((call) => !PROTECTS.includes(call)),
    );
    expect(works).toEqual([[], []]);
  });

  it('time moves on only what a network has, what ends, and what moves no money', () => {
    expect([STOPS.length, TIMED.length > 25]).toEqual([10, true]);
    const others = TIMED.filter((timed) => !isStopped(timed)).map(([, ...timed]) =>
      timed.join(' '),
    );
    expect(others.filter((timed) => !GOES_ON.some((known) => timed.startsWith(known)))).toEqual([]);
  });

  it.each(REPEATED)(
    '%s: a repeated %s returns the first answer and does nothing',
    async (set, operation) => {
      says('or when an idempotent repetition returned the stored answer.');
      const p = await prepared(set, 'User', 'active', operation);
      const call: Call = { key: 'a-key-that-is-used-twice' };
      const first = await p.call(operation, call);
      expect(first.status).toBeLessThan(300);
      put(p, 'User', 'suspended');
      const { events, ledger } = p.sandbox.session(KEY);
      const done = () => [
        events.length,
        [...ledger.owners()].map((owner) => ledger.bookings(owner).length),
      ];
      const before = done();
      const second = await p.call(operation, call);
      expect([second.status, second.headers.get('Idempotency-Replayed')]).toEqual([
        first.status,
        'true',
      ]);
      expect([second.body, done()]).toEqual([first.body, before]);
    },
  );
});
