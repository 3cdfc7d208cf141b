import { describe, expect, it } from 'vitest';
import type { Fee } from '../fees/schedule';
import { feeInWords, fees } from './fees';
import { run } from './fixtures/run';

const common = {
  id: 'sample',
  title: 'Sample',
  product: 'card',
  charged: 'At once.',
  payer: 'user',
  unit: { code: 'EUR', label: 'EUR', scale: 2 },
  taxIncluded: true,
  rounding: 'half_up',
  effectiveFrom: '2026-11-01',
  effectiveTo: undefined,
  examples: [],
} as const;
const open = { min: undefined, max: undefined };

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

describe('<Fees>', () => {
  it('writes the schedule as one table per product', async () => {
    await expect(await run(fees, '<Fees />')).toMatchFileSnapshot('fixtures/fees.golden.txt');
  });

  it('takes no attributes', async () => {
    await expect(run(fees, '<Fees product="ticket" />')).rejects.toThrow(
      'ticket.mdx:1:1 <Fees> has no attribute `product`. Next: write `<Fees />`.',
    );
  });
});
