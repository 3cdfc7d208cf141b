import { describe, expect, it } from 'vitest';
import { closingBalance, formatChange } from './entries';

describe('ledger of the landing page', () => {
  it('closes with the sum of its changes, without binary rounding errors', () => {
    const tenths = [{ amount: 0.1 }, {}, { amount: 0.2 }];
    expect(closingBalance(tenths)).toBe(0.3);
  });

  it('formats two decimals and a sign', () => {
    expect([500, -24.9].map(formatChange)).toEqual(['+500.00', '−24.90']);
  });
});
