import { asText, isObject, parsePointer } from '../../contract/json';
import type { JsonObject } from '../../contract/model';
import { compare, divide, multiply, type Decimal } from '../../fees/decimal';
import type { Amounts } from '../../contract/amounts';
import type { Conversion } from '../contract/money';
import { memberAt, withMemberAt } from '../json';
import { scaleOf, type Scales } from '../contract/units';
import { matchesAll } from '../../contract/schema/match';

const ONE: Decimal = { digits: 1n, scale: 0 };

/** A conversion with the decimals of assets and the form of amounts. */
type ScaledConversion = Conversion & { readonly scales: Scales; readonly amounts: Amounts };

/** Gives both amounts the units that other places of the object name. */
function inUnits(
  value: JsonObject,
  { of: [base = ''], is, units, amounts }: ScaledConversion,
): JsonObject {
  return [base, is].reduce((renamed, place, index) => {
    const unit = asText(memberAt(renamed, units?.[index] ?? ''));
    const amount = memberAt(renamed, place);
    if (unit === undefined || unit === '' || !isObject(amount)) return renamed;
    return withMemberAt(renamed, place, amounts.withUnit(amount, unit));
  }, value);
}

/** A number of minor units that is higher than in any amount. */
const MOST_UNITS = 10n ** 30n;

/** Returns the smallest integer that meets a condition, if all greater ones meet it as well. */
function smallest(meets: (number: bigint) => boolean): bigint | undefined {
  let [low, high] = [0n, 0n];
  while (!meets(high)) {
    if (high > MOST_UNITS) return undefined;
    low = high + 1n;
    high = low * 2n;
  }
  while (low < high) {
    const middle = (low + high) / 2n;
    if (meets(middle)) high = middle;
    else low = middle + 1n;
  }
  return high;
}

type Charging = (value: JsonObject) => JsonObject;

/** Calculates the amount that the request does not have, and charges the object. */
function convert(
  value: JsonObject,
  { of: terms, is, times, over, scales, amounts }: ScaledConversion,
  given: 'of' | 'is',
  charge: Charging,
): JsonObject {
  const [base = ''] = terms;
  const rate = amounts.decimalOf(memberAt(value, times ?? over ?? ''));
  if (!rate || rate.digits === 0n) return charge(value);
  const [factor, divisor] = (times !== undefined) === (given === 'of') ? [rate, ONE] : [ONE, rate];
  const converted = (amount: Decimal, target: string, direction: 'down' | 'up') => {
    const current = memberAt(value, target);
    const scale = scaleOf(
      scales,
      amounts.unitOf(current) ?? '',
      isObject(current) ? amounts.decimalOf(current)?.scale : undefined,
    );
    return divide(multiply(amount, factor), divisor, scale, direction);
  };
  // Rounding favors the provider: who pays the sum gets less, who receives it pays more.
  const isPaid = terms.slice(1).every((term) => term.startsWith('-'));
  if (given === 'of') {
    const charged = charge(value);
    const sum = amounts.sumAt(charged, terms);
    return sum
      ? amounts.withDecimalAt(charged, is, converted(sum, is, isPaid ? 'down' : 'up'))
      : charged;
  }
  const result = amounts.decimalOf(memberAt(value, is));
  if (!result) return charge(value);
  const needed = converted(result, base, isPaid ? 'up' : 'down');
  const withUnits = (digits: bigint): JsonObject =>
    charge(amounts.withDecimalAt(value, base, { digits, scale: needed.scale }));
  // Fees depend on the amount, but greater amounts never have smaller sums. The user pays the least
  // amount whose sum reaches `needed`, or receives the greatest whose sum does not exceed it.
  const units = smallest((digits) => {
    const sum = amounts.sumAt(withUnits(digits), terms);
    return sum !== undefined && compare(sum, needed) >= (isPaid ? 0 : 1);
  });
  if (units === undefined) return charge(value);
  return withUnits(isPaid || units === 0n ? units : units - 1n);
}

interface Conversions {
  readonly conversions: readonly Conversion[];
  readonly scales: Scales;
  readonly amounts: Amounts;
}

/**
 * Returns an object whose amounts match the rate between them (`x-conversions`). Keeps the amount
 * in the request and calculates the other one.
 *
 * @param body body of the request that creates the object
 * @param charge writes the fees of an object
 */
export function withConversions(
  value: JsonObject,
  { conversions, scales, amounts }: Conversions,
  body: JsonObject,
  charge: Charging,
): JsonObject {
  const isGiven = (pointer: string) => Object.hasOwn(body, parsePointer(pointer)[0] ?? '');
  const conversion = conversions.find(
    ({ of: [base = ''], is, when }) => isGiven(base) !== isGiven(is) && matchesAll(value, when, 0),
  );
  if (!conversion) return charge(value);
  const { is, fixed } = conversion;
  const given = isGiven(is) ? 'is' : 'of';
  const marked = fixed ? withMemberAt(value, fixed.at, fixed[given]) : value;
  const scaled = { ...conversion, scales, amounts };
  return convert(inUnits(marked, scaled), scaled, given, charge);
}
