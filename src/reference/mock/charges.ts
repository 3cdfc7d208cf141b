import type { JsonObject, JsonValue } from '../contract/model';
import {
  asObject,
  asText,
  isArray,
  isObject,
  objects,
  parsePointer,
  valueAt,
} from '../contract/json';
import { computeFee } from '../fees/compute';
import { add, decimal, formatDecimal, parseDecimal, subtract } from '../fees/decimal';
import type { Session } from './session';
import type { Charge, MockFee, Resource, Sum } from './contract';
import { withConversions } from './conversions';
import { replaceAt, withMember } from './json';
import { holdAll } from './match';
import { timestamp } from './time';

const unitOf = (amount: JsonObject): string | undefined =>
  asText(amount.currency) ?? asText(amount.asset);

const isAmount = (value: JsonValue | undefined): value is JsonObject =>
  isObject(value) && parseDecimal(asText(value.amount) ?? '') !== undefined;

const at = (value: JsonValue, pointer: string): JsonValue | undefined =>
  valueAt(value, parsePointer(pointer));

const zeroLike = (amount: JsonObject): JsonObject => {
  const { scale } = decimal(asText(amount.amount) ?? '');
  return { ...amount, amount: formatDecimal({ digits: 0n, scale }) };
};

/** What a charge takes; undefined when its schedule entry is for another currency or asset. */
function charged(
  { on, cost }: Charge,
  rule: MockFee,
  value: JsonObject,
  told: JsonObject | undefined,
): JsonObject | undefined {
  const base = at(value, on);
  if (!isAmount(base) || unitOf(base) !== rule.unit.code) return undefined;
  if (rule.basis === 'pass_through') {
    const usual = told ?? cost;
    return usual !== undefined && unitOf(usual) === rule.unit.code ? usual : undefined;
  }
  return { ...base, amount: computeFee(rule, asText(base.amount) ?? '')?.fee ?? '0' };
}

interface Context {
  readonly fees: Readonly<Record<string, MockFee>>;
  /** The object with what the request said beside it: conditions look at both. */
  readonly seen: JsonObject;
  readonly now: number;
}

/**
 * Which fees apply on a day. Before the first day of the schedule those of that day do: a clock
 * that runs behind it would otherwise find everything free.
 */
function applying(fees: Context['fees'], now: number): (id: string) => boolean {
  const days = Object.values(fees).map(({ from }) => from);
  const [today = ''] = [timestamp(now).slice(0, 10), ...days.sort().slice(0, 1)].sort().reverse();
  return (id) => {
    const { from = '', to = today } = fees[id] ?? {};
    return from <= today && today <= to;
  };
}

/** Writes the fees of one place: a list of charges, or one amount. */
function chargePlace(
  value: JsonObject,
  place: string,
  charges: readonly Charge[],
  { fees, seen, now }: Context,
): JsonObject {
  const before = at(value, place);
  const inForce = applying(fees, now);
  const due = charges.filter(({ fee, when }) => inForce(fee) && holdAll(seen, when, now));
  const taken = due.flatMap((charge) => {
    const rule = fees[charge.fee];
    const listed = objects(before).find(({ feeId }) => feeId === charge.fee)?.amount;
    const told = isArray(before) ? listed : before;
    if (!rule) return [];
    const amount = charged(charge, rule, value, isAmount(told) ? told : undefined);
    return amount ? [{ charge, amount, isCost: rule.basis === 'pass_through' }] : [];
  });
  const path = parsePointer(place);
  if (isArray(before)) {
    const others = objects(before).filter(({ feeId }) => !charges.some(({ fee }) => fee === feeId));
    const entries = taken.map(({ charge, amount, isCost }) => ({
      feeId: charge.fee,
      type: isCost ? 'network' : 'provider',
      amount,
    }));
    return asObject(replaceAt(value, path, [...entries, ...others]));
  }
  const base = charges[0] && at(value, charges[0].on);
  if (!isAmount(before) || !isAmount(base)) return value;
  return asObject(replaceAt(value, path, taken[0]?.amount ?? zeroLike(base)));
}

/** Amounts at a place: one, or those of a list of charges. */
const amountsAt = (value: JsonObject, pointer: string): readonly JsonObject[] => {
  const found = at(value, pointer);
  return (isArray(found) ? objects(found).map(({ amount }) => amount) : [found]).filter(isAmount);
};

/**
 * Writes an amount that is the sum of others in its unit; never less than zero. A sum that has a
 * condition is there when that holds.
 */
function addUp(value: JsonObject, { at: place, of, when }: Sum): JsonObject {
  const [first = '', ...terms] = of;
  const base = at(value, first);
  if (!isAmount(base) || (when === undefined && at(value, place) === undefined)) return value;
  const start = decimal(asText(base.amount) ?? '');
  const total = terms.reduce((sum, term) => {
    const amounts = amountsAt(value, term.replace(/^-/, ''))
      .filter((amount) => unitOf(amount) === unitOf(base))
      .map(({ amount }) => decimal(asText(amount) ?? ''));
    return amounts.reduce((one, other) => (term.startsWith('-') ? subtract : add)(one, other), sum);
  }, start);
  const positive = total.digits < 0n ? { ...total, digits: 0n } : total;
  const sum = { ...base, amount: formatDecimal(positive) };
  const [name = '', ...inner] = parsePointer(place);
  return inner.length === 0
    ? withMember(value, name, sum)
    : asObject(replaceAt(value, [name, ...inner], sum));
}

/** Writes the fees of an object and the sums they are part of. */
function charge(
  value: JsonObject,
  { charges = [], sums = [] }: Pick<Resource, 'charges' | 'sums'>,
  { fees, seen: said, now }: Context,
): JsonObject {
  const context = { fees, seen: { ...said, ...value }, now };
  const places = [...new Set(charges.map((one) => one.in))];
  const charged = places.reduce(
    (done, place) =>
      chargePlace(
        done,
        place,
        charges.filter((one) => one.in === place),
        context,
      ),
    value,
  );
  return sums
    .filter(({ when }) => holdAll(context.seen, when, now))
    .reduce((done, sum) => addUp(done, sum), charged);
}

/**
 * An object with the fees of the schedule, the sums they are part of, and the amounts that follow
 * from a rate, as `x-fees`, `x-sums` and `x-conversions` of its schema say.
 *
 * @param body of the request that makes the object
 * @param now milliseconds since 1970
 */
export function withCharges(
  value: JsonObject,
  resource: Pick<Resource, 'charges' | 'sums' | 'conversions'>,
  fees: Readonly<Record<string, MockFee>>,
  { body, now }: { readonly body?: JsonValue | undefined; readonly now: number },
): JsonObject {
  const said = asObject(body);
  return withConversions(value, resource.conversions ?? [], said, (one) =>
    charge(one, resource, { fees, seen: said, now }),
  );
}

/** `withCharges` for an object of the sandbox. */
export const recharge = (
  session: Session,
  of: string,
  value: JsonObject,
  body?: JsonValue,
): JsonObject =>
  withCharges(value, session.resource(of) ?? {}, session.contract.fees, { body, now: session.at });
