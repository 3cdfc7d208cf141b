import type { Contract, JsonObject } from '../contract/model';
import { asNumber, asText, defined, isObject, objects } from '../contract/json';
import type { Fee } from '../fees/schedule';
import type { Resource } from './contract';
import type { Charge, Conversion, MockFee, Sum } from './contract-money';
import { memberAt, objectsIn } from './json';
import type { Scales } from './units';

/** The cost that an example shows for a passed-through fee. */
function costIn(example: JsonObject, fee: string, place: string): JsonObject | undefined {
  const written = memberAt(example, place);
  const amount = objects(written).find(({ feeId }) => feeId === fee)?.amount ?? written;
  return isObject(amount) ? amount : undefined;
}

/** Decimals of every asset that an example of an answer describes. */
export function scalesIn({ operations }: Contract): Scales {
  const examples = operations.flatMap(({ responses }) =>
    responses.flatMap(({ body }) => (body?.examples ?? []).map(({ value }) => value)),
  );
  return Object.fromEntries(
    [...objectsIn(examples)].flatMap(({ asset, scale }) => {
      const [id, decimals] = [asText(asset), asNumber(scale)];
      return id === undefined || decimals === undefined ? [] : [[id, decimals] as const];
    }),
  );
}

/** What an object is charged, and the sums and conversions it holds. */
export function chargesOf(
  { fees }: Contract,
  schema: JsonObject,
  example: JsonObject,
): Pick<Resource, 'charges' | 'sums' | 'conversions'> {
  const charges = objects(schema['x-fees']).map((written) => {
    const charge = written as unknown as Charge;
    const isPassedThrough = fees.some(
      ({ id, basis }) => id === charge.fee && basis === 'pass_through',
    );
    const cost = isPassedThrough ? costIn(example, charge.fee, charge.in) : undefined;
    return defined({ ...charge, cost });
  });
  const sums = objects(schema['x-sums']) as unknown as readonly Sum[];
  const conversions = objects(schema['x-conversions']) as unknown as readonly Conversion[];
  return defined({
    conversions: conversions.length > 0 ? conversions : undefined,
    charges: charges.length > 0 ? charges : undefined,
    sums: sums.length > 0 ? sums : undefined,
  });
}

/** A fee without what explains it. */
function ruleOf(fee: Fee): MockFee {
  const {
    unit: { code, scale },
    rounding,
    effectiveFrom,
    effectiveTo,
  } = fee;
  const amounts = ['fixed', 'rateBps', 'tiers', 'min', 'max'];
  return defined({
    basis: fee.basis,
    ...Object.fromEntries(Object.entries(fee).filter(([name]) => amounts.includes(name))),
    unit: { code, scale },
    rounding,
    from: effectiveFrom,
    to: effectiveTo,
  }) as MockFee;
}

/** Rules of the fees of the schedule. */
export const compileFees = ({ fees }: Contract): Readonly<Record<string, MockFee>> =>
  Object.fromEntries(fees.map((fee) => [fee.id, ruleOf(fee)]));
