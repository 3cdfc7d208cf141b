import type { Fact } from '../../contract/facts/fact';
import { describe, expect, it } from 'vitest';
import type { JsonObject, Lifecycle, Operation } from '../../contract/model';
import { compile } from '.';
import { sampleOf } from './messages';
import { idOf } from '../testing/loans';
import { answer, call, parameter, written } from '../testing/written';

const ID = idOf('ln', 1);
const EXAMPLE = { id: ID, status: 'active', createdAt: '2026-01-05T10:00:00.000Z' };
const LOAN: JsonObject = {
  type: 'object',
  example: EXAMPLE,
  'x-sums': [{ at: '/total', of: ['/a'] }],
  properties: {
    id: { type: 'string', pattern: '^ln_' },
    status: { type: 'string' },
    until: { type: 'string', 'x-lapses': true },
    hold: { type: 'string', example: 'h', 'x-present-when': { '/status': ['held', 'gone'] } },
    note: { type: 'string', example: 'n', 'x-present-when': { text: 'the partner wrote it' } },
    code: { type: 'string', 'x-present-when': { '/status': 'held' } },
    by: { type: 'string', example: 'b', 'x-present-when': { '/status': 'held', given: true } },
  },
};
const LIFECYCLE = {
  property: 'status',
  initial: ['active'],
  states: [
    {
      name: 'active',
      next: [
        {
          to: 'held',
          by: 'us',
          when: 'x',
          operation: undefined,
          after: 'PT1S',
          event: 'loan.held',
          failure: 'no_copies',
        },
        { to: 'gone', operation: 'closeLoan' },
      ],
    },
    { name: 'held', next: [] },
    { name: 'gone', next: [] },
  ],
} as unknown as Lifecycle;

const readLoan = call('readLoan', {
  path: '/loans/{loanId}',
  security: [[{ scheme: 'apiKey', scopes: ['loans:read'] }]],
  parameters: [parameter('path', 'loanId', ID, '^ln_')],
  responses: [
    {
      ...answer('200', 'Loan', EXAMPLE, { ...EXAMPLE, status: 'held' }),
      headers: [
        'X-Note',
        'Request-Id',
        'RateLimit',
        'RateLimit-Policy',
        'Idempotency-Replayed',
        'Retry-After',
        'ETag',
      ].map((name) => ({
        name,
        example: name === 'X-Note' ? 7 : 'e',
      })) as unknown as Operation['responses'][number]['headers'],
    },
    answer('304'),
  ],
  specificErrors: ['loan_gone'],
  commonErrors: ['rate_limited'],
  events: ['loan.held'],
});
const closeLoan = call('closeLoan', {
  method: 'POST',
  path: '/loans/{loanId}/close',
  security: [],
  idempotencyKey: 'required',
  body: {
    contentType: 'application/json',
    required: true,
    schema: {
      name: undefined,
      schema: {
        type: 'object',
        title: 'a',
        properties: { status: { $ref: '#/components/schemas/Loan' } },
      },
    },
    examples: [{ name: 'a', summary: '', value: { reason: 'active' } }],
  },
  responses: [answer('404', 'Problem', {}), answer('2XX', 'Loan', EXAMPLE)],
});
const ping = call('ping', { responses: [] });

const CONTRACT = written(
  { Loan: LOAN },
  {
    operations: [readLoan, closeLoan, ping],
    document: {
      components: { schemas: { Loan: LOAN } },
      paths: {
        '/loans/{loanId}': {
          get: {
            operationId: 'readLoan',
            parameters: [
              {
                in: 'path',
                name: 'loanId',
                required: true,
                schema: { type: 'string', description: 'a' },
              },
              { in: 'header', name: 'Idempotency-Key', schema: {} },
              { in: 'query', name: 'open', required: false, schema: { type: 'boolean' } },
            ],
            'x-sandbox': [
              { in: 'path', name: 'loanId', value: 'x', error: 'loan_gone', result: 'text' },
            ],
            'x-refusals': [{ error: 'loan_gone', object: { '/status': 'gone' } }],
            'x-emits': { 'loan.held': { '/status': 'held' } },
            'x-echoes': { '/a': '/b', '/c': ['/d', '/e/f'] },
          },
        },
      },
    },
    events: [
      { type: 'loan.held', dataSchema: 'Loan', example: { data: { ...EXAMPLE, status: 'held' } } },
      { type: 'log.written', dataSchema: undefined, example: 'text' },
    ] as unknown as ReturnType<typeof written>['events'],
    errors: [
      {
        code: 'loan_gone',
        example: {
          type: 'https://docs.example/loan#error-loan-gone',
          code: 'loan_gone',
          title: 'Loan gone',
          status: 404,
        },
      },
      {
        code: 'loan_lost',
        example: { type: 'about:blank', title: 'Lost', instance: '/loans/1' },
      },
      {
        code: 'loan_full',
        when: 'The shelf of the `Loan` is full. It has 5 places.',
        varies: true,
        example: { title: 'Full' },
      },
      { code: 'loan_late', when: '', varies: true, example: { title: 'Late' } },
    ] as unknown as ReturnType<typeof written>['errors'],
  },
  { Loan: LIFECYCLE },
);

describe('compile', () => {
  const compiled = compile(CONTRACT);
  const [read, close, nothing] = compiled.operations;

  it('keeps the parts of an operation that decide its answers', () => {
    expect(read).toStrictEqual({
      id: 'readLoan',
      method: 'GET',
      path: '/loans/{loanId}',
      scopes: ['loans:read'],
      access: [['apiKey']],
      key: 'none',
      parameters: [
        { in: 'path', name: 'loanId', required: true, schema: { type: 'string' }, example: ID },
        // A key that samples cannot make is an ordinary header.
        { in: 'header', name: 'Idempotency-Key', schema: {} },
        { in: 'query', name: 'open', schema: { type: 'boolean' } },
      ],
      status: 200,
      notModified: true,
      headers: { 'X-Note': '7', ETag: 'e' },
      answer: { schema: { $ref: 'Loan' }, sample: { type: 'Loan', patch: {} } },
      examples: { example2: { type: 'Loan', patch: { status: 'held' } } },
      target: { kind: 'object', type: 'Loan', parameter: 'loanId' },
      echoes: [
        ['/a', '/b'],
        ['/c', '/d'],
        ['/c', '/e/f'],
      ],
      errors: ['loan_gone'],
      commonErrors: ['rate_limited'],
      events: ['loan.held'],
      emits: { 'loan.held': { '/status': 'held' } },
      sandbox: [{ in: 'path', name: 'loanId', value: 'x', error: 'loan_gone' }],
      refusals: [{ error: 'loan_gone', object: { '/status': 'gone' } }],
    });
  });

  it('keeps the request body of an operation', () => {
    expect(close).toMatchObject({
      access: [],
      key: 'required',
      parameters: [],
      body: {
        type: 'application/json',
        required: true,
        schema: { type: 'object', properties: { status: { $ref: 'Loan' } } },
      },
      status: 200,
      echoes: [],
      sandbox: [],
      refusals: [],
    });
    for (const name of ['notModified', 'examples']) expect(close).not.toHaveProperty(name);
  });

  it('has no answer if the contract has none', () => {
    expect(nothing).toMatchObject({ status: 204, headers: {}, target: { kind: 'new' } });
    for (const name of ['answer', 'examples', 'body']) expect(nothing).not.toHaveProperty(name);
  });

  it('keeps objects, with their states and the properties that depend on these', () => {
    expect(compiled.resources).toStrictEqual({
      Loan: {
        id: 'id',
        example: EXAMPLE,
        conditional: {
          '/hold': { when: { '/status': ['held', 'gone'] }, example: 'h' },
          '/note': { when: {}, text: true },
          '/code': { when: { '/status': 'held' } },
          '/by': { when: { '/status': 'held' }, given: true },
        },
        lifecycle: {
          property: 'status',
          initial: ['active'],
          states: {
            active: [
              { to: 'held', after: 'PT1S', event: 'loan.held', failure: 'no_copies' },
              { to: 'gone', operation: 'closeLoan' },
            ],
            held: [],
            gone: [],
          },
        },
        seeds: { [ID]: {} },
        lapses: ['until'],
        sums: [{ at: '/total', of: ['/a'] }],
      },
    });
  });

  it('keeps schemas, events and errors', () => {
    expect(Object.keys(compiled.schemas)).toEqual(['Loan']);
    expect(compiled.events).toEqual({
      'loan.held': { dataType: 'Loan', data: { type: 'Loan', patch: { status: 'held' } } },
      'log.written': { dataType: undefined, data: { patch: {} } },
    });
    expect(compiled.errors).toEqual({
      loan_gone: { page: 'https://docs.example/loan', title: true, status: 404 },
      loan_lost: { type: 'about:blank', title: 'Lost' },
      loan_full: { title: 'Full', varies: 'The shelf of the Loan is full.' },
      loan_late: { title: 'Late', varies: true },
    });
    expect([compiled.set, compiled.fees]).toEqual(['lending', {}]);
  });

  it.each([
    ['https://api.library.example/v1', '/v1'],
    ['https://api.library.example/v1/', '/v1'],
    ['https://api.library.example', ''],
    [undefined, ''],
  ])('takes the base path from the server URL %s: %j', (url, path) => {
    const servers = url === undefined ? [] : [{ url, description: '' }];
    expect(compile(written({}, { servers })).basePath).toBe(path);
  });

  it('keeps figures by id: times in milliseconds, times of day since midnight, ranges as their upper end', () => {
    const fact = (id: string, value: Fact['value'], unit: string, to?: number): [string, Fact] => [
      id,
      { id, value, to, unit, what: 'A figure.' },
    ];
    const facts = new Map([
      fact('wait', 5, 'minute'),
      fact('letter', 3, 'business day', 10),
      fact('reminders', [60, 30, 7], 'day'),
      fact('opening', '07:00', 'CET'),
    ]);
    expect(compile(written({}, { facts })).figures).toEqual({
      wait: 300_000,
      letter: 10,
      reminders: [60, 30, 7].map((days) => days * 86_400_000),
      opening: 25_200_000,
    });
  });

  it('reads when the examples were taken', () => {
    const at = '2026-01-06T10:00:00.000Z';
    expect(compile(written({}, { document: { 'x-examples-at': at } })).moment).toBe(Date.parse(at));
    expect(compile(written({}))).not.toHaveProperty('moment');
  });

  it('keeps the timestamps that the sandbox sets, also in nested objects', () => {
    const schemas = {
      Loan: {
        type: 'object',
        example: { label: 'a' },
        properties: {
          madeAt: { 'x-stamp': 'created' },
          lender: { type: 'object', properties: { at: { 'x-stamp': ['lent', 'lost'] } } },
        },
      },
    };
    const operations = [call('readLoan', { responses: [answer('200', 'Loan', {})] })];
    expect(compile(written(schemas, { operations })).resources.Loan?.stamps).toEqual({
      '/madeAt': ['created'],
      '/lender/at': ['lent', 'lost'],
    });
  });

  it('keeps objects without states and ids, but none without an example', () => {
    const schemas = {
      Limits: { type: 'object', example: { daily: '1' } },
      Bare: { type: 'object' },
    };
    const operations = ['Limits', 'Bare'].map((name) =>
      call(`read${name}`, { responses: [answer('200', name, { daily: '2' })] }),
    );
    expect(compile(written(schemas, { operations })).resources).toStrictEqual({
      Limits: { example: { daily: '1' }, conditional: {}, seeds: { '': { daily: '2' } } },
    });
  });
});

describe('sampleOf', () => {
  const contract = written({ Loan: LOAN, Bare: {} });

  it.each([
    ['Loan', { ...EXAMPLE, status: 'x' }, { type: 'Loan', patch: { status: 'x' } }],
    ['Loan', ['a'], { patch: ['a'] }],
    ['Bare', { a: 1 }, { patch: { a: 1 } }],
    ['Missing', { a: 1 }, { patch: { a: 1 } }],
    [undefined, { a: 1 }, { patch: { a: 1 } }],
  ])('stores an example of %s', (name, value, sample) => {
    expect(sampleOf(contract, name, value)).toStrictEqual(sample);
  });
});
