import { describe, expect, it } from 'vitest';
import { wholeContract } from '../testing/whole';
import { factsOf } from '.';

const facts = factsOf(wholeContract());

describe('factsOf', () => {
  it('keeps addresses and codes', () => {
    expect(facts.servers).toEqual(['https://api.library.example/v1', '']);
    expect(
      Object.entries(facts.errors).map(([code, { status, retry }]) => [code, status, retry]),
    ).toEqual([
      ['book_lost', 409, false],
      ['busy', 503, true],
      ['key_reused', 409, false],
      ['no_body', 400, false],
      ['no_method', 405, false],
      ['not_found', 404, false],
      ['quota', 429, true],
      ['reported', 0, true],
      ['too_late', 409, true],
      ['unused', 0, false],
    ]);
  });

  it.each(
    Object.entries({
      check: {
        kind: 'partner-operation',
        method: 'POST',
        path: '/check',
        topic: '',
        authenticated: false,
        scopes: [],
        parameters: {},
        body: {
          type: 'application/json',
          schema: {
            properties: {
              id: { readOnly: true, type: 'string' },
              note: { type: 'string', writeOnly: true },
            },
            type: 'object',
          },
        },
        responses: {
          '200': {
            headers: {},
            body: { required: true, type: 'application/json', schema: { type: 'string' } },
          },
          '409': { headers: {} },
        },
        errors: [],
        events: [],
      },
      getLoan: {
        kind: 'operation',
        method: 'GET',
        path: '/loans/{loanId}',
        topic: '',
        authenticated: true,
        scopes: [],
        deprecated: true,
        parameters: { 'path.loanId': { required: true, schema: { type: 'string' } } },
        responses: {
          '200': {
            headers: {},
            body: {
              required: true,
              type: 'application/json',
              schema: { $ref: '#/components/schemas/Loan' },
            },
          },
          '404': { headers: {} },
        },
        errors: [],
        events: [],
      },
      lend: {
        kind: 'operation',
        method: 'POST',
        path: '/loans/{loanId}',
        topic: 'loan',
        authenticated: true,
        scopes: ['loans:read', 'loans:write'],
        parameters: {
          'header.Idempotency-Key': { shared: 'parameter:Key' },
          'path.loanId': { required: true, schema: { type: 'string' } },
          'query.limit': { deprecated: true, schema: { type: 'integer', 'x-unit': 'items' } },
          'query.sort': { schema: { type: 'string' } },
        },
        body: {
          required: true,
          type: 'application/json',
          schema: { $ref: '#/components/schemas/Loan' },
        },
        responses: {
          '201': {
            headers: {
              Location: { required: true, schema: { type: 'string' } },
              'Request-Id': { shared: 'header:RequestId' },
            },
            body: {
              required: true,
              type: 'application/json',
              schema: { $ref: '#/components/schemas/Loan' },
            },
          },
          '302': { headers: { Location: { schema: { type: 'string' } } } },
          '422': {
            headers: {},
            body: { required: true, type: 'text/b', schema: { type: 'string' } },
          },
        },
        errors: ['book_lost', 'too_late'],
        events: ['loan.returned'],
      },
      'loan.returned': {
        kind: 'event',
        method: 'POST',
        path: 'loan.returned',
        topic: 'loan',
        authenticated: false,
        scopes: [],
        parameters: {},
        body: {
          required: true,
          type: 'application/json',
          schema: { $ref: '#/components/schemas/LoanReturned' },
        },
        responses: {},
        errors: [],
        events: [],
      },
      'reader.gone': {
        kind: 'event',
        method: 'POST',
        path: 'reader.gone',
        topic: '',
        authenticated: false,
        scopes: [],
        parameters: {},
        body: { required: true, type: '', schema: {} },
        responses: {},
        errors: [],
        events: [],
      },
    }),
  )('keeps what %s promises', (name, promised) => {
    expect(facts.operations[name]).toEqual(promised);
  });

  it('has every operation and event, by name', () => {
    expect(Object.keys(facts.operations)).toEqual([
      'check',
      'getLoan',
      'lend',
      'loan.returned',
      'reader.gone',
    ]);
  });

  it('keeps the values that operations share', () => {
    expect(facts.shared).toEqual({
      'header:IdempotencyReplayed': { schema: { type: 'string' } },
      'header:RateLimit': { schema: { type: 'string' } },
      'header:RequestId': { schema: { type: 'string' } },
      'header:RetryAfter': { schema: { type: 'string' } },
      'parameter:Key': { required: true, schema: { type: 'string' } },
    });
  });

  it('keeps schemas without their explanations', () => {
    expect(facts.schemas).toEqual({
      Bare: {},
      Loan: {
        properties: {
          days: { default: 28, type: 'integer' },
          id: { readOnly: true, type: 'string' },
          secret: { type: 'string', writeOnly: true },
          status: { enum: ['lost', 'open'] },
        },
        required: ['id'],
        type: 'object',
        'x-states': {
          property: 'status',
          initial: ['open'],
          states: {
            lost: { terminal: true, next: [] },
            open: {
              next: [{ to: 'lost', by: 'partner', operation: 'lend', event: 'loan.returned' }, {}],
            },
          },
        },
      },
      LoanReturned: {
        allOf: [
          {
            properties: {
              data: { $ref: '#/components/schemas/Loan' },
              type: { const: 'loan.returned' },
            },
          },
        ],
      },
      Problem: { properties: { requestId: { type: 'string' } }, type: 'object' },
    });
  });
});
