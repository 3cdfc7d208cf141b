import { describe, expect, it } from 'vitest';
import type { Trigger } from './contract';
import type { Goal } from './session';
import { steer } from './steer';
import { openSession } from './testing/loans';

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
    [
      'a goal',
      { state: 'closed' },
      { from: undefined, stays: false, patch: undefined, value: 'x' },
    ],
    [
      'a goal with a state to pass, a state to stay in, and a patch',
      { state: 'closed', from: 'closing', stays: true, patch: { a: 1 } },
      { from: 'closing', stays: true, patch: { a: 1 }, value: 'x' },
    ],
  ])('sets %s', (_what, more, goal) => {
    const entity = steered('active', [trigger(more)]);
    expect(entity.goal).toEqual({ state: 'closed', ...goal });
    expect(entity.value).toEqual({ status: 'active' });
  });

  it.each<[string, Partial<Trigger>, string]>([
    ['no state', { patch: { a: 1 } }, 'Loan'],
    ['a state that it does not have', { state: 'unknown', patch: { a: 1 } }, 'Loan'],
    ['a type without states', { state: 'closed', patch: { a: 1 } }, 'Limits'],
    ['an unknown type', { state: 'closed', patch: { a: 1 } }, 'Nothing'],
  ])('patches the object immediately for %s', (_what, more, of) => {
    const entity = steered('active', [trigger(more)], of);
    expect(entity.value).toEqual({ status: 'active', a: 1 });
    expect(entity.goal).toBeUndefined();
  });

  it('changes nothing without a state and a patch', () => {
    const entity = steered('active', [trigger({ error: 'loan_closed' })]);
    expect([entity.value, entity.goal]).toEqual([{ status: 'active' }, undefined]);
  });

  it.each<[string, string, boolean, string]>([
    ['created', 'reserved', false, 'reserved'],
    ['reserved', 'reserved', false, 'reserved'],
    ['created', 'reserved', true, 'created'],
    ['created', 'active', false, 'created'],
  ])('from %s to %s, an example: %s, starts as %s', (status, state, seed, begins) => {
    expect(steered(status, [trigger({ state })], 'Loan', seed).value.status).toBe(begins);
  });

  it('applies every sandbox value', () => {
    const entity = steered('active', [
      trigger({ patch: { a: 1 } }),
      trigger({ state: 'closed' }),
      trigger({ patch: { b: 2 } }),
    ]);
    expect(entity.value).toEqual({ status: 'active', a: 1, b: 2 });
    expect(entity.goal?.state).toBe('closed');
  });
});
