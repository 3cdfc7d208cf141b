import { describe, expect, it } from 'vitest';
import type { SampleRequest } from './request';
import { targetOf } from './url';

const request = (change: Partial<SampleRequest>): SampleRequest => ({
  operationId: 'getLoan',
  summary: 'Get a loan',
  method: 'GET',
  urlVariable: 'LIBRARY_API_URL',
  baseUrl: 'https://api.sandbox.library.example/v1',
  path: '/loans/{loanId}',
  pathParams: { loanId: 'ln_1' },
  query: [],
  headers: [],
  credentials: [],
  expect: { status: 200 },
  ...change,
});

describe('targetOf', () => {
  it('fills the template and encodes characters with a meaning in a path', () => {
    expect(targetOf(request({ pathParams: { loanId: "a/b?c#d e%'(*)!" } }))).toBe(
      '/loans/a%2Fb%3Fc%23d%20e%25%27%28%2A%29%21',
    );
  });

  it('keeps the order of the query, and does not encode characters that a query may contain', () => {
    const query = [
      ['issuer', 'country:1/library:60'],
      ['status', 'a&b=c+d'],
      ['status', ''],
    ] as const;
    expect(targetOf(request({ path: '/vouchers', query }))).toBe(
      '/vouchers?issuer=country:1/library:60&status=a%26b%3Dc%2Bd&status=',
    );
  });

  it.each([
    ['/#Action=Create', '/?by=a'],
    ['/?Action=Create', '/?Action=Create&by=a'],
    ['/loans/{loanId}?uploads&by', '/loans/ln_1?uploads&by=a'],
    ['/find?title={loanId}#x', '/find?title=ln_1&by=a'],
  ])('sends only the parts of %s that can be sent: %s', (path, target) => {
    expect(targetOf(request({ path, query: [['by', 'a']] }))).toBe(target);
  });

  it.each([{}, { loanId: '' }, { loanId: '.' }, { loanId: '..' }])(
    'rejects the path parameters %j, which no URL can contain',
    (pathParams) => {
      expect(() => targetOf(request({ pathParams: pathParams as Record<string, string> }))).toThrow(
        'getLoan: path parameter `loanId` needs a value',
      );
    },
  );
});
