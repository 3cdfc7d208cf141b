import { describe, expect, it } from 'vitest';
import { preferences } from './prefer';

describe('preferences', () => {
  it.each<[string | undefined, Record<string, string>]>([
    [undefined, {}],
    ['', {}],
    ['code=rate_limited', { code: 'rate_limited' }],
    [
      ' Code = loan_closed , EXAMPLE="a b";wait=5',
      { code: 'loan_closed', example: 'a b', wait: '5' },
    ],
    ['respond-async', { 'respond-async': '' }],
    ['code="a', { code: '"a' }],
    ['code=a"', { code: 'a"' }],
    ['code=x"a"', { code: 'x"a"' }],
    ['=a, ,;', {}],
    ['code=a, code=b', { code: 'b' }],
  ])('reads %j', (written, found) => {
    const headers = new Headers(written === undefined ? {} : { Prefer: written });
    expect(Object.fromEntries(preferences(headers))).toEqual(found);
  });
});
