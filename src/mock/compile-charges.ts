import type { Contract, JsonObject } from '../contract/model';
import { isObject, objects, parsePointer, valueAt } from '../contract/json';
import type { Fee } from '../fees/schedule';
import type { Charge, MockFee, Resource, Sum } from './contract';

/** The cost that an example tells of a passed-through fee. */
function costIn(example: JsonObject, fee: string, place: string): JsonObject | undefined {
  const told = valueAt(example, parsePointer(place));
  const one = objects(told).find(({ feeId }) => feeId === fee)?.amount ?? told;
  return isObject(one) ? one : undefined;
}

/** What an object is charged, and the sums it holds. */
export function chargesOf(
  { fees }: Contract,
  schema: JsonObject,
  example: JsonObject,
): Pick<Resource, 'charges' | 'sums'> {
  const charges = objects(schema['x-fees']).map((written) => {
    const charge = written as unknown as Charge;
    const isPassedThrough = fees.some(
      ({ id, basis }) => id === charge.fee && basis === 'pass_through',
    );
    const cost = isPassedThrough ? costIn(example, charge.fee, charge.in) : undefined;
    return cost === undefined ? charge : { ...charge, cost };
  });
  const sums = objects(schema['x-sums']) as unknown as readonly Sum[];
  return {
    ...(charges.length === 0 ? {} : { charges }),
    ...(sums.length === 0 ? {} : { sums }),
  };
}

const common = ({ unit: { code, scale }, rounding, effectiveFrom, effectiveTo }: Fee) => ({
  unit: { code, scale },
  rounding,
  from: effectiveFrom,
  ...(effectiveTo === undefined ? {} : { to: effectiveTo }),
});

/** A fee without what explains it. */
function ruleOf(fee: Fee): MockFee {
  const bounds =
    fee.basis === 'percent' || fee.basis === 'tiered'
      ? {
          ...(fee.min === undefined ? {} : { min: fee.min }),
          ...(fee.max === undefined ? {} : { max: fee.max }),
        }
      : {};
  switch (fee.basis) {
    case 'fixed':
      return { ...common(fee), basis: fee.basis, fixed: fee.fixed };
    case 'percent':
      return { ...common(fee), ...bounds, basis: fee.basis, rateBps: fee.rateBps };
    case 'tiered':
      return { ...common(fee), ...bounds, basis: fee.basis, tiers: fee.tiers };
    case 'pass_through':
      return { ...common(fee), basis: fee.basis };
  }
}

/** Rules of the fees that an object of the contract is charged. */
export function compileFees(
  contract: Contract,
  resources: Readonly<Record<string, Resource>>,
): Readonly<Record<string, MockFee>> {
  const charged = new Set(
    Object.values(resources).flatMap(({ charges = [] }) => charges.map(({ fee }) => fee)),
  );
  return Object.fromEntries(
    contract.fees.filter(({ id }) => charged.has(id)).map((fee) => [fee.id, ruleOf(fee)]),
  );
}
