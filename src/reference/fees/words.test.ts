import { describe, expect, it } from 'vitest';
import type { Fee } from './schedule';
import { common, fixed, open } from './testing/fees';
import { feeInWords, feeName, termsInWords } from './words';

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
  [{ ...common, basis: 'pass_through' }, 'At cost'],
];

describe('feeInWords', () => {
  it.each(WORDS)('describes a fee in words (%#)', (fee, words) => {
    expect(feeInWords(fee).replaceAll('\u00a0', ' ')).toBe(words);
  });
});

it.each([
  [{}, 'The user pays. At once.'],
  [{ collected: 'on_top' }, 'The user pays. At once. The fee comes on top of the amount.'],
  [{ collected: 'from_amount' }, 'The user pays. At once. The fee is taken from the amount.'],
  [{ collected: 'included' }, 'The user pays. At once. The fee is part of the amount.'],
  [{ collected: 'apart', payer: 'partner' }, 'You pay. At once.'],
] as const)('the terms of %j are %j', (terms, words) => {
  expect(termsInWords({ ...fixed('1.00'), ...terms })).toBe(words);
});

describe('feeName', () => {
  const usdc = { code: 'eip155:1/erc20:0x0', label: 'USDC', scale: 6 };
  const sale = { ...fixed('1.00'), title: 'Sale' };
  const inUsdc = { ...sale, unit: usdc };
  const later = { ...inUsdc, effectiveFrom: '2027-01-01' };

  it('is the title of a fee if no other fee shares it', () => {
    expect(feeName(sale, [sale, { ...sale, product: 'order' }])).toBe('Sale');
  });

  it('distinguishes fees of the same title by their units, and by their periods', () => {
    const schedule = [sale, inUsdc, later];
    expect(schedule.map((fee) => feeName(fee, schedule))).toEqual([
      'Sale, EUR',
      'Sale, USDC, from 2026-11-01',
      'Sale, USDC, from 2027-01-01',
    ]);
  });
});
