import { asText, isArray, isObject, objects, parsePointer, valueAt } from '../contract/json';
import type { JsonObject, JsonValue } from '../contract/model';
import { add, compare, formatDecimal, parseDecimal, subtract, type Decimal } from '../fees/decimal';
import type { Conversion } from './contract';
import { equal, ownMember, replaceAt, withMember } from './json';
import { matchesAll } from './match';

type Direction = 'up' | 'down';

/** Rounds the exact fraction `numerator ÷ denominator` of positive decimals to `scale` decimals. */
function quotient(numerator: Decimal, denominator: Decimal, scale: number, to: Direction): Decimal {
  const above = numerator.digits * 10n ** BigInt(scale + denominator.scale);
  const below = denominator.digits * 10n ** BigInt(numerator.scale);
  const floor = above / below;
  return { digits: to === 'up' && above % below !== 0n ? floor + 1n : floor, scale };
}

const ONE: Decimal = { digits: 1n, scale: 0 };

const product = (a: Decimal, b: Decimal, scale: number, to: Direction): Decimal =>
  quotient({ digits: a.digits * b.digits, scale: a.scale + b.scale }, ONE, scale, to);

const at = (value: JsonValue | undefined, pointer: string): JsonValue | undefined =>
  valueAt(value, parsePointer(pointer));

const decimalAt = (value: JsonObject, pointer: string): Decimal | undefined => {
  const found = at(value, pointer);
  return parseDecimal(asText(isObject(found) ? found.amount : found) ?? '');
};

const CURRENCY = /^[A-Z]{3}$/;

/** Decimals of an amount in a unit: ISO 4217 has those of currencies, the contract those of assets. */
function scaleOf({ scales }: Conversion, amount: JsonValue | undefined): number {
  const { currency, asset, amount: digits } = isObject(amount) ? amount : {};
  const code = asText(currency);
  if (code !== undefined && CURRENCY.test(code)) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  }
  return ownMember(scales, asText(asset)) ?? (asText(digits)?.split('.')[1] ?? '').length;
}

/** Puts both amounts into the units that other places of the object name. */
function inUnits(value: JsonObject, { of, is, units }: Conversion): JsonObject {
  return [of[0] ?? '', is].reduce((done, place, index) => {
    const unit = asText(at(done, units?.[index] ?? ''));
    const amount = at(done, place);
    if (unit === undefined || unit === '' || !isObject(amount)) return done;
    const member = CURRENCY.test(unit) ? 'currency' : 'asset';
    const renamed = { amount: amount.amount ?? '0', [member]: unit };
    return replaceAt(done, parsePointer(place), renamed) as JsonObject;
  }, value);
}

const withAmount = (value: JsonObject, pointer: string, amount: Decimal): JsonObject => {
  const before = at(value, pointer);
  const written = formatDecimal(amount.digits < 0n ? { ...amount, digits: 0n } : amount);
  const after = isObject(before) ? withMember(before, 'amount', written) : written;
  return replaceAt(value, parsePointer(pointer), after) as JsonObject;
};

/** The amounts beside the first one, with their signs: fees that are taken away, or come back. */
function others(value: JsonObject, { of }: Conversion): Decimal {
  return of.slice(1).reduce<Decimal>(
    (sum, term) => {
      const found = at(value, term.replace(/^-/, ''));
      const amounts = isArray(found) ? objects(found).map(({ amount }) => amount) : [found];
      return amounts.reduce<Decimal>((total, amount) => {
        const read = parseDecimal(asText(isObject(amount) ? amount.amount : undefined) ?? '');
        if (!read) return total;
        return add(total, term.startsWith('-') ? { ...read, digits: -read.digits } : read);
      }, sum);
    },
    { digits: 0n, scale: 0 },
  );
}

/** Fees may depend on the amount that is looked for: it is found in a few rounds, or not at all. */
const ROUNDS = 20;

type Charging = (value: JsonObject) => JsonObject;

/** The amount that comes out, of the one that was given. */
function forwards(value: JsonObject, conversion: Conversion, charge: Charging): JsonObject {
  const { of, is, times, over } = conversion;
  const charged = charge(value);
  const given = decimalAt(charged, of[0] ?? '');
  const rate = decimalAt(charged, times ?? over ?? '');
  if (!given || !rate || rate.digits === 0n) return charged;
  const sum = add(given, others(charged, conversion));
  const net = sum.digits < 0n ? { ...sum, digits: 0n } : sum;
  const direction = pays(conversion) ? 'down' : 'up';
  const scale = scaleOf(conversion, at(charged, is));
  const compute = times === undefined ? quotient : product;
  return withAmount(charged, is, compute(net, rate, scale, direction));
}

/** Whether the first amount, less its fees, pays for what comes out, or, with them, is paid by it. */
function fits(value: JsonObject, net: Decimal, conversion: Conversion): boolean {
  const given = decimalAt(value, conversion.of[0] ?? '');
  if (!given) return false;
  const over = compare(add(given, others(value, conversion)), net);
  return pays(conversion) ? over >= 0 : over <= 0;
}

/** The amount that has to be given, for the one that is to come out. */
function backwards(value: JsonObject, conversion: Conversion, charge: Charging): JsonObject {
  const { of, is, times, over } = conversion;
  const [base = ''] = of;
  const wanted = decimalAt(value, is);
  const rate = decimalAt(value, times ?? over ?? '');
  if (!wanted || !rate || rate.digits === 0n) return charge(value);
  const direction = pays(conversion) ? 'up' : 'down';
  const compute = times === undefined ? product : quotient;
  const net = compute(wanted, rate, scaleOf(conversion, at(value, base)), direction);
  let found = charge(withAmount(value, base, net));
  let before = found;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = charge(withAmount(found, base, subtract(net, others(found, conversion))));
    if (equal(next, found)) break;
    // Two amounts lead to each other where one cent more of them is one cent more of fees, too.
    if (equal(next, before)) return fits(found, net, conversion) ? found : next;
    before = found;
    found = next;
  }
  return found;
}

/** Whether the first amount is what is paid: what comes out is then rounded down, else up. */
const pays = ({ of }: Conversion): boolean => of.slice(1).every((term) => term.startsWith('-'));

/**
 * An object in which the amounts that hang together by a rate agree, as `x-conversions` of its
 * schema says: the one the request gives stays, the other one is worked out.
 *
 * @param body of the request that makes the object
 * @param charge writes the fees of an object
 */
export function withConversions(
  value: JsonObject,
  conversions: readonly Conversion[],
  body: JsonObject,
  charge: Charging,
): JsonObject {
  const isGiven = (pointer: string) => Object.hasOwn(body, parsePointer(pointer)[0] ?? '');
  const conversion = conversions.find(
    ({ of, is, when }) => isGiven(of[0] ?? '') !== isGiven(is) && matchesAll(value, when, 0),
  );
  if (!conversion) return charge(value);
  const { is, fixed } = conversion;
  const side = isGiven(is) ? 'is' : 'of';
  const told = fixed
    ? (replaceAt(value, parsePointer(fixed.at), fixed[side]) as JsonObject)
    : value;
  const convert = side === 'is' ? backwards : forwards;
  return convert(inUnits(told, conversion), conversion, charge);
}
