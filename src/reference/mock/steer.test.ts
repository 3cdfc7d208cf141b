import { describe, expect, it } from 'vitest';
import type { Trigger } from './contract';
import type { Goal } from './session';
import { creationEvent, steer } from './steer';
import { addCard, openSession, operation } from './testing/cards';

const trigger = (more: Partial<Trigger>): Trigger => ({
  in: 'body',
  name: '/label',
  value: 'x',
  ...more,
});
const steered = (status: string, triggers: readonly Trigger[], of = 'Card', seed = false) => {
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
    ['no state', { patch: { a: 1 } }, 'Card'],
    ['a state it does not have', { state: 'unknown', patch: { a: 1 } }, 'Card'],
    ['a state where there are none', { state: 'closed', patch: { a: 1 } }, 'Limits'],
    ['a state of nothing', { state: 'closed', patch: { a: 1 } }, 'Nothing'],
  ])('changes it at once for %s', (_what, more, of) => {
    const entity = steered('active', [trigger(more)], of);
    expect(entity.value).toEqual({ status: 'active', a: 1 });
    expect(entity.goal).toBeUndefined();
  });

  it('leaves it alone without a state and a change', () => {
    const entity = steered('active', [trigger({ error: 'card_closed' })]);
    expect([entity.value, entity.goal]).toEqual([{ status: 'active' }, undefined]);
  });

  it.each<[string, string, boolean, string]>([
    ['created', 'ordered', false, 'ordered'],
    ['ordered', 'ordered', false, 'ordered'],
    ['created', 'ordered', true, 'created'],
    ['created', 'active', false, 'created'],
  ])('of %s to %s, an example: %s, begins as %s', (status, state, seed, begins) => {
    expect(steered(status, [trigger({ state })], 'Card', seed).value.status).toBe(begins);
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
    ['its state', 'frozen', ['card.created', 'card.frozen'], 'card.frozen'],
    ['its creation', 'active', ['card.frozen', 'card.created'], 'card.created'],
    ['nothing of this object', 'active', ['case.opened', 'limits.changed'], undefined],
    ['another state', 'active', ['card.frozen'], undefined],
    ['nothing', 'active', [], undefined],
    ['what the contract does not have', 'gone', ['card.gone'], undefined],
  ])('is named after %s', (_what, status, events, event) => {
    const { session } = openSession();
    expect(creationEvent(session, operation({ events }), addCard(session, { status }))).toBe(event);
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
    const move = { to: 'b', event: 'card.received' };
    const { session } = openSession();
    const { Card } = session.contract.resources;
    if (!Card) throw new Error('There is no Card.');
    const lifecycle = { property: 'status', initial: ['a'], states: { a: [move], b: [] } };
    const { session: opened } = openSession({
      ...session.contract,
      resources: { Card: { ...Card, lifecycle } },
      events: { 'card.received': { dataType: 'Card', data: { patch: {} } } },
    });
    const call = operation({ events: ['card.received'] });
    expect(creationEvent(opened, call, addCard(opened, { status: 'a' }))).toBeUndefined();
    expect(creationEvent(opened, call, addCard(opened, { status: 'b' }))).toBe('card.received');
  });
});
