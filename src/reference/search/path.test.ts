import { describe, expect, it } from 'vitest';
import { pathIn, withOneParameterName } from './path';

describe('pathIn', () => {
  it.each([
    ['/loans/{loanId}', '/loans/{id}'],
    ['/v1/loans/:loanId/return', '/v1/loans/{id}/return'],
    ['get /v1/loans/lon_0193/items?limit=20', 'get /v1/loans/{id}/items'],
    ['/loans late', '/loans late'],
    ['loans/items', 'loans/items'],
    ['https://api.library.example/v1/loans/42', ' /v1/loans/{id}'],
    ["curl -X POST 'https://api.library.example/v1/loans' -d '{}'", 'POST /v1/loans'],
  ])('finds a path in %s', (query, path) => {
    expect(pathIn(query)).toBe(path);
  });

  it.each(['loans', 'return a loan', 'paper/audio books', 'https://api.library.example'])(
    'finds no path in %s',
    (query) => {
      expect(pathIn(query)).toBeUndefined();
    },
  );
});

it('keeps names that are not parameters', () => {
  expect(withOneParameterName('/v2/loans/{loanId}:renew/late')).toBe('/v2/loans/{id}:renew/late');
});
