import type { Conditions, JsonObject, JsonValue } from '../contract/model';
import { grouped } from '../contract/grouped';
import { asObject, asText, isArray, objects } from '../contract/json';
import { computeFee } from '../fees/compute';
import { decimal, formatDecimal } from '../fees/decimal';
import { isAmount, sumAt, unitOf } from './amounts';
import type { Session } from './session';
import type { MockContract, Resource } from './contract';
import type { Charge, MockFee, Sum } from './contract-money';
import { withConversions } from './conversions';
import { memberAt, withMemberAt } from './json';
import { matchesAll } from '../contract/match';
import { timestamp } from './time';

type Fees = Readonly<Record<string, MockFee>>;

/** Whether a condition holds for the object or for the request that creates it. */
type Holds = (when: Conditions | undefined) => boolean;

const zeroLike = (amount: JsonObject): JsonObject => {
  const { scale } = decimal(asText(amount.amount) ?? '');
  return { ...amount, amount: formatDecimal({ digits: 0n, scale }) };
};

/** The amount of a charge; undefined when its schedule entry is for another currency or asset. */
function chargeAmount(
  { fee, on, cost }: Charge,
  rule: MockFee,
  value: JsonObject,
  current: JsonValue | undefined,
): JsonObject | undefined {
  const base = memberAt(value, on);
  if (!isAmount(base) || unitOf(base) !== rule.unit.code) return undefined;
  if (rule.basis !== 'pass_through') {
    return { ...base, amount: computeFee(rule, asText(base.amount) ?? '')?.fee ?? '0' };
  }
  const charged = isArray(current)
    ? objects(current).find(({ feeId }) => feeId === fee)?.amount
    : current;
  const amount = isAmount(charged) ? charged : cost;
  return unitOf(amount) === rule.unit.code ? amount : undefined;
}

/**
 * The fees of a day. On days before the schedule starts, the fees of its first day apply, so that
 * a sandbox clock that runs behind does not make everything free.
 */
function feesInForce(fees: Fees, now: number): Fees {
  const [firstDay = ''] = Object.values(fees)
    .map(({ from }) => from)
    .sort();
  const today = timestamp(now).slice(0, 10);
  const day = today < firstDay ? firstDay : today;
  return Object.fromEntries(
    Object.entries(fees).filter(([, { from, to = day }]) => from <= day && day <= to),
  );
}

/** Writes the fees of one place: a list of charges, or one amount. */
function chargePlace(
  value: JsonObject,
  place: string,
  charges: readonly Charge[],
  fees: Fees,
  holds: Holds,
): JsonObject {
  const current = memberAt(value, place);
  const applied = charges.flatMap((charge) => {
    const rule = fees[charge.fee];
    const amount =
      rule && holds(charge.when) ? chargeAmount(charge, rule, value, current) : undefined;
    const type = rule?.basis === 'pass_through' ? 'network' : 'provider';
    return amount ? [{ feeId: charge.fee, type, amount }] : [];
  });
  if (isArray(current)) {
    const unrelated = objects(current).filter(
      ({ feeId }) => !charges.some(({ fee }) => fee === feeId),
    );
    return withMemberAt(value, place, [...applied, ...unrelated]);
  }
  const base = charges[0] && memberAt(value, charges[0].on);
  if (!isAmount(current) || !isAmount(base)) return value;
  return withMemberAt(value, place, applied[0]?.amount ?? zeroLike(base));
}

/**
 * Writes an amount that is the sum of others in its unit. A sum with a condition is added to the
 * object; one without only replaces what is there.
 */
function withSum(value: JsonObject, { at: place, of: terms, when }: Sum): JsonObject {
  const base = memberAt(value, terms[0] ?? '');
  const sum = sumAt(value, terms);
  if (!isAmount(base) || !sum) return value;
  if (when === undefined && memberAt(value, place) === undefined) return value;
  const total = { ...base, amount: formatDecimal(sum) };
  return withMemberAt(value, place, total);
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
  { charges = [], sums = [], conversions = [] }: Pick<Resource, 'charges' | 'sums' | 'conversions'>,
  { fees, scales }: Pick<MockContract, 'fees' | 'scales'>,
  { body, now }: { readonly body?: JsonValue | undefined; readonly now: number },
): JsonObject {
  const inForce = feesInForce(fees, now);
  const places = grouped(charges, (charge) => charge.in);
  return withConversions(value, { conversions, scales }, asObject(body), (converted) => {
    const holds: Holds = (when) => matchesAll({ ...asObject(body), ...converted }, when, now);
    const charged = [...places].reduce(
      (changed, [place, sharing]) => chargePlace(changed, place, sharing, inForce, holds),
      converted,
    );
    return sums.filter(({ when }) => holds(when)).reduce(withSum, charged);
  });
}

/** `withCharges` at the current time of a session. */
export const recharge = (
  session: Session,
  type: string,
  value: JsonObject,
  body?: JsonValue,
): JsonObject =>
  withCharges(value, session.resource(type) ?? {}, session.contract, {
    body,
    now: session.time,
  });
