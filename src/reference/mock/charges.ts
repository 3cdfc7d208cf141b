import type { JsonObject, JsonValue } from '../contract/model';
import { grouped } from '../contract/grouped';
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
import { matchesAll } from './match';
import { timestamp } from './time';

const unitOf = (amount: JsonObject): string | undefined =>
  asText(amount.currency) ?? asText(amount.asset);

const isAmount = (value: JsonValue | undefined): value is JsonObject =>
  isObject(value) && parseDecimal(asText(value.amount) ?? '') !== undefined;

const resolve = (value: JsonValue, pointer: string): JsonValue | undefined =>
  valueAt(value, parsePointer(pointer));

const zeroLike = (amount: JsonObject): JsonObject => {
  const { scale } = decimal(asText(amount.amount) ?? '');
  return { ...amount, amount: formatDecimal({ digits: 0n, scale }) };
};

/** The amount of a charge; undefined when its schedule entry is for another currency or asset. */
function chargeAmount(
  { on, cost }: Charge,
  rule: MockFee,
  value: JsonObject,
  current: JsonObject | undefined,
): JsonObject | undefined {
  const base = resolve(value, on);
  if (!isAmount(base) || unitOf(base) !== rule.unit.code) return undefined;
  if (rule.basis === 'pass_through') {
    const amount = current ?? cost;
    return amount !== undefined && unitOf(amount) === rule.unit.code ? amount : undefined;
  }
  return { ...base, amount: computeFee(rule, asText(base.amount) ?? '')?.fee ?? '0' };
}

interface Context {
  readonly fees: Readonly<Record<string, MockFee>>;
  /** The object merged with the request body, which conditions also refer to. */
  readonly conditionsRoot: JsonObject;
  readonly now: number;
}

/**
 * Tells which fees apply on a day. On days before the schedule starts, the fees of its first day
 * apply, so that a sandbox clock that runs behind does not make everything free.
 */
function feesInForce(fees: Context['fees'], now: number): (id: string) => boolean {
  const [firstDay = ''] = Object.values(fees)
    .map(({ from }) => from)
    .sort();
  const today = timestamp(now).slice(0, 10);
  const day = today < firstDay ? firstDay : today;
  return (id) => {
    const { from = '', to = day } = fees[id] ?? {};
    return from <= day && day <= to;
  };
}

/** Writes the fees of one place: a list of charges, or one amount. */
function chargePlace(
  value: JsonObject,
  place: string,
  charges: readonly Charge[],
  { fees, conditionsRoot, now }: Context,
): JsonObject {
  const current = resolve(value, place);
  const isInForce = feesInForce(fees, now);
  const applied = charges.flatMap((charge) => {
    const rule = fees[charge.fee];
    if (!rule || !isInForce(charge.fee) || !matchesAll(conditionsRoot, charge.when, now)) return [];
    const before = isArray(current)
      ? objects(current).find(({ feeId }) => feeId === charge.fee)?.amount
      : current;
    const amount = chargeAmount(charge, rule, value, isAmount(before) ? before : undefined);
    return amount ? [{ charge, amount, isCost: rule.basis === 'pass_through' }] : [];
  });
  const path = parsePointer(place);
  if (isArray(current)) {
    const unrelated = objects(current).filter(
      ({ feeId }) => !charges.some(({ fee }) => fee === feeId),
    );
    const entries = applied.map(({ charge, amount, isCost }) => ({
      feeId: charge.fee,
      type: isCost ? 'network' : 'provider',
      amount,
    }));
    return asObject(replaceAt(value, path, [...entries, ...unrelated]));
  }
  const base = charges[0] && resolve(value, charges[0].on);
  if (!isAmount(current) || !isAmount(base)) return value;
  return asObject(replaceAt(value, path, applied[0]?.amount ?? zeroLike(base)));
}

/** The amount at a place, or the amounts of a list of charges. */
const amountsAt = (value: JsonObject, pointer: string): readonly JsonObject[] => {
  const member = resolve(value, pointer);
  const amounts = isArray(member) ? objects(member).map(({ amount }) => amount) : [member];
  return amounts.filter(isAmount);
};

/**
 * Writes an amount that is the sum of others in its unit, and never less than zero. A sum with a
 * condition is added to the object; one without only replaces what is there.
 */
function withSum(value: JsonObject, { at: place, of, when }: Sum): JsonObject {
  const [start = '', ...terms] = of;
  const base = resolve(value, start);
  if (!isAmount(base) || (when === undefined && resolve(value, place) === undefined)) return value;
  const total = terms.reduce(
    (sum, term) => {
      const amounts = amountsAt(value, term.replace(/^-/, ''))
        .filter((amount) => unitOf(amount) === unitOf(base))
        .map(({ amount }) => decimal(asText(amount) ?? ''));
      return amounts.reduce(term.startsWith('-') ? subtract : add, sum);
    },
    decimal(asText(base.amount) ?? ''),
  );
  const positive = total.digits < 0n ? { ...total, digits: 0n } : total;
  const sum = { ...base, amount: formatDecimal(positive) };
  const [name = '', ...inner] = parsePointer(place);
  return inner.length === 0
    ? withMember(value, name, sum)
    : asObject(replaceAt(value, [name, ...inner], sum));
}

/** Writes the fees of an object and the sums that include them. */
function withFees(
  value: JsonObject,
  { charges = [], sums = [] }: Pick<Resource, 'charges' | 'sums'>,
  { fees, conditionsRoot: body, now }: Context,
): JsonObject {
  const conditionsRoot = { ...body, ...value };
  const charged = [...grouped(charges, (charge) => charge.in)].reduce(
    (changed, [place, sharing]) =>
      chargePlace(changed, place, sharing, { fees, conditionsRoot, now }),
    value,
  );
  return sums.filter(({ when }) => matchesAll(conditionsRoot, when, now)).reduce(withSum, charged);
}

/**
 * An object with the fees of the schedule, the sums that include them, and the amounts converted by
 * a rate, as `x-fees`, `x-sums` and `x-conversions` of its schema declare.
 *
 * @param body body of the request that creates the object
 * @param now milliseconds since 1970
 */
export function withCharges(
  value: JsonObject,
  resource: Pick<Resource, 'charges' | 'sums' | 'conversions'>,
  fees: Readonly<Record<string, MockFee>>,
  { body, now }: { readonly body?: JsonValue | undefined; readonly now: number },
): JsonObject {
  const conditionsRoot = asObject(body);
  return withConversions(value, resource.conversions ?? [], conditionsRoot, (converted) =>
    withFees(converted, resource, { fees, conditionsRoot, now }),
  );
}

/** `withCharges` at the current time of a session. */
export const recharge = (
  session: Session,
  type: string,
  value: JsonObject,
  body?: JsonValue,
): JsonObject =>
  withCharges(value, session.resource(type) ?? {}, session.contract.fees, {
    body,
    now: session.time,
  });
