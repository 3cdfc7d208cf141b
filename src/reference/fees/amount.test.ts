import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from './amount';
import { compare, decimal } from './decimal';

const EUR = { code: 'EUR', label: 'EUR', scale: 2 };
const JPY = { code: 'JPY', label: 'JPY', scale: 0 };

describe('readAmount', () => {
  it.each([
    ['125', '125.00'],
    [' 125.5 ', '125.50'],
    ['0', '0.00'],
    ['007.10', '7.10'],
    ['999999999999999.99', '999999999999999.99'],
  ])('reads %j as %s', (text, amount) => {
    expect(readAmount(text, EUR)).toEqual({ amount });
  });

  it.each([
    ['', 'Enter an amount, such as 125.50.'],
    ['  ', 'Enter an amount, such as 125.50.'],
    ['125,50', 'Write no comma: decimals follow a full stop, as in 125.50.'],
    ['1,000.00', 'Write no comma: decimals follow a full stop, as in 125.50.'],
    ['1e3', 'Write digits and at most one full stop, as in 125.50.'],
    ['12 5', 'Write digits and at most one full stop, as in 125.50.'],
    ['1.2.3', 'Write digits and at most one full stop, as in 125.50.'],
    ['<b>1</b>', 'Write digits and at most one full stop, as in 125.50.'],
    ['-1.00', 'Enter zero or more; amounts are never negative.'],
    ['1.005', 'EUR has at most 2 decimals; 1.005 has 3.'],
    ['1000000000000000', 'Enter at most 15 digits before the full stop.'],
  ])('says what is wrong with %j', (text, fault) => {
    expect(readAmount(text, EUR)).toEqual({ fault });
  });

  it('supports units without decimals', () => {
    expect(readAmount('125.5', JPY)).toEqual({ fault: 'JPY has no decimals; 125.5 has 1.' });
    expect(readAmount('', JPY)).toEqual({ fault: 'Enter an amount, such as 126.' });
  });

  it('accepts any text, and never changes the value of an amount', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,-]{0,20}$/)), (text) => {
        const read = readAmount(text, EUR);
        if ('fault' in read) expect(read.fault).toMatch(/\.$/);
        else expect(compare(decimal(read.amount), decimal(text.trim()))).toBe(0);
      }),
    );
  });
});
