import { describe, expect, it } from 'vitest';
import type { Contract, Field, JsonValue, Operation, Parameter } from '../contract/model';
import { complete } from '../contract/document/complete';
import { BEARER } from '../contract/testing/secured';
import { contractOf } from '../contract/testing/written-input';
import { requestOf } from './from-contract';
import type { SampleRequest } from './request';

const place = { file: 'partners/general/contract/loan.yaml', line: 7, column: 3 };

function parameter(
  where: Parameter['in'],
  name: string,
  example: JsonValue | undefined,
  required = true,
): Parameter {
  const field: Field = {
    name,
    path: [name],
    type: { label: 'string', schema: undefined },
    required,
    nullable: false,
    readOnly: false,
    writeOnly: false,
    deprecated: false,
    description: '',
    presentWhen: undefined,
    unit: undefined,
    constraints: [],
    enumValues: [],
    example,
    children: [],
    variants: [],
  };
  return { in: where, field };
}

const jsonBody = (value?: JsonValue) => ({
  contentType: 'application/json',
  required: true,
  schema: { name: undefined, schema: {} },
  examples: value === undefined ? [] : [{ name: 'default', summary: '', value }],
});

const operation = (change: Partial<Operation> = {}): Operation => ({
  id: 'lendBook',
  direction: 'to-provider',
  method: 'POST',
  path: '/loans',
  topic: 'loan',
  summary: 'Lend a book',
  description: '',
  security: [[{ scheme: 'apiKey', scopes: [] }]],
  idempotencyKey: 'none',
  parameters: [],
  body: undefined,
  responses: [{ status: '201', description: '', headers: [], body: undefined }],
  specificErrors: [],
  commonErrors: [],
  events: [],
  effects: undefined,
  retry: undefined,
  sandbox: [],
  deprecated: false,
  place,
  ...change,
});

const KEY = {
  in: 'header',
  name: 'Authorization',
  prefix: 'Bearer ',
  noun: 'API key',
  variable: 'API_KEY',
};

const contract = (url = 'https://api.sandbox.library.example/v1/'): Contract => ({
  set: 'general',
  title: '',
  version: '2026-11-01',
  description: '',
  servers: [{ url, description: '' }],
  topics: [],
  securitySchemes: new Map([['apiKey', BEARER]]),
  operations: [],
  partnerOperations: [],
  events: [],
  errors: [],
  schemas: new Map(),
  document: {},
  fees: [],
  files: [],
  published: {},
  sharesConventions: true,
});

describe('requestOf', () => {
  it('takes required parameters, the body and the version from the contract', () => {
    const request = requestOf(
      contract(),
      operation({
        path: '/readers/{readerId}/loans',
        idempotencyKey: 'required',
        parameters: [
          parameter('path', 'readerId', 'rdr_1'),
          parameter('query', 'limit', 25, false),
          parameter('query', 'dryRun', true),
          parameter('query', 'status', ['active', 'overdue']),
          parameter('header', 'Idempotency-Key', 'key-1'),
          parameter('header', 'X-Trace', 'abc'),
        ],
        body: jsonBody({ bookId: 'bk_1' }),
      }),
    );
    expect(request).toEqual({
      operationId: 'lendBook',
      summary: 'Lend a book',
      method: 'POST',
      urlVariable: 'API_URL',
      baseUrl: 'https://api.sandbox.library.example/v1',
      path: '/readers/{readerId}/loans',
      pathParams: { readerId: 'rdr_1' },
      query: [
        ['dryRun', 'true'],
        ['status', 'active'],
        ['status', 'overdue'],
      ],
      headers: [
        ['Api-Version', '2026-11-01'],
        ['X-Trace', 'abc'],
        ['Content-Type', 'application/json'],
      ],
      credentials: [KEY],
      idempotencyKey: 'key-1',
      body: { bookId: 'bk_1' },
      expect: { status: 201 },
    });
    expect(JSON.parse(JSON.stringify(request))).toEqual(request);
  });

  it('leaves out what the operation does not have', () => {
    const request = requestOf(contract(), operation({ security: [], responses: [] }));
    expect(request).toMatchObject({ credentials: [], expect: { status: 200 } });
    expect(Object.keys(request)).not.toContain('body');
    expect(Object.keys(request)).not.toContain('idempotencyKey');
  });

  it('sends no optional idempotency key without an example', () => {
    const { idempotencyKey } = requestOf(contract(), operation({ idempotencyKey: 'optional' }));
    expect(idempotencyKey).toBeUndefined();
  });

  it('is complete where the document has neither an address nor examples', () => {
    const of = (name: string, place: string, others = {}) => ({
      ...others,
      name,
      in: place,
      required: true,
      schema: { type: 'string' },
    });
    const document = {
      openapi: '3.1.0',
      info: { title: 'Loans', version: '1' },
      paths: {
        '/loans/{loanId}': {
          post: {
            parameters: [
              of('loanId', 'path', { example: '' }),
              of('reader', 'query', { example: null }),
              of('Idempotency-Key', 'header'),
            ],
            requestBody: { required: true, content: { 'application/json': {} } },
            responses: { '204': { description: 'Lent.' } },
          },
        },
      },
    };
    const made = contractOf({ document: JSON.stringify(complete(document)) }, false);
    const [lendBook = operation()] = made.operations;
    expect(requestOf(made, lendBook)).toMatchObject({
      baseUrl: 'https://api.example.com',
      pathParams: { loanId: 'text' },
      query: [['reader', 'text']],
      headers: [['Content-Type', 'application/json']],
      body: {},
    });
  });

  it.each<[JsonValue, readonly string[]]>([
    [
      [1, 2],
      ['1', '2'],
    ],
    [[{ a: 1 }], ['{"a":1}']],
  ])('sends a parameter with the example %j as %j', (example, values) => {
    const parameters = [parameter('query', 'filter', example)];
    expect(requestOf(contract(), operation({ parameters })).query).toEqual(
      values.map((value) => ['filter', value]),
    );
  });

  it('writes parameters in the style of the document', () => {
    const parameters: readonly Parameter[] = [
      { ...parameter('path', 'id', [1, 2]), style: 'matrix' },
      { ...parameter('path', 'part', 'a/b'), style: 'label' },
      { ...parameter('query', 'filter', { from: 1 }), style: 'deepObject' },
      { ...parameter('query', 'q', { from: 1 }), content: 'application/json' },
      parameter('header', 'X-Range', { from: 1 }),
      parameter('cookie', 'reader', 7),
      { ...parameter('cookie', 'theme', ['a', 'b']), explode: false },
    ];
    const request = requestOf(contract(), operation({ path: '/a/{id}/{part}', parameters }));
    expect(request).toMatchObject({
      path: '/a/;id=1,2/.a%2Fb',
      pathParams: {},
      query: [
        ['filter[from]', '1'],
        ['q', '{"from":1}'],
      ],
      headers: [
        ['Api-Version', '2026-11-01'],
        ['X-Range', 'from,1'],
        ['Cookie', 'reader=7; theme=a,b'],
      ],
    });
  });

  it('sends a header only once if the document also lists it as a parameter', () => {
    const parameters = [
      parameter('header', 'content-type', 'text/csv'),
      parameter('header', 'AUTHORIZATION', 'Bearer x'),
      parameter('header', 'X-Reader', 'ana'),
    ];
    const { headers } = requestOf(contract(), operation({ parameters, body: jsonBody({ a: 1 }) }));
    expect(headers).toEqual([
      ['Api-Version', '2026-11-01'],
      ['X-Reader', 'ana'],
      ['Content-Type', 'application/json'],
    ]);
    const open = requestOf(contract(), operation({ parameters, security: [], body: undefined }));
    expect(open.headers.map(([name]) => name)).toEqual([
      'Api-Version',
      'content-type',
      'AUTHORIZATION',
      'X-Reader',
    ]);
  });

  it.each<[string, JsonValue | undefined, Partial<SampleRequest>]>([
    [
      'application/x-www-form-urlencoded',
      { a: 'b c', list: [1, 2], object: { d: 1 } },
      { payload: { text: 'a=b%20c&list=1&list=2&object=%7B%22d%22:1%7D' } },
    ],
    ['application/xml', '<a/>', { payload: { text: '<a/>' } }],
    ['image/*', undefined, { payload: { file: 'file.png' } }],
    [
      'multipart/form-data',
      { a: [1, 2], b: { c: 1 } },
      {
        payload: {
          parts: [
            { name: 'a', text: '1' },
            { name: 'a', text: '2' },
            { name: 'b', text: '{"c":1}', type: 'application/json' },
          ],
        },
      },
    ],
    ['application/vnd.library+json', { a: 1 }, { body: { a: 1 } }],
  ])('sends a body of type %s', (contentType, value, sent) => {
    const request = requestOf(contract(), operation({ body: { ...jsonBody(value), contentType } }));
    expect(request).toMatchObject(sent);
    const types = request.headers.filter(([name]) => name === 'Content-Type');
    const type = contentType === 'image/*' ? 'image/png' : contentType;
    expect(types).toEqual(contentType.startsWith('multipart') ? [] : [['Content-Type', type]]);
  });

  it.each<[string, Partial<Operation>, string]>([
    [
      'a header that is not valid in HTTP',
      { parameters: [parameter('header', 'X-Name', 'Ana\nKovač')] },
      'header `X-Name` must be visible ASCII',
    ],
    ['an operation of partners', { direction: 'to-partner' }, 'partners implement it'],
  ])('rejects %s and names the place', (_, change, message) => {
    expect(() => requestOf(contract(), operation(change))).toThrow(
      `partners/general/contract/loan.yaml:7:3: operation lendBook: `,
    );
    expect(() => requestOf(contract(), operation(change))).toThrow(message);
  });
});
