import { describe, expect, it } from 'vitest';
import type { Trigger } from './contract';
import type { Goal } from './session';
import { creationEvent, steer } from './steer';
import { addLoan, openSession, operation } from './testing/loans';

const trigger = (more: Partial<Trigger>): Trigger => ({
  in: 'body',
  name: '/label',
  value: 'x',
  ...more,
});
const steered = (status: string, triggers: readonly Trigger[], of = 'Loan', seed = false) => {
  const { session } = openSession();
  const entity = session.add({ type: of, key: 'a', value: { status }, seed });
  steer(session, entity, triggers);
  return entity;
};

describe('steer', () => {
  it.each<[string, Partial<Trigger>, Omit<Goal, 'state'>]>([
    ['a goal', { state: 'closed' }, { from: undefined, stays: false, patch: undefined }],
    [
      'a goal where it stays, by way of a state, with a change',
      { state: 'closed', from: 'closing', stays: true, patch: { a: 1 } },
      { from: 'closing', stays: true, patch: { a: 1 } },
    ],
  ])('gives %s', (_what, more, goal) => {
    const entity = steered('active', [trigger(more)]);
    expect(entity.goal).toEqual({ state: 'closed', ...goal });
    expect(entity.value).toEqual({ status: 'active' });
  });

  it.each<[string, Partial<Trigger>, string]>([
    ['no state', { patch: { a: 1 } }, 'Loan'],
    ['a state it does not have', { state: 'unknown', patch: { a: 1 } }, 'Loan'],
    ['a state where there are none', { state: 'closed', patch: { a: 1 } }, 'Limits'],
    ['a state of nothing', { state: 'closed', patch: { a: 1 } }, 'Nothing'],
  ])('changes it at once for %s', (_what, more, of) => {
    const entity = steered('active', [trigger(more)], of);
    expect(entity.value).toEqual({ status: 'active', a: 1 });
    expect(entity.goal).toBeUndefined();
  });

  it('leaves it alone without a state and a change', () => {
    const entity = steered('active', [trigger({ error: 'loan_closed' })]);
    expect([entity.value, entity.goal]).toEqual([{ status: 'active' }, undefined]);
  });

  it.each<[string, string, boolean, string]>([
    ['created', 'reserved', false, 'reserved'],
    ['reserved', 'reserved', false, 'reserved'],
    ['created', 'reserved', true, 'created'],
    ['created', 'active', false, 'created'],
  ])('of %s to %s, an example: %s, begins as %s', (status, state, seed, begins) => {
    expect(steered(status, [trigger({ state })], 'Loan', seed).value.status).toBe(begins);
  });

  it('follows every sandbox value', () => {
    const entity = steered('active', [
      trigger({ patch: { a: 1 } }),
      trigger({ state: 'closed' }),
      trigger({ patch: { b: 2 } }),
    ]);
    expect(entity.value).toEqual({ status: 'active', a: 1, b: 2 });
    expect(entity.goal?.state).toBe('closed');
  });
});

describe('creationEvent', () => {
  it.each<[string, string, readonly string[], string | undefined]>([
    ['its state', 'paused', ['loan.created', 'loan.paused'], 'loan.paused'],
    ['its creation', 'active', ['loan.paused', 'loan.created'], 'loan.created'],
    ['nothing of this object', 'active', ['case.opened', 'limits.changed'], undefined],
    ['another state', 'active', ['loan.paused'], undefined],
    ['nothing', 'active', [], undefined],
    ['what the contract does not have', 'gone', ['loan.gone'], undefined],
  ])('is named after %s', (_what, status, events, event) => {
    const { session } = openSession();
    expect(creationEvent(session, operation({ events }), addLoan(session, { status }))).toBe(event);
  });

  it('of an object without states says that it was created', () => {
    const { session } = openSession();
    const types = ['note.recreated', 'note.created', 'note.received', 'note.created.twice'];
    const events = Object.fromEntries(
      types.map((type) => [type, { dataType: 'Note', data: { patch: {} } }]),
    );
    const { session: opened } = openSession({ ...session.contract, events });
    const note = opened.add({ type: 'Note', key: 'a', value: {}, seed: false });
    const made = (...names: readonly string[]) =>
      creationEvent(opened, operation({ events: names }), note);
    expect(made('note.recreated', 'note.created')).toBe('note.created');
    expect(made('note.received')).toBe('note.received');
    expect(made('note.recreated', 'note.created.twice')).toBeUndefined();
  });

  it('is not the event of a later move', () => {
    const move = { to: 'b', event: 'loan.received' };
    const { session } = openSession();
    const { Loan } = session.contract.resources;
    if (!Loan) throw new Error('There is no Loan.');
    const lifecycle = { property: 'status', initial: ['a'], states: { a: [move], b: [] } };
    const { session: opened } = openSession({
      ...session.contract,
      resources: { Loan: { ...Loan, lifecycle } },
      events: { 'loan.received': { dataType: 'Loan', data: { patch: {} } } },
    });
    const call = operation({ events: ['loan.received'] });
    expect(creationEvent(opened, call, addLoan(opened, { status: 'a' }))).toBeUndefined();
    expect(creationEvent(opened, call, addLoan(opened, { status: 'b' }))).toBe('loan.received');
  });
});
