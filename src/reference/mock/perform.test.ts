import { describe, expect, it } from 'vitest';
import { createSandbox } from '.';
import type { JsonObject } from '../contract/model';
import type { MockOperation } from './contract';
import { CARD_ID, day, idOf, operation, START } from './testing/cards';
import { ask, KEY, OBJECT, PATH, SANDBOX } from './testing/sandbox';

const schema = { $ref: 'Card' };
const jsonBody = (properties: JsonObject = {}) => ({
  type: 'application/json',
  required: false,
  schema: { type: 'object', properties },
});

/** A sandbox of one call and the reading of a card, and what it sent. */
function sandboxOf(members: Partial<MockOperation>) {
  const sent: string[] = [];
  const made = operation({ path: '/cards/{cardId}/do', parameters: [PATH], ...members });
  const reading = SANDBOX.operations.filter(({ id }) => id === 'readCard');
  const errors = { ...SANDBOX.errors, card_unknown: { status: 404, code: 'card_unknown' } };
  const sandbox = createSandbox(
    { ...SANDBOX, errors, operations: [...reading, made] },
    { now: () => START, onEvent: ({ type }) => sent.push(type), secret: 'whsec_Zmlyc3Q=' },
  );
  const path = made.path.replace('{cardId}', CARD_ID);
  return {
    sandbox,
    sent,
    call: (body?: JsonObject) => ask(sandbox, made.method, path, body ? { body } : {}),
    card: async () => (await ask(sandbox, 'GET', `/cards/${CARD_ID}`)).body,
  };
}
const answered = (patch: JsonObject, type = 'Card') => ({
  answer: { schema, sample: { type, patch } },
});

describe('a call that changes an object', () => {
  it('puts one part in the place of another', async () => {
    const { call, card } = sandboxOf({
      method: 'PUT',
      path: '/cards/{cardId}/label',
      target: OBJECT,
      body: jsonBody({ text: {} }),
      ...answered({}),
    });
    expect((await call({ text: 'a' })).body.label).toEqual({ text: 'a' });
    expect(await card()).toMatchObject({ label: { text: 'a' }, status: 'active' });
  });

  it('replaces it as a whole', async () => {
    const { call } = sandboxOf({
      method: 'PUT',
      path: '/cards/{cardId}',
      target: OBJECT,
      body: jsonBody({ label: {}, price: {} }),
      ...answered({}),
    });
    const { body } = await call({ price: 'p' });
    expect([body.price, body.label]).toEqual(['p', undefined]);
  });

  it('leaves alone what another call than a replacement does not name', async () => {
    const { call } = sandboxOf({ target: OBJECT, body: jsonBody({ label: {} }), ...answered({}) });
    expect((await call({})).body.label).toBe('first');
  });

  it('shows what its example shows, but no state, identity or secret', async () => {
    const { call } = sandboxOf({
      target: OBJECT,
      body: jsonBody({ label: {} }),
      ...answered({
        id: idOf('crd', 7),
        userId: 'other',
        createdAt: '2026-01-01T10:00:00.000Z',
        status: 'frozen',
        freeze: { by: 'x' },
        label: 'shown',
        price: { until: '2026-01-06T10:00:00.000Z' },
      }),
    });
    const { body } = await call();
    expect(body).toMatchObject({
      id: CARD_ID,
      status: 'active',
      label: 'first',
      createdAt: day(0),
    });
    expect(body.freeze).toBeUndefined();
    expect(body.userId).not.toBe('other');
    expect(body.price).toEqual({ until: day(1) });
  });

  it.each([
    ['another object', answered({ price: 'p' }, 'Case')],
    ['nothing', {}],
  ])('shows the object where its example shows %s', async (_what, members) => {
    const { call } = sandboxOf({ target: OBJECT, ...members });
    const { body } = await call();
    expect([body.id, body.price]).toEqual([CARD_ID, undefined]);
  });

  it('announces a change once, a move by its own name, and of neither without an event', async () => {
    const events = ['card.frozen', 'card.updated'];
    const changed = sandboxOf({ target: OBJECT, events, ...answered({}) });
    await changed.call();
    expect(changed.sent).toEqual(['card.updated']);
    const moved = sandboxOf({ id: 'freezeCard', target: OBJECT, events, ...answered({}) });
    await moved.call();
    expect(moved.sent).toEqual(['card.frozen']);
    const closed = sandboxOf({ id: 'closeCard', target: OBJECT, events, ...answered({}) });
    expect((await closed.call()).body.status).toBe('closing');
    expect(closed.sent).toEqual([]);
    closed.sandbox.advance(KEY, 'P1D');
    expect((await closed.card()).status).toBe('closed');
    const silent = sandboxOf({ target: OBJECT, events: ['card.frozen'], ...answered({}) });
    await silent.call();
    expect(silent.sent).toEqual([]);
  });

  it('steers it where a sandbox value says', async () => {
    const { call, sent, sandbox } = sandboxOf({
      target: OBJECT,
      events: ['card.updated'],
      body: jsonBody({ label: {} }),
      sandbox: [{ in: 'body', name: '/label', value: 'block', state: 'blocked' }],
      ...answered({}),
    });
    expect((await call({ label: 'block' })).body.status).toBe('active');
    expect(sent).toEqual([]);
    sandbox.advance(KEY, 'PT5S');
    expect(sent).toEqual(['card.blocked']);
  });
});

describe('a call that makes something', () => {
  const target = { kind: 'new', type: 'Card' } as const;

  it('of another object moves that one, and copies the fields that they share', async () => {
    const { call, card, sent } = sandboxOf({
      id: 'freezeCard',
      target,
      ...answered({ label: 'new' }),
    });
    const { body } = await call();
    expect(body.id).not.toBe(CARD_ID);
    expect(body).toMatchObject({ label: 'first', status: 'active' });
    expect((await card()).status).toBe('frozen');
    expect(sent).toContain('card.frozen');
  });

  it('shows a new secret once', async () => {
    const { call, sandbox } = sandboxOf({
      target: OBJECT,
      ...answered({ label: 'whsec_example', price: 'x whsec_' }),
    });
    const { body } = await call();
    expect(body.label).toMatch(/^whsec_.{44}$/);
    expect(body.price).toBe('x whsec_');
    expect(sandbox.session(KEY).find('Card', CARD_ID)?.value.label).toBe('first');
  });

  it('refuses what its body names and nothing is', async () => {
    const { call } = sandboxOf({
      target,
      body: jsonBody({ cardId: {} }),
      errors: ['card_unknown'],
      ...answered({}),
    });
    expect((await call({ cardId: idOf('crd', 404) })).body.code).toBe('card_unknown');
    expect((await call({ cardId: CARD_ID })).status).toBe(200);
  });

  it('keeps nothing of what the contract does not keep', async () => {
    const headers = { 'X-Note': CARD_ID };
    const { call, sandbox, sent } = sandboxOf({
      target: { kind: 'new', type: undefined },
      headers,
      events: ['card.created'],
      answer: { schema: true, sample: { patch: { id: 'x', label: 'a' } } },
    });
    const answer = await call();
    expect(answer.body).toEqual({ id: 'x', label: 'a' });
    expect(answer.headers.get('X-Note')).toBe(CARD_ID);
    expect([...sandbox.session(KEY).entities.keys()]).toEqual([`Card ${CARD_ID}`]);
    expect(sent).toEqual([]);
  });

  it('keeps nothing without an identifier', async () => {
    const { call, sandbox } = sandboxOf({
      target: { kind: 'new', type: 'Limits' },
      headers: { 'X-Note': CARD_ID },
      answer: { schema: true, sample: { type: 'Limits', patch: {} } },
    });
    const answer = await call();
    expect(answer.body).toEqual({ cardId: CARD_ID, daily: '5.00' });
    expect(answer.headers.get('X-Note')).toBe(CARD_ID);
    expect(sandbox.session(KEY).find('Limits', '')).toBeUndefined();
  });
});
