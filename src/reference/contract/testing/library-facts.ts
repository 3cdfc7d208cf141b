import { isObject, omit } from '../json';
import type { JsonObject, JsonValue } from '../model';
import { compareContracts, type ContractFacts, type Difference } from '../diff';

export const schema = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/**
 * A contract: two operations, one of which accepts `In` and returns `Out`, an operation that
 * partners implement, and an event.
 */
export const BASE = {
  servers: ['https://api.library.example/v1'],
  errors: {
    book_lost: { status: 409, retry: false },
    busy: { status: 503, retry: true },
  },
  operations: {
    lend: {
      kind: 'operation',
      method: 'POST',
      path: '/loans',
      topic: 'loan',
      authenticated: true,
      scopes: ['loans:write'],
      parameters: {
        'query.status': { schema: { type: 'string' } },
        'query.limit': { shared: 'parameter:Limit' },
      },
      body: { type: 'application/json', schema: schema('In') },
      responses: {
        '201': {
          headers: { Location: { required: true, schema: { type: 'string' } } },
          body: { required: true, type: 'application/json', schema: schema('Out') },
        },
      },
      errors: ['book_lost'],
      events: ['loan.returned'],
    },
    list: {
      kind: 'operation',
      method: 'GET',
      path: '/loans',
      topic: 'loan',
      authenticated: false,
      scopes: [],
      parameters: { 'query.limit': { shared: 'parameter:Limit' } },
      responses: { '204': { headers: {} } },
      errors: [],
      events: [],
    },
    decide: {
      kind: 'partner-operation',
      method: 'POST',
      path: '/decisions',
      topic: 'loan',
      authenticated: false,
      scopes: [],
      parameters: { 'header.webhook-id': { required: true, schema: { type: 'string' } } },
      body: { required: true, type: 'application/json', schema: schema('Question') },
      responses: {
        '200': {
          headers: {},
          body: { required: true, type: 'application/json', schema: schema('Decision') },
        },
      },
      errors: [],
      events: [],
    },
    'loan.returned': {
      kind: 'event',
      method: 'POST',
      path: 'loan.returned',
      topic: 'loan',
      authenticated: false,
      scopes: [],
      parameters: {},
      body: { required: true, type: 'application/json', schema: schema('Loan') },
      responses: {},
      errors: [],
      events: [],
    },
  },
  shared: { 'parameter:Limit': { schema: { type: 'integer', maximum: 100 } } },
  schemas: {
    In: {
      type: 'object',
      required: ['book'],
      properties: {
        book: { type: 'string', minLength: 2, maxLength: 9, pattern: '^b' },
        days: { type: 'integer', minimum: 1, default: 28, 'x-unit': 'days' },
        note: { type: ['null', 'string'] },
        any: {},
        desk: { enum: ['north', 'south'], type: 'string' },
        id: { type: 'string', readOnly: true },
        tags: { type: 'array', items: { type: 'string' } },
        meta: { type: 'object', additionalProperties: { type: 'string', maxLength: 5 } },
        pickup: { oneOf: [schema('Desk'), schema('Mail')] },
        shared: schema('Shared'),
      },
      additionalProperties: false,
      if: { required: ['desk'] },
    },
    Out: {
      type: 'object',
      required: ['book'],
      properties: {
        book: { type: 'string', maxLength: 9, format: 'uuid' },
        status: { enum: ['kept', 'sold'], type: 'string' },
        fee: { type: 'integer' },
        any: {},
        maybe: { oneOf: [schema('Shared'), { type: 'null' }] },
        how: { oneOf: [schema('Desk'), schema('Mail')] },
        next: schema('Out'),
        shared: schema('Shared'),
      },
    },
    Shared: {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'string' }, b: { type: 'string' } },
    },
    Desk: { type: 'object', properties: { desk: { type: 'string' } } },
    Mail: { type: 'object', properties: { street: { type: 'string' } } },
    Question: { type: 'object', properties: { book: { type: 'string' } } },
    Decision: { type: 'object', properties: { verdict: { enum: ['yes', 'no'], type: 'string' } } },
    Loan: {
      type: 'object',
      properties: { status: schema('LoanStatus') },
      'x-states': {
        property: 'status',
        initial: ['open'],
        states: {
          open: {
            next: [
              { to: 'late', by: 'provider', event: 'loan.late' },
              { to: 'back', by: 'partner', operation: 'return' },
            ],
          },
          late: { next: [{ to: 'back', by: 'partner', operation: 'return' }] },
          back: { terminal: true, next: [] },
        },
      },
    },
    LoanStatus: { enum: ['back', 'late', 'open'], type: 'string' },
  },
} satisfies ContractFacts;

/** Returns a copy with the member at a path, `schemas/In/required`, replaced or removed. */
export function edited(from: JsonValue, path: string, value: JsonValue | undefined): JsonValue {
  const [key = '', ...rest] = path.split('/');
  if (Array.isArray(from)) {
    return from.map((item: JsonValue, index) =>
      String(index) === key ? edited(item, rest.join('/'), value) : item,
    );
  }
  if (!isObject(from)) throw new Error(`Nothing at ${path}.`);
  const member = rest.length === 0 ? value : edited(from[key] ?? {}, rest.join('/'), value);
  const others = omit(from, key);
  return member === undefined ? others : { ...others, [key]: member };
}

export type Edit = readonly [path: string, value: JsonValue | undefined];

/** The contract after the edits. */
export const changed = (edits: readonly Edit[], from: ContractFacts = BASE): ContractFacts =>
  edits.reduce<JsonValue>(
    (facts, [path, value]) => edited(facts, path, value),
    from as unknown as JsonValue,
  ) as unknown as ContractFacts;

/** The differences that the edits make. */
export const compared = (
  edits: readonly Edit[],
  from: ContractFacts = BASE,
): readonly Difference[] => compareContracts(from, changed(edits, from));
