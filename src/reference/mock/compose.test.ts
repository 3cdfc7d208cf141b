import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../contract/model';
import { compose, withGiven, withRequestFields } from './compose';
import type { MockOperation } from './contract';
import { omit } from './json';
import { LOAN_ID, day, idOf, idPattern, openSession, operation, READER_ID } from './testing/loans';

const AMOUNT = {
  type: 'object',
  properties: { amount: { type: 'string', maxLength: 5 }, currency: { type: 'string' } },
  required: ['amount', 'currency'],
};
const SCHEMA = {
  type: 'object',
  required: ['label'],
  properties: {
    id: {},
    readerId: { type: 'string' },
    loanId: { type: 'string' },
    branchId: { type: 'string' },
    externalId: { type: 'string' },
    label: { type: 'string', maxLength: 5 },
    note: { type: ['string', 'null'] },
    price: AMOUNT,
    status: { type: 'string' },
    grantedAt: { type: 'string' },
    color: { type: 'string' },
    statusText: { type: 'string' },
    owner: {},
    createdAt: {},
  },
};
const PRICE = { amount: '9.00', currency: 'EUR' };

describe('withGiven', () => {
  const added = (given: JsonObject) =>
    withGiven(openSession().session, { label: 'a', price: { ...PRICE, note: 'b' } }, given, SCHEMA);

  it.each<[string, JsonObject, JsonObject]>([
    ['a text', { label: 'c' }, { label: 'c', price: { ...PRICE, note: 'b' } }],
    ['a whole object', { price: PRICE }, { label: 'a', price: PRICE }],
    [
      'an object without a member',
      { price: { ...PRICE, note: null } },
      { label: 'a', price: PRICE },
    ],
    [
      'a part of an object',
      { price: { currency: 'USD' } },
      { label: 'a', price: { ...PRICE, currency: 'USD', note: 'b' } },
    ],
    ['nothing for null, which removes a member', { price: null }, { label: 'a' }],
  ])('adds %s', (_what, given, expected) => {
    expect(added(given)).toEqual(expected);
  });
});

describe('withRequestFields', () => {
  const taken = (
    value: JsonObject,
    body: JsonValue | undefined,
    members: Partial<MockOperation> = {},
  ) =>
    withRequestFields(
      openSession().session,
      operation({ method: 'PATCH', ...members }),
      value,
      body,
      SCHEMA,
    );

  it.each<[string, JsonObject, JsonValue | undefined, JsonObject]>([
    ['a field', { label: 'a' }, { label: 'b' }, { label: 'b' }],
    ['a new field', {}, { label: 'b' }, { label: 'b' }],
    ['no field that is too long', { label: 'a' }, { label: 'too long' }, { label: 'a' }],
    ['no field that the answer does not have', { label: 'a' }, { other: 'b' }, { label: 'a' }],
    [
      'a part of an object',
      { price: PRICE },
      { price: { currency: 'USD' } },
      { price: { ...PRICE, currency: 'USD' } },
    ],
    [
      'no part that does not fit',
      { price: PRICE },
      { price: { amount: '1234.56' } },
      { price: PRICE },
    ],
    ['no part of a missing object', {}, { price: { currency: 'USD' } }, {}],
    ['no text for an amount', { price: PRICE }, { price: '1.00' }, { price: PRICE }],
    [
      'null as the removal of a field',
      { note: 'a', price: PRICE },
      { note: null, price: null },
      {},
    ],
    ['no removal of a required field', { label: 'a' }, { label: null }, { label: 'a' }],
    ['no list', { label: 'a' }, ['b'], { label: 'a' }],
    ['nothing', { label: 'a' }, undefined, { label: 'a' }],
  ])('accepts %s', (_what, value, body, after) => {
    expect(taken(value, body)).toEqual(after);
  });

  it('copies echoed fields to their places in the answer', () => {
    const echoes = [
      ['/reason', '/price/currency'],
      ['/cost', '/price'],
      ['/missing', '/note'],
      ['/reason', '/nothing/here'],
    ] as const;
    const value = { label: 'a', note: 'n', price: PRICE };
    expect(taken(value, { reason: 'USD' }, { echoes })).toEqual({
      ...value,
      price: { ...PRICE, currency: 'USD' },
    });
    const cost = { amount: '1.00', currency: 'CHF' };
    expect(taken(value, { cost }, { echoes })).toEqual({ ...value, price: cost });
  });

  it('removes optional fields that are missing in the request, unless it is a PATCH', () => {
    const value = { label: 'a', note: 'n', status: 's' };
    const schema = { type: 'object', properties: { label: {}, note: {}, other: {} } };
    const body = { type: 'application/json', required: true, schema };
    expect(taken(value, {}, { body })).toEqual(value);
    expect(taken(value, {}, { body, method: 'POST' })).toEqual({ label: 'a', status: 's' });
    expect(taken(value, { note: 'm' }, { body, method: 'POST' })).toEqual({ ...value, note: 'm' });
    expect(taken(value, {}, { method: 'POST' })).toEqual(value);
  });
});

describe('compose', () => {
  const EXAMPLE = {
    id: LOAN_ID,
    readerId: READER_ID,
    label: 'a',
    createdAt: '2026-01-05T10:00:00.000Z',
  };
  const sample = (patch: JsonValue, schema: JsonObject = SCHEMA) => ({
    answer: { schema, sample: { patch } },
  });
  const composed = (
    members: Partial<MockOperation>,
    { body, names = {} }: { body?: JsonValue; names?: Record<string, string> } = {},
  ) =>
    compose(openSession().session, {
      operation: operation(members),
      body,
      pathIds: new Map(Object.entries(names)),
    });

  it('returns nothing without an answer, and an example that is not an object unchanged', () => {
    expect(composed({})).toBeUndefined();
    expect(composed(sample(['a', 7]), { body: { label: 'b' } })).toEqual(['a', 7]);
  });

  it('has the identifiers of the request and current times', () => {
    const reader = idOf('rdr', 7);
    expect(composed(sample(EXAMPLE), { names: { [idPattern('rdr')]: reader } })).toEqual({
      ...EXAMPLE,
      readerId: reader,
      createdAt: day(0),
    });
  });

  it('has a new id if it is kept', () => {
    const target = { kind: 'new', type: 'Loan' } as const;
    const made = composed({ ...sample(EXAMPLE), target }) as JsonObject;
    expect(made.id).toMatch(/^ln_/);
    expect(made.id).not.toBe(LOAN_ID);
    const nameless = omit(EXAMPLE, 'id');
    expect(Object.keys(composed({ ...sample(nameless), target }) as JsonObject)).not.toContain(
      'id',
    );
    const limits = { kind: 'new', type: 'Limits' } as const;
    expect(composed({ ...sample(EXAMPLE), target: limits })).toMatchObject({ id: LOAN_ID });
  });

  it('falls back to the example for a combination that the schema forbids', () => {
    const example = { label: 'a', status: 's' };
    const never = { ...SCHEMA, not: { properties: { label: { const: 'c' } } } };
    expect(composed(sample(example, never), { body: { label: 'c' } })).toEqual(example);
  });
});
