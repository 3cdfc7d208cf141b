import fc from 'fast-check';
import { compare, decimal, formatDecimal } from '../decimal';
import type { Fee, FixedFee, PassThroughFee, PercentFee, Tier, TieredFee } from '../schedule';

/** The properties that all fees of the tests share. */
export const common = {
  id: 'sample',
  title: 'Sample',
  product: 'card',
  charged: 'At once.',
  payer: 'user',
  collected: undefined,
  alongWith: undefined,
  unit: { code: 'EUR', label: 'EUR', scale: 2 },
  taxIncluded: true,
  rounding: 'half_up',
  effectiveFrom: '2026-11-01',
  effectiveTo: undefined,
  examples: [],
} as const;

export const open = { min: undefined, max: undefined } as const;

export const fixed = (amount: string): FixedFee => ({ ...common, basis: 'fixed', fixed: amount });
export const percent = (rateBps: number, bounds: Partial<PercentFee> = {}): PercentFee => ({
  ...common,
  ...open,
  basis: 'percent',
  rateBps,
  ...bounds,
});
export const tiered = (...tiers: readonly Tier[]): TieredFee => ({
  ...common,
  ...open,
  basis: 'tiered',
  tiers,
});
export const passThrough: PassThroughFee = { ...common, id: 'network', basis: 'pass_through' };

/** Formats a number of smallest units as an amount with `scale` decimals. */
export const money = (digits: bigint, scale = 2): string => formatDecimal({ digits, scale });

const scales = fc.constantFrom(0, 2, 6, 8);
const units = fc.bigInt({ min: 0n, max: 10n ** 14n });
const rates = fc.nat({ max: 10_000 });

/** Generates any fee that a schedule may contain and that can be computed. */
export const anyFee: fc.Arbitrary<Exclude<Fee, PassThroughFee>> = scales.chain((scale) => {
  const amount = units.map((digits) => money(digits, scale));
  const bounds = fc
    .tuple(amount, amount, fc.boolean(), fc.boolean())
    .map(([a, b, hasMin, hasMax]) => {
      const [min, max] = compare(decimal(a), decimal(b)) < 0 ? [a, b] : [b, a];
      return { min: hasMin ? min : undefined, max: hasMax ? max : undefined };
    });
  const shared = fc
    .constantFrom('half_up' as const, 'half_even' as const)
    .map((rounding) => ({ ...common, rounding, unit: { ...common.unit, scale } }));
  const borders = fc.uniqueArray(fc.bigInt({ min: 1n, max: 10n ** 14n }), { maxLength: 4 });
  const tiers = fc
    .tuple(borders, fc.array(rates, { minLength: 5, maxLength: 5 }))
    .map(([unsorted, bps]): readonly Tier[] => {
      const sorted = [...unsorted].sort((a, b) => (a < b ? -1 : 1));
      return [...sorted, undefined].map((to, index) => ({
        from: money(sorted[index - 1] ?? 0n, scale),
        to: to === undefined ? undefined : money(to, scale),
        rateBps: bps[index] ?? 0,
      }));
    });
  return fc.oneof(
    fc.tuple(shared, amount).map(([base, charged]) => ({
      ...base,
      basis: 'fixed' as const,
      fixed: charged,
    })),
    fc.tuple(shared, rates, bounds).map(([base, rateBps, limits]) => ({
      ...base,
      ...limits,
      basis: 'percent' as const,
      rateBps,
    })),
    fc.tuple(shared, tiers, bounds).map(([base, list, limits]) => ({
      ...base,
      ...limits,
      basis: 'tiered' as const,
      tiers: list,
    })),
  );
});

/** Generates any amount in the unit of a fee. */
export const amountFor = (fee: Fee): fc.Arbitrary<string> =>
  units.map((digits) => money(digits, fee.unit.scale));
