import { describe, expect, it } from 'vitest';
import type { SampleRequest } from './request';
import { targetOf } from './url';

const request = (change: Partial<SampleRequest>): SampleRequest => ({
  operationId: 'getCard',
  summary: 'Get a card',
  method: 'GET',
  baseUrl: 'https://api.sandbox.partner.example/v1',
  path: '/cards/{cardId}',
  pathParams: { cardId: 'crd_1' },
  query: [],
  headers: [],
  auth: true,
  expect: { status: 200 },
  ...change,
});

describe('targetOf', () => {
  it('fills the template and encodes what has a role in a path', () => {
    expect(targetOf(request({ pathParams: { cardId: "a/b?c#d e%'(*)!" } }))).toBe(
      '/cards/a%2Fb%3Fc%23d%20e%25%27%28%2A%29%21',
    );
  });

  it('keeps the order of the query and what a query may hold as it is', () => {
    const query = [
      ['asset', 'eip155:1/slip44:60'],
      ['status', 'a&b=c+d'],
      ['status', ''],
    ] as const;
    expect(targetOf(request({ path: '/deposits', query }))).toBe(
      '/deposits?asset=eip155:1/slip44:60&status=a%26b%3Dc%2Bd&status=',
    );
  });

  it.each([{}, { cardId: '' }, { cardId: '.' }, { cardId: '..' }])(
    'refuses the path parameters %j, which no URL can hold',
    (pathParams) => {
      expect(() => targetOf(request({ pathParams: pathParams as Record<string, string> }))).toThrow(
        'getCard: path parameter `cardId` needs a value',
      );
    },
  );
});
