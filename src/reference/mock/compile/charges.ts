import type { Contract, JsonObject } from '../../contract/model';
import { asNumber, asObject, asText, defined, isObject, objects, texts } from '../../contract/json';
import { everyProperties, formsIn, nameMarked } from '../../contract/amount-forms';
import { oncePer } from '../../contract/once-per';
import { shapeOf } from '../../contract/schema/shape';
import { namedSchemas } from './marks';
import { compileSchema } from './schemas';
import type { Fee } from '../../fees/schedule';
import type { Resource } from '../contract';
import type { Charge, Conversion, Forms, MockFee, Sum } from '../contract/money';
import { memberAt, objectsIn } from '../json';
import type { Scales } from '../contract/units';

/** Returns how a contract writes amounts (`x-amount`) and fees (`x-charge`, `x-charge-kinds`). */
export const formsOf = oncePer((contract: Contract): Forms => {
  const schemas = namedSchemas(contract);
  const amounts = formsIn(contract.document).amounts.map((form) => ({
    ...form,
    units: compileSchema(shapeOf(asObject(form.units), schemas).schema),
  }));
  const [charge] = everyProperties(contract.document).flatMap((members) => {
    const fee = nameMarked(members, 'x-charge', 'fee');
    const amount = nameMarked(members, 'x-charge', 'amount');
    const [name, kinds] = members.find(([, written]) => isObject(written['x-charge-kinds'])) ?? [];
    const ofBasis = Object.fromEntries(
      Object.entries(asObject(kinds?.['x-charge-kinds'])).flatMap(([kind, bases]) =>
        texts(bases).map((basis) => [basis, kind]),
      ),
    );
    const kind = name === undefined ? undefined : { name, ofBasis };
    return fee === undefined || amount === undefined ? [] : [defined({ fee, amount, kind })];
  });
  return defined({ amounts, charge });
});

/** Returns the amount that an example shows for a fee. */
function costIn(
  { charge }: Forms,
  example: JsonObject,
  fee: string,
  place: string,
): JsonObject | undefined {
  const written = memberAt(example, place);
  const entry = objects(written).find((charged) => charge && charged[charge.fee] === fee);
  const amount = entry && charge ? entry[charge.amount] : written;
  return isObject(amount) ? amount : undefined;
}

/** Returns the decimals of every unit that an example of an answer describes. */
export function scalesIn(contract: Contract): Scales {
  const { operations } = contract;
  const named = everyProperties(contract.document).flatMap((members) => {
    const unit = nameMarked(members, 'x-amount', 'unit');
    const scale = nameMarked(members, 'x-amount', 'scale');
    return unit === undefined || scale === undefined ? [] : [{ unit, scale }];
  });
  const examples = operations.flatMap(({ responses }) =>
    responses.flatMap(({ body }) => (body?.examples ?? []).map(({ value }) => value)),
  );
  return Object.fromEntries(
    [...objectsIn(examples)].flatMap((value) =>
      named.flatMap(({ unit, scale }) => {
        const [id, decimals] = [asText(value[unit]), asNumber(value[scale])];
        return id === undefined || decimals === undefined ? [] : [[id, decimals] as const];
      }),
    ),
  );
}

/** Returns the fees that an object is charged, and the sums and conversions of its amounts. */
export function chargesOf(
  contract: Contract,
  schema: JsonObject,
  example: JsonObject,
): Pick<Resource, 'charges' | 'sums' | 'conversions'> {
  const { fees } = contract;
  const forms = formsOf(contract);
  const charges = objects(schema['x-fees']).map((written) => {
    const charge = written as unknown as Charge;
    const isPassedThrough = fees.some(
      ({ id, basis }) => id === charge.fee && basis === 'pass_through',
    );
    const cost = isPassedThrough ? costIn(forms, example, charge.fee, charge.in) : undefined;
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

/** A fee without its explanations. */
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

/** Returns the fees of the fee schedule by their id. */
export const compileFees = ({ fees }: Contract): Readonly<Record<string, MockFee>> =>
  Object.fromEntries(fees.map((fee) => [fee.id, ruleOf(fee)]));
