import { describe, expect, it } from 'vitest';
import { createSandbox } from '.';
import type { JsonObject } from '../contract/model';
import type { MockOperation } from './contract';
import { LOAN_ID, idOf, operation, START } from './testing/loans';
import { ask, KEY, OBJECT, PATH, SANDBOX } from './testing/sandbox';

const schema = { $ref: 'Loan' };
const jsonBody = (properties: JsonObject = {}) => ({
  type: 'application/json',
  required: false,
  schema: { type: 'object', properties },
});

/** A sandbox with one call and the reading of a loan, and the events that it sent. */
function sandboxOf(members: Partial<MockOperation>) {
  const sent: string[] = [];
  const made = operation({ path: '/loans/{loanId}/do', parameters: [PATH], ...members });
  const reading = SANDBOX.operations.filter(({ id }) => id === 'readLoan');
  const errors = { ...SANDBOX.errors, loan_unknown: { status: 404, code: 'loan_unknown' } };
  const sandbox = createSandbox(
    { ...SANDBOX, errors, operations: [...reading, made] },
    { now: () => START, onEvent: ({ type }) => sent.push(type), secret: 'whsec_Zmlyc3Q=' },
  );
  const path = made.path.replace('{loanId}', LOAN_ID);
  return {
    sandbox,
    sent,
    call: (body?: JsonObject) => ask(sandbox, made.method, path, body ? { body } : {}),
    loan: async () => (await ask(sandbox, 'GET', `/loans/${LOAN_ID}`)).body,
  };
}
const answered = (patch: JsonObject, type = 'Loan') => ({
  answer: { schema, sample: { type, patch } },
});

describe('a call that changes an object', () => {
  it('sets a part of it to the whole body', async () => {
    const { call, loan } = sandboxOf({
      method: 'PUT',
      path: '/loans/{loanId}/label',
      target: OBJECT,
      echoes: [['', '/label']],
      body: jsonBody({ text: {} }),
      ...answered({}),
    });
    expect((await call({ text: 'a' })).body.label).toEqual({ text: 'a' });
    expect(await loan()).toMatchObject({ label: { text: 'a' }, status: 'active' });
  });

  it('replaces it as a whole', async () => {
    const { call } = sandboxOf({
      method: 'PUT',
      path: '/loans/{loanId}',
      target: OBJECT,
      body: jsonBody({ label: {}, price: {} }),
      ...answered({}),
    });
    const { body } = await call({ price: 'p' });
    expect([body.price, body.label]).toEqual(['p', undefined]);
  });

  it('keeps fields that the body does not have, unless it is a PUT', async () => {
    const { call } = sandboxOf({ target: OBJECT, body: jsonBody({ label: {} }), ...answered({}) });
    expect((await call({})).body.label).toBe('first');
  });

  it.each([
    ['another object', answered({ price: 'p' }, 'Case')],
    ['another price', answered({ price: 'p' })],
    ['nothing', {}],
  ])('returns the unchanged object if its example shows %s', async (_what, members) => {
    const { call } = sandboxOf({ target: OBJECT, ...members });
    const { body } = await call();
    expect([body.id, body.price]).toEqual([LOAN_ID, undefined]);
  });

  it('sends the event of its move, its own event, or none', async () => {
    const sends = {
      events: ['loan.updated', 'loan.paused'],
      emits: { 'loan.updated': { '/status': ['active', 'blocked'] } },
    };
    const body = jsonBody({ price: {} });
    const changed = sandboxOf({ target: OBJECT, body, ...sends, ...answered({}) });
    await changed.call({ price: 'p' });
    expect(changed.sent).toEqual(['loan.updated']);
    await changed.call({ price: 'p' });
    expect(changed.sent).toHaveLength(1);
    const moved = sandboxOf({ id: 'pauseLoan', target: OBJECT, ...sends, ...answered({}) });
    await moved.call();
    expect(moved.sent).toEqual(['loan.paused']);
    const closed = sandboxOf({ id: 'closeLoan', target: OBJECT, ...sends, ...answered({}) });
    expect((await closed.call()).body.status).toBe('closing');
    expect(closed.sent).toEqual([]);
    closed.sandbox.advance(KEY, 'P1D');
    expect((await closed.loan()).status).toBe('closed');
    const silent = sandboxOf({ target: OBJECT, events: ['loan.updated'], ...answered({}) });
    await silent.call();
    expect(silent.sent).toEqual([]);
  });

  it('steers it to the state of a sandbox value', async () => {
    const { call, sent, sandbox } = sandboxOf({
      target: OBJECT,
      body: jsonBody({ label: {} }),
      sandbox: [{ in: 'body', name: '/label', value: 'block', state: 'blocked' }],
      ...answered({}),
    });
    expect((await call({ label: 'block' })).body.status).toBe('active');
    expect(sent).toEqual([]);
    sandbox.advance(KEY, 'PT5S');
    expect(sent).toEqual(['loan.blocked']);
  });
});

describe('a call that creates something', () => {
  const target = { kind: 'new', type: 'Loan' } as const;

  it('moves the object in its path', async () => {
    const { call, loan, sent } = sandboxOf({
      id: 'pauseLoan',
      target,
      events: ['loan.paused'],
      ...answered({ label: 'new' }),
    });
    const { body } = await call();
    expect(body.id).not.toBe(LOAN_ID);
    expect(body).toMatchObject({ label: 'new', status: 'active' });
    expect((await loan()).status).toBe('paused');
    expect(sent).toContain('loan.paused');
  });

  it.each(['GET', 'POST'] as const)(
    'waits for the asynchronous answer of a rule: %s',
    async (method) => {
      const contract = {
        ...SANDBOX,
        operations: [operation({ id: 'wait', method, path: '/wait', status: 200 })],
      };
      const sandbox = createSandbox(contract, {
        behaviors: [{ answer: { wait: () => Promise.resolve({ label: 'late' }) } }],
      });
      expect((await ask(sandbox, method, '/wait')).body).toEqual({ label: 'late' });
    },
  );

  it('refuses an unknown id in its body', async () => {
    const { call } = sandboxOf({
      target,
      body: jsonBody({ loanId: {} }),
      refusals: [{ error: 'loan_unknown', unknown: '/loanId' }],
      ...answered({}),
    });
    expect((await call({ loanId: idOf('ln', 404) })).body.code).toBe('loan_unknown');
    expect((await call({ loanId: LOAN_ID })).status).toBe(200);
  });

  it('keeps no object without a type', async () => {
    const headers = { 'X-Note': LOAN_ID };
    const { call, sandbox, sent } = sandboxOf({
      target: { kind: 'new', type: undefined },
      headers,
      events: ['loan.created'],
      answer: { schema: true, sample: { patch: { id: 'x', label: 'a' } } },
    });
    const answer = await call();
    expect(answer.body).toEqual({ id: 'x', label: 'a' });
    expect(answer.headers.get('X-Note')).toBe(LOAN_ID);
    expect([...sandbox.session(KEY).objects.all()].map(({ key }) => key)).toEqual([LOAN_ID]);
    expect(sent).toEqual([]);
  });

  it('keeps no object without an identifier', async () => {
    const { call, sandbox } = sandboxOf({
      target: { kind: 'new', type: 'Limits' },
      headers: { 'X-Note': LOAN_ID },
      answer: { schema: true, sample: { type: 'Limits', patch: {} } },
    });
    const answer = await call();
    expect(answer.body).toEqual({ loanId: LOAN_ID, daily: '5.00' });
    expect(answer.headers.get('X-Note')).toBe(LOAN_ID);
    expect(sandbox.session(KEY).find('Limits', '')).toBeUndefined();
  });
});
