import { describe, expect, it } from 'vitest';
import { closingBalance, formatChange, ledgerEntries } from './entries';

describe('ledger of the landing page', () => {
  it('closes with the sum of its changes, without binary rounding errors', () => {
    expect(closingBalance(ledgerEntries)).toBe(535.35);
    const tenths = [0.1, 0.2].map((amount) => ({ time: '', event: '', amount }));
    expect(closingBalance(tenths)).toBe(0.3);
  });

  it('is in chronological order', () => {
    const times = ledgerEntries.map(({ time }) => time);
    expect(times).toEqual([...times].sort());
  });

  it('writes two decimals and a sign', () => {
    expect([500, -24.9].map(formatChange)).toEqual(['+500.00', '−24.90']);
  });
});
