import { describe, expect, it } from 'vitest';
import type { Fee } from './schedule';
import { common, open } from './testing/fees';
import { feeInWords } from './words';

const WORDS: readonly [Fee, string][] = [
  [{ ...common, basis: 'fixed', fixed: '6.00' }, '6.00 EUR'],
  [{ ...common, ...open, basis: 'percent', rateBps: 5 }, '0.05% of the amount'],
  [
    { ...common, basis: 'percent', rateBps: 30, min: '0.10', max: '250.00' },
    '0.30% of the amount, at least 0.10 EUR, at most 250.00 EUR',
  ],
  [
    {
      ...common,
      ...open,
      basis: 'tiered',
      tiers: [
        { from: '0', to: '200.00', rateBps: 0 },
        { from: '200.00', to: undefined, rateBps: 200 },
      ],
    },
    '0.00% of the part up to 200.00 EUR, 2.00% of the part above 200.00 EUR',
  ],
  [{ ...common, basis: 'pass_through' }, 'At cost; known when it is charged'],
];

describe('feeInWords', () => {
  it.each(WORDS)('says a fee in words (%#)', (fee, words) => {
    expect(feeInWords(fee).replaceAll('\u00a0', ' ')).toBe(words);
  });
});
