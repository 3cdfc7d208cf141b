import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../contract/model';
import type { MockContract, Resource } from './contract';
import type { MockFee } from './contract/money';
import { omit } from './json';
import {
  canMove,
  makeMove,
  movesFrom,
  plan,
  planNextMove,
  makeDueMoves,
  stateOf,
} from './lifecycle';
import type { Entity, Goal, Session } from './session';
import { addLoan, CONTRACT, day, idOf, openSession, operation, START } from './testing/loans';

const SECOND = 1000;
const DAY = 86_400_000;

const loan = (status: string, value: JsonObject = {}, contract?: MockContract) => {
  const opened = openSession(contract);
  return { ...opened, entity: addLoan(opened.session, { status, ...value }) };
};
const goal = (state: string, more: Partial<Goal> = {}): Goal => ({
  state,
  from: undefined,
  stays: false,
  value: 'x',
  patch: undefined,
  ...more,
});
const nameless = (entity: Entity): JsonObject => omit(entity.value, 'id');
const typesOf = (sent: readonly { readonly type: string }[]) => sent.map(({ type }) => type);

/** Returns the contract with a changed `Loan` resource. */
const withLoan = (change: (loan: Resource) => Resource): MockContract => {
  const { Loan } = CONTRACT.resources;
  if (!Loan) throw new Error('There is no Loan.');
  return { ...CONTRACT, resources: { ...CONTRACT.resources, Loan: change(Loan) } };
};

describe('states and moves', () => {
  const { session, entity } = loan('active');
  const limits = session.add({ type: 'Limits', key: '', value: { status: 'a' }, seed: false });
  const odd = session.add({ type: 'Nothing', key: '', value: {}, seed: false });
  const tos = (moves: readonly { readonly to: string }[]) => moves.map(({ to }) => to);

  it('are those of the contract', () => {
    expect([entity, limits, odd].map((one) => stateOf(session, one))).toEqual([
      'active',
      undefined,
      undefined,
    ]);
    expect(tos(movesFrom(session, entity))).toEqual(['paused', 'closing', 'blocked']);
    expect(tos(movesFrom(session, entity, 'paused'))).toEqual(['active']);
    for (const one of [limits, odd]) expect(movesFrom(session, one)).toEqual([]);
    expect(movesFrom(session, entity, 'unknown')).toEqual([]);
  });

  it.each<[string, string, boolean]>([
    ['Loan', 'pauseLoan', true],
    ['Loan', 'readLoan', false],
    ['Limits', 'pauseLoan', false],
    ['Nothing', 'pauseLoan', false],
  ])('of %s by %s exist: %s', (type, call, isThere) => {
    expect(canMove(session.contract, call, type)).toBe(isThere);
  });
});

describe('planNextMove', () => {
  it.each<[string, string, Goal | undefined, Entity['nextMove'], boolean]>([
    [
      'plans the move with a time',
      'created',
      undefined,
      { at: START + 10 * SECOND, move: { to: 'active', after: 'PT10S', event: 'loan.active' } },
      false,
    ],
    ['plans nothing if no move has a time', 'active', undefined, undefined, false],
    [
      'plans the move to the goal, after 5 seconds',
      'active',
      goal('blocked'),
      { at: START + 5 * SECOND, move: { to: 'blocked', event: 'loan.blocked' } },
      true,
    ],
    ['plans no move to a goal that needs a call', 'active', goal('paused'), undefined, true],
    ['plans nothing if the goal is unreachable', 'paused', goal('created'), undefined, false],
    [
      'plans the move after the goal',
      'closing',
      goal('closing'),
      { at: START + DAY, move: { to: 'closed', after: 'P1D' } },
      false,
    ],
    [
      'plans nothing if the object stays at its goal',
      'closing',
      goal('closing', { stays: true }),
      undefined,
      false,
    ],
  ])('%s', (_what, status, wanted, due, keepsGoal) => {
    const { session, entity } = loan(status);
    entity.nextMove = { at: 1, move: { to: 'old' } };
    if (wanted) entity.goal = wanted;
    planNextMove(session, entity);
    expect(entity.nextMove).toEqual(due);
    expect(entity.goal).toEqual(keepsGoal ? wanted : undefined);
  });

  it('applies the patch of the goal when the object reaches it, not before', () => {
    const { session, entity } = loan('closing', { label: 'a' });
    entity.goal = goal('closed', { patch: { label: null, note: 'b' } });
    planNextMove(session, entity);
    expect(nameless(entity)).toEqual({ status: 'closing', label: 'a' });
    entity.goal = goal('closing', { patch: { label: null, note: 'b' } });
    planNextMove(session, entity);
    expect(nameless(entity)).toEqual({ status: 'closing', note: 'b' });
  });

  it('plans nothing for objects without states', () => {
    const { session } = openSession();
    for (const of of ['Limits', 'Nothing']) {
      const entity = session.add({ type: of, key: '', value: {}, seed: false });
      planNextMove(session, entity);
      expect([entity.nextMove, entity.value]).toEqual([undefined, {}]);
    }
  });
});

describe('a move', () => {
  const ofPause = { to: 'paused', operation: 'pauseLoan', event: 'loan.paused' };

  it('sets the properties in the example of its event, with current times', () => {
    const { session, sent, entity } = loan('active', { updatedAt: 'a' });
    makeMove(session, entity, ofPause);
    expect(nameless(entity)).toEqual({
      status: 'paused',
      pause: { by: 'library', at: day(0) },
      pausedAt: day(0),
      updatedAt: day(0),
    });
    expect(typesOf(sent)).toEqual(['loan.paused']);
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ data: entity.value });
  });

  it('of a call sends no event itself, and sets the properties in the example of the answer', () => {
    const { session, sent, entity } = loan('active');
    const patch = { status: 'paused', pause: { by: 'call', at: '2026-01-05T10:00:00.000Z' } };
    const showing = (type: string) =>
      operation({ answer: { schema: true, sample: { type, patch } } });
    makeMove(session, entity, ofPause, showing('Loan'));
    expect(entity.value.pause).toEqual({ by: 'call', at: day(0) });
    expect(sent).toEqual([]);
    const { session: other, entity: second } = loan('active');
    makeMove(other, second, ofPause, showing('Case'));
    expect(second.value.pause).toEqual({ by: 'library', at: day(0) });
  });

  it('shifts the times of new properties by the time of the example', () => {
    const { session, entity } = loan('active');
    const patch = {
      status: 'paused',
      updatedAt: '2026-01-07T10:00:00.000Z',
      pause: { at: '2026-01-05T10:00:00.000Z' },
    };
    const pausing = operation({ answer: { schema: true, sample: { type: 'Loan', patch } } });
    makeMove(session, entity, ofPause, pausing);
    expect(entity.value.pause).toEqual({ at: day(-2) });
  });

  it.each<[string, { to: string; event?: string }, JsonObject]>([
    [
      'the usual properties of its state',
      { to: 'paused' },
      { pause: { by: 'reader', at: day(0) } },
    ],
    [
      'the usual properties if the example of its event has another state',
      { to: 'paused', event: 'loan.active' },
      { pause: { by: 'reader', at: day(0) } },
    ],
    [
      'the usual properties if its event is about another object',
      { to: 'closed', event: 'limits.changed' },
      { closing: { since: day(0) } },
    ],
    ['nothing if its state has no properties', { to: 'blocked' }, {}],
  ])('adds %s', (_what, made, brought) => {
    const { session, entity } = loan('active');
    makeMove(session, entity, made);
    const { status, updatedAt, ...rest } = omit(nameless(entity), 'pausedAt');
    expect(updatedAt).toBe(day(0));
    expect(status).toBe(made.to);
    expect(rest).toEqual(brought);
  });

  it('shifts the times of usual properties by the time of the contract', () => {
    const until = '2026-01-06T10:00:00.000Z';
    const contract = withLoan((one) => ({
      ...one,
      conditional: { '/until': { when: { '/status': 'blocked' }, example: until } },
    }));
    const { session, entity } = loan('active', {}, contract);
    makeMove(session, entity, { to: 'blocked' });
    expect(entity.value.until).toBe(day(1));
  });

  it('keeps the properties of both states, and removes those that the new one does not have', () => {
    const value = { closing: { by: 'me' }, pause: { by: 'me' }, failure: { code: 'a' } };
    const { session, entity } = loan('closing', value);
    makeMove(session, entity, { to: 'closed' });
    expect(nameless(entity)).toEqual({
      status: 'closed',
      closing: { by: 'me', since: day(0) },
      updatedAt: day(0),
    });
  });

  it('sets the timestamps of its state', () => {
    const { session, entity } = loan('active');
    makeMove(session, entity, { to: 'blocked' });
    expect(entity.value.pausedAt).toBeUndefined();
    const stamps = {
      '/seizedAt': ['blocked', 'closed'],
      '/at': ['moved'],
      '/lender/at': ['moved'],
    };
    const stamped = withLoan((one) => ({ ...one, stamps }));
    const { session: other, entity: second } = loan('active', {}, stamped);
    makeMove(other, second, { to: 'blocked' });
    expect(nameless(second)).toEqual({ status: 'blocked', seizedAt: day(0), at: day(0) });
  });

  it('changes nothing in an object without states, and sends its event', () => {
    const { session, sent } = openSession();
    const entity = session.add({ type: 'Limits', key: '', value: { daily: '1' }, seed: false });
    makeMove(session, entity, { to: 'paused', event: 'limits.changed' });
    expect(entity.value).toEqual({ daily: '1' });
    expect(typesOf(sent)).toEqual(['limits.changed']);
  });

  it('plans the next move, and charges the fees of the new state', () => {
    const fee = {
      unit: { code: 'EUR', scale: 2 },
      rounding: 'half_up',
      basis: 'fixed',
      fixed: '0.50',
      from: '2026-01-01',
    } as const satisfies MockFee;
    const contract = {
      ...withLoan((one) => ({
        ...one,
        charges: [{ fee: 'closing', on: '/price', in: '/fee', when: { '/status': 'closing' } }],
      })),
      fees: { closing: fee },
    };
    const money = (amount: string) => ({ amount, currency: 'EUR' });
    const { session, entity } = loan(
      'active',
      { price: money('9.00'), fee: money('0.00') },
      contract,
    );
    makeMove(session, entity, { to: 'closing' });
    expect(entity.value.fee).toEqual(money('0.50'));
    expect(entity.nextMove?.at).toBe(START + DAY);
  });
});

describe('a failure', () => {
  const refused = { to: 'refused', failure: 'no_copies' };

  it('has the detail of the catalog', () => {
    const { session, entity } = loan('created');
    makeMove(session, entity, refused);
    expect(nameless(entity)).toEqual({
      status: 'refused',
      failure: { code: 'no_copies', detail: 'Nothing was left.', retryable: true },
      updatedAt: day(0),
    });
  });

  it('of an unknown code has no detail and is not retryable', () => {
    const { session, entity } = loan('created');
    makeMove(session, entity, { to: 'refused', failure: 'other' });
    expect(entity.value.failure).toEqual({ code: 'other', detail: '', retryable: false });
  });

  it.each<[string, JsonObject, JsonObject | undefined]>([
    [
      'is taken from the example of the answer',
      { failure: { code: 'no_copies', detail: 'a' } },
      undefined,
    ],
    [
      'is not taken from an example with another failure',
      { failure: { code: 'other', detail: 'a' } },
      { code: 'no_copies', detail: 'Nothing was left.', retryable: true },
    ],
  ])('%s', (_what, shown, failure) => {
    const { session, entity } = loan('created');
    const patch = { status: 'refused', ...shown };
    const call = operation({ answer: { schema: true, sample: { type: 'Loan', patch } } });
    makeMove(session, entity, refused, call);
    expect(entity.value.failure).toEqual(failure ?? shown.failure);
  });

  it('adds the other properties of its state', () => {
    const contract = withLoan((one) => ({
      ...one,
      conditional: {
        ...one.conditional,
        '/note': { when: { '/status': 'refused' }, example: 'usual' },
      },
    }));
    const { session, entity } = loan('created', {}, contract);
    makeMove(session, entity, refused);
    expect(entity.value.note).toBe('usual');
  });

  it('is kept if a move has none', () => {
    const failure = { code: 'mine' };
    const { session, entity } = loan('created', { failure });
    const patch = { status: 'refused', failure: { code: 'shown' } };
    const call = operation({ answer: { schema: true, sample: { type: 'Loan', patch } } });
    makeMove(session, entity, { to: 'refused' }, call);
    expect(entity.value.failure).toEqual(failure);
    const { session: other, entity: plain } = loan('created');
    makeMove(other, plain, { to: 'refused' }, call);
    expect(plain.value.failure).toEqual({ code: 'shown' });
  });
});

describe('makeDueMoves', () => {
  const due = (session: Session, at: number, to: string, number: number): Entity => {
    const entity = addLoan(session, { status: 'active' }, idOf('ln', number));
    plan(session, entity, { to, event: `loan.${to}` }, START + at);
    return entity;
  };

  it('makes the due moves in the order of their time', () => {
    const { session, clock, sent } = openSession();
    const late = due(session, 3 * SECOND, 'paused', 11);
    const early = due(session, 2 * SECOND, 'blocked', 12);
    const future = due(session, 5 * SECOND + 1, 'blocked', 13);
    const same = due(session, 2 * SECOND, 'refused', 14);
    clock.ms += 5 * SECOND;
    makeDueMoves(session);
    expect(sent.map(({ type, timestamp }) => [type, timestamp])).toEqual([
      ['loan.blocked', day(0, 2 * SECOND)],
      ['loan.refused', day(0, 2 * SECOND)],
      ['loan.paused', day(0, 3 * SECOND)],
    ]);
    expect([late, early, future, same].map((one) => stateOf(session, one))).toEqual([
      'paused',
      'blocked',
      'active',
      'refused',
    ]);
    expect(session.time).toBe(START + 5 * SECOND);
    clock.ms += 1;
    makeDueMoves(session);
    expect(typesOf(sent).at(-1)).toBe('loan.blocked');
    expect(sent).toHaveLength(4);
  });

  it('makes planned moves at their time', () => {
    const { session, clock, entity } = loan('created');
    planNextMove(session, entity);
    clock.ms += 10 * SECOND;
    makeDueMoves(session);
    expect(stateOf(session, entity)).toBe('active');
    const { session: other, clock: time, entity: closing } = loan('closing');
    planNextMove(other, closing);
    time.ms += DAY - 1;
    makeDueMoves(other);
    expect(stateOf(other, closing)).toBe('closing');
    time.ms += 1;
    makeDueMoves(other);
    expect(stateOf(other, closing)).toBe('closed');
  });

  it('never goes back in time', () => {
    const { session, clock, sent } = openSession();
    clock.ms -= 10 * SECOND;
    due(session, -20 * SECOND, 'blocked', 11);
    makeDueMoves(session);
    expect(session.time).toBe(START);
    expect(sent[0]?.timestamp).toBe(day(0));
  });

  it('removes a property that lapses when its time has passed', () => {
    const { session, clock, entity } = loan('active', { code: day(0, SECOND), label: 'a' });
    const other = session.add({ type: 'Case', key: 'c', value: { code: day(-1) }, seed: false });
    const odd = session.add({ type: 'Nothing', key: 'c', value: { code: day(-1) }, seed: false });
    clock.ms += SECOND - 1;
    makeDueMoves(session);
    expect(entity.value.code).toBe(day(0, SECOND));
    clock.ms += 1;
    makeDueMoves(session);
    expect(nameless(entity)).toEqual({ status: 'active', label: 'a' });
    expect([other.value, odd.value]).toEqual([{ code: day(-1) }, { code: day(-1) }]);
  });
});

it('stops after 10,000 moves in a cyclic lifecycle, and continues from there', () => {
  const circle = withLoan((usual) => ({
    ...usual,
    lifecycle: {
      property: 'status',
      initial: ['on'],
      states: {
        on: [{ to: 'off', after: 'PT1S', event: 'loan.active' }],
        off: [{ to: 'on', after: 'PT1S', event: 'loan.active' }],
      },
    },
  }));
  const { session, entity, sent } = loan('on', {}, circle);
  planNextMove(session, entity);
  session.skip(DAY);
  makeDueMoves(session);
  expect([sent.length, session.time]).toEqual([10_000, START + DAY]);
  makeDueMoves(session);
  expect(sent.length).toBe(10_001);
});
