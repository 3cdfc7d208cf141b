import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../contract/model';
import { Amounts } from '../contract/amounts';
import type { MockOperation, MockParameter, Refusal, Trigger } from './contract';
import { Refused } from './problems';
import { checkBody, hasField, readBody, readParameters, triggersIn } from './request';
import { findRoute } from './route';
import { CONTRACT, operation } from './testing/loans';
import { Validator } from '../contract/schema/validate';

const validator = new Validator(CONTRACT.schemas);
const amounts = new Amounts({ amounts: [{ value: 'value', unit: 'unit', units: true }] });

/** Returns the refusal of a call; fails if it is not refused. */
function refusal(call: () => unknown): Refused {
  try {
    call();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  return expect.fail('nothing was refused');
}

describe('findRoute', () => {
  const call = (id: string, method: MockOperation['method'], path: string) =>
    operation({ id, method, path });
  const contract = {
    ...CONTRACT,
    operations: [
      call('readLoan', 'GET', '/loans/{loanId}'),
      call('newest', 'GET', '/loans/newest'),
      call('listLoans', 'GET', '/loans'),
      call('lendBook', 'POST', '/loans'),
      call('replaceNewest', 'PUT', '/loans/{id}'),
      call('readLimit', 'GET', '/loans/{loanId}/limits/{name}'),
      call('end', 'POST', '/books/{bookId}#end'),
      call('change', 'POST', '/books/{bookId}'),
      call('export', 'GET', '/exports/{from}-{to}.{form}'),
      call('time', 'GET', '/times/{zone}'),
      call('asText', 'GET', '/times/{zone}.txt'),
      call('find', 'GET', '/find?title={title}'),
      call('create', 'POST', '/calls#Action=Create'),
      call('tag', 'POST', '/calls#Action=Tag'),
      call('tagAll', 'POST', '/calls#Action=Tag&all'),
    ],
  };
  const found = (method: string, path: string, query = '') => {
    const sent = new URLSearchParams(query);
    const { operation: one, path: values } = findRoute(contract, method, path, (name) =>
      sent.get(name),
    );
    return [one.id, Object.fromEntries(values)];
  };

  it.each<[string, string, string, Record<string, string>]>([
    ['GET', '/v1/loans', 'listLoans', {}],
    ['POST', '/v1/loans', 'lendBook', {}],
    ['GET', '/v1/loans/newest', 'newest', {}],
    ['GET', '/v1/loans/1', 'readLoan', { loanId: '1' }],
    ['PUT', '/v1/loans/newest', 'replaceNewest', { id: 'newest' }],
    ['GET', '/v1/loans/a%2Fb%20c/limits/x', 'readLimit', { loanId: 'a/b c', name: 'x' }],
    ['GET', '/v1/loans/50%', 'readLoan', { loanId: '50%' }],
    ['GET', '/v1/loans/', 'readLoan', { loanId: '' }],
    ['POST', '/v1/books/1', 'change', { bookId: '1' }],
    ['GET', '/v1/exports/a-b-c.csv', 'export', { from: 'a', to: 'b-c', form: 'csv' }],
    ['GET', '/v1/times/utc', 'time', { zone: 'utc' }],
    ['GET', '/v1/times/utc.txt', 'asText', { zone: 'utc' }],
    ['GET', '/v1/find', 'find', {}],
  ])('%s %s is %s', (method, path, id, values) => {
    expect(found(method, path)).toEqual([id, values]);
  });

  it.each([
    ['Action=Create', 'create'],
    ['Action=Tag', 'tag'],
    ['all=1&Action=Tag', 'tagAll'],
    // The document has no such operation, so the first one answers.
    ['Action=Other', 'create'],
  ])('distinguishes the operations of a path: %s is %s', (query, id) => {
    expect(found('POST', '/v1/calls', query)).toEqual([id, {}]);
  });

  it.each([
    '/v1',
    '/v1/',
    '/v1/loans/1/limits',
    '/v1/readers',
    '/v2/loans',
    '/v12/loans',
    '/loans',
  ])('has no path %s', (path) => {
    expect(refusal(() => found('GET', path))).toMatchObject({
      code: 'not_found',
      options: { detail: `There is no path ${path}.` },
    });
  });

  it.each([
    ['DELETE', '/v1/loans', 'GET, POST'],
    // Lists each method once.
    ['POST', '/v1/loans/newest', 'GET, PUT'],
  ])('refuses %s %s with the allowed methods', (method, path, allow) => {
    expect(refusal(() => found(method, path))).toMatchObject({
      code: 'method_not_allowed',
      options: { detail: `This path allows ${allow}.`, headers: { Allow: allow } },
    });
  });
});

describe('readParameters', () => {
  const parameter = (name: string, schema: object, more: Partial<MockParameter> = {}) =>
    ({ in: 'query', name, schema, ...more }) as MockParameter;
  const parameters = [
    parameter('limit', { type: 'integer', maximum: 100 }),
    parameter('share', { type: 'number' }),
    parameter('open', { type: 'boolean' }),
    parameter('status', { type: 'string' }),
    parameter('ids', { type: ['array', 'string'] }),
    parameter('X-Trace', { type: 'string', maxLength: 3 }, { in: 'header' }),
    parameter('loanId', { type: 'string', maxLength: 1 }, { in: 'path', required: true }),
  ];
  const needed = parameter('at', { type: 'string' }, { required: true });
  const read = (
    query: string,
    headers: Record<string, string> = {},
    {
      more = [],
      errors = ['parameter_invalid'],
    }: { more?: MockParameter[]; errors?: string[] } = {},
  ) => {
    const one = operation({ parameters: [...parameters, ...more], errors });
    const url = new URL(`https://api.library.example/v1/loans/1${query}`);
    const values = readParameters(one, url, new Headers(headers), validator);
    return Object.fromEntries(values);
  };

  it.each<[string, Record<string, JsonValue>]>([
    ['', {}],
    ['?limit=10', { limit: 10 }],
    ['?limit=-10', { limit: -10 }],
    ['?limit=0', { limit: 0 }],
    ['?share=-0.25', { share: -0.25 }],
    ['?share=5', { share: 5 }],
    ['?open=true', { open: true }],
    ['?open=false', { open: false }],
    ['?status=true', { status: 'true' }],
    ['?status=10', { status: '10' }],
    ['?status=', { status: '' }],
    ['?other=1&other=2', {}],
    ['?ids=1&ids=2', { ids: '1' }],
  ])('%s', (query, values) => {
    expect(read(query, { 'X-Trace': 'abc' })).toEqual(values);
  });

  it.each<[string, Record<string, string>, readonly string[], string]>([
    ['?limit=1&limit=2', {}, ['limit: conflict'], 'The query parameter limit is invalid.'],
    ['?limit=x', {}, ['limit: type'], 'The query parameter limit is invalid.'],
    ['?limit=1x', {}, ['limit: type'], 'The query parameter limit is invalid.'],
    ['?limit=x1', {}, ['limit: type'], 'The query parameter limit is invalid.'],
    ['?limit=05', {}, ['limit: type'], 'The query parameter limit is invalid.'],
    ['?limit=5.0', {}, ['limit: type'], 'The query parameter limit is invalid.'],
    ['?limit=101', {}, ['limit: maximum'], 'The query parameter limit is invalid.'],
    ['?share=00.5', {}, ['share: type'], 'The query parameter share is invalid.'],
    ['?share=1.', {}, ['share: type'], 'The query parameter share is invalid.'],
    ['?open=truely', {}, ['open: type'], 'The query parameter open is invalid.'],
    ['?open=untrue', {}, ['open: type'], 'The query parameter open is invalid.'],
    ['', { 'X-Trace': 'abcd' }, ['X-Trace: length'], 'The header X-Trace is invalid.'],
    [
      '?limit=x&open=x',
      {},
      ['limit: type', 'open: type'],
      'The parameters limit, open are invalid.',
    ],
  ])('refuses %s %j', (query, headers, breaches, detail) => {
    const { code, options } = refusal(() => read(query, headers));
    expect([code, options.detail]).toEqual(['parameter_invalid', detail]);
    expect(options.breaches?.map((one) => `${one.path.join('/')}: ${one.code}`)).toEqual(breaches);
  });

  it('names a parameter with two problems only once', () => {
    const twice = parameter('code', { type: 'string', maxLength: 2, pattern: '^[a-z]*$' });
    const { options } = refusal(() => read('?code=123', {}, { more: [twice] }));
    expect(options.breaches).toHaveLength(2);
    expect(options.detail).toBe('The query parameter code is invalid.');
  });

  it('refuses a call without a required parameter', () => {
    expect(refusal(() => read('', {}, { more: [needed] })).options).toEqual({
      detail: 'The query parameter at is invalid.',
      breaches: [{ path: ['at'], code: 'required', detail: 'Required.' }],
    });
    expect(read('?at=x', {}, { more: [needed] })).toEqual({ at: 'x' });
  });

  it('accepts invalid parameters if the contract has no error for them', () => {
    expect(read('?limit=x', {}, { errors: [] })).toEqual({ limit: 'x' });
  });
});

describe('readBody', () => {
  const taking = (required: boolean, type = 'application/json') =>
    operation({ body: { type, required, schema: true } });

  it.each<[boolean, string | null, string, JsonValue | undefined]>([
    [true, 'application/json', '{"a":[1]}', { a: [1] }],
    [true, ' Application/JSON ; charset=utf-8', 'null', null],
    [false, 'application/json', '1', 1],
    [false, null, '', undefined],
    [false, 'text/plain', '', undefined],
  ])('required: %s, reads the type %j: %j', (required, type, text, body) => {
    expect(readBody(taking(required), type, text, validator)).toEqual(body);
  });

  it('returns nothing for an operation without a body', () => {
    expect(readBody(operation({}), 'text/plain', '{', validator)).toBeUndefined();
  });

  it('reads forms by the types of their fields, and does not parse files', () => {
    const schema = { properties: { age: { type: 'integer' }, isOpen: { type: 'boolean' } } };
    const type = 'application/x-www-form-urlencoded';
    const form = operation({ body: { type, others: ['image/png'], required: true, schema } });
    const text = 'age=7&isOpen=true&name=a+b&zip=01';
    expect(readBody(form, type, text, validator)).toEqual({
      age: 7,
      isOpen: true,
      name: 'a b',
      zip: '01',
    });
    expect(readBody(form, 'image/png', 'PNG', validator)).toBeUndefined();
  });

  it.each<[boolean, string | null, string]>([
    [true, null, '{}'],
    [true, null, ''],
    [true, 'text/plain', '{}'],
    [true, 'application/jsonp', '{}'],
    [false, 'text/plain', '{}'],
  ])('required: %s, refuses the type %j with %j', (required, type, text) => {
    expect(refusal(() => readBody(taking(required), type, text, validator))).toMatchObject({
      code: 'unsupported_media_type',
      options: { detail: 'Send the body as application/json.' },
    });
  });

  it.each([
    ['', 'Unexpected end of the text at line 1, column 1.'],
    ['{"a":}', 'Unexpected character at line 1, column 6.'],
    ['['.repeat(101), 'Nested deeper than 100 levels at line 1, column 101.'],
  ])('refuses %j', (text, detail) => {
    expect(
      refusal(() => readBody(taking(true), 'application/json', text, validator)),
    ).toMatchObject({
      code: 'malformed_json',
      options: { detail },
    });
  });
});

const trigger = (
  place: Trigger['in'],
  name: string,
  value: JsonValue,
  more: Partial<Trigger> = {},
) => ({
  in: place,
  name,
  value,
  ...more,
});

describe('triggersIn', () => {
  const sandbox = [
    trigger('path', 'loanId', 'c1'),
    trigger('query', 'limit', 3),
    trigger('header', 'X-Case', 'slow'),
    trigger('body', '/amount/value', '503.00'),
    trigger('body', '', { whole: true }),
  ];
  const names = (request: Parameters<typeof triggersIn>[1]) =>
    triggersIn(operation({ sandbox }), request, amounts).map(({ name }) => name);

  it.each<[string, Parameters<typeof triggersIn>[1], readonly string[]]>([
    ['nothing', {}, []],
    ['a path', { path: new Map([['loanId', 'c1']]) }, ['loanId']],
    ['another path', { path: new Map([['loanId', 'c2']]) }, []],
    ['a query', { query: new Map([['limit', 3]]) }, ['limit']],
    ['another query', { query: new Map([['limit', '3']]) }, []],
    ['a header', { headers: new Headers({ 'x-case': 'slow' }) }, ['X-Case']],
    ['another header', { headers: new Headers({ 'x-case': 'fast' }) }, []],
    ['a body', { body: { amount: { value: '503.00' } } }, ['/amount/value']],
    [
      'an amount with more zeros',
      { body: { amount: { value: '503', unit: 'm' } } },
      ['/amount/value'],
    ],
    ['another amount', { body: { amount: { value: '503.001', unit: 'm' } } }, []],
    ['an invalid amount', { body: { amount: { value: 'much', unit: 'm' } } }, []],
    ['a whole body', { body: { whole: true } }, ['']],
    ['another body', { body: { amount: '503.00' } }, []],
    ['a list', { body: [1] }, []],
    [
      'all',
      { body: { amount: { value: '503.00' } }, query: new Map([['limit', 3]]) },
      ['limit', '/amount/value'],
    ],
  ])('checks %s', (_what, request, found) => {
    expect(names(request)).toEqual(found);
  });
});

describe('hasField', () => {
  const schema = { properties: { memo: true, to: { properties: { memo: true } } } };
  const body = { type: 'application/json', required: true, schema };
  it.each([
    ['/to/iban', 'format', '{"to":{"iban":"x"}}', true],
    ['/to/iban', 'format', '{"to":{}}', false],
    ['/to/memo', 'required', '{}', true],
    ['/iban', 'required', '{}', false],
    ['/to', 'format', '{', false],
  ])('%s %s in %s: %s', (pointer, code, text, isThere) => {
    expect(hasField(operation({ body }), text, validator, { pointer, code })).toBe(isThere);
    expect(hasField(operation({}), text, validator, { pointer, code })).toBe(false);
  });
});

describe('checkBody', () => {
  const schema = {
    type: 'object',
    required: ['label'],
    properties: {
      label: { type: 'string', maxLength: 3 },
      amount: { type: 'object', properties: { value: { type: 'string', maxLength: 6 } } },
    },
  };
  const check = (body: JsonValue | undefined, more: Partial<MockOperation> = {}) =>
    checkBody(
      operation({ body: { type: 'application/json', required: true, schema }, ...more }),
      body,
      validator,
      amounts,
    );
  const refused = (body: JsonValue, more?: Partial<MockOperation>) =>
    refusal(() => check(body, more)).code;

  it.each<[string, () => void]>([
    ['a body that fits', () => check({ label: 'abc' })],
    ['no body', () => check(undefined)],
    [
      'anything for an operation without a body',
      () => checkBody(operation({}), 1, validator, amounts),
    ],
    [
      'a sandbox value without an error',
      () =>
        check({ label: 'abc' }, { sandbox: [trigger('body', '/label', 'abc', { state: 'a' })] }),
    ],
    [
      'other values',
      () => check({ label: 'abc' }, { sandbox: [trigger('body', '/label', 'x', { error: 'e' })] }),
    ],
  ])('accepts %s', (_what, call) => {
    expect(call).not.toThrow();
  });

  it('names every wrong field', () => {
    expect(refusal(() => check({ label: 'abcd' }))).toMatchObject({
      code: 'validation_failed',
      options: { detail: 'One field is wrong.', breaches: [{ path: ['label'], code: 'length' }] },
    });
    const body = { amount: { value: '1234567' } };
    expect(refusal(() => check(body))).toMatchObject({
      options: {
        detail: '2 fields are wrong.',
        breaches: [
          { path: ['label'], code: 'required' },
          { path: ['amount', 'value'], code: 'length' },
        ],
      },
    });
  });

  it('refuses with the error of a sandbox value if only the value itself is invalid', () => {
    const sandbox = [
      trigger('body', '/label', 'abc'),
      trigger('body', '/amount/value', '503.0000', { error: 'busy' }),
      trigger('body', '/label', 'abc', { error: 'taken' }),
    ];
    expect(() => check({ label: 'abc' }, { sandbox })).not.toThrow();
    expect(refused({ label: 'a', amount: { value: '503.0000' } }, { sandbox })).toBe('busy');
    expect(refused({ amount: { value: '503.0000' } }, { sandbox })).toBe('validation_failed');
    expect(refused({ label: 'a', amount: { value: '5030000' } }, { sandbox })).toBe(
      'validation_failed',
    );
  });

  it('refuses with an entry of x-refusals that explains all problems', () => {
    const long: Refusal = { error: 'too_long', body: { '/label': 'abcd' } };
    const refusals = [{ error: 'other', body: { '/label': 'x' } }, long];
    expect(refused({ label: 'abcd' }, { refusals })).toBe('too_long');
    expect(refused({ label: 'abcde' }, { refusals })).toBe('validation_failed');
    expect(refused({ label: 'abcd', amount: 1 }, { refusals })).toBe('validation_failed');
    for (const more of [{ of: 'Loan' }, { object: {} }]) {
      expect(refused({ label: 'abcd' }, { refusals: [{ ...long, ...more }] })).toBe(
        'validation_failed',
      );
    }
    expect(refused({ label: 'abcd' }, { refusals: [{ error: 'none' }] })).toBe('validation_failed');
  });

  it('refuses with an entry for malformed texts, and names their places', () => {
    const text = { type: 'string', pattern: '^[a-z]+$', maxLength: 3 };
    const body = {
      type: 'application/json',
      required: true,
      schema: { type: 'object', properties: { label: text, name: text, note: text } },
    };
    const more = { body, refusals: [{ error: 'foreign', malformed: ['/label', '/name'] }] };
    expect(refusal(() => check({ label: 'a', name: 'č' }, more))).toMatchObject({
      code: 'foreign',
      options: { breaches: [{ path: ['name'], code: 'pattern' }] },
    });
    expect(refused({ label: 'abcd' }, more)).toBe('validation_failed');
    expect(refused({ label: 'č', note: 'č' }, more)).toBe('validation_failed');
  });
});
