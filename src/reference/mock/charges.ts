import type { Conditions, JsonObject, JsonValue } from '../contract/model';
import { grouped } from '../contract/grouped';
import { asObject, isArray, objects } from '../contract/json';
import { computeFee } from '../fees/compute';
import { decimal, formatDecimal } from '../fees/decimal';
import { Amounts } from '../contract/amounts';
import type { Session } from './session';
import type { MockContract, Resource } from './contract';
import type { Charge, Forms, MockFee, Sum } from './contract/money';
import { withConversions } from './money/conversions';
import { memberAt, withMemberAt } from './json';
import { matchesAll } from '../contract/schema/match';
import { timestamp } from './time';

type Fees = Readonly<Record<string, MockFee>>;

/** Whether a condition holds for the object or for the request that creates it. */
type Holds = (when: Conditions | undefined) => boolean;

const zeroLike = (amounts: Amounts, amount: JsonObject): JsonObject => {
  const { scale } = decimal(amounts.textOf(amount) ?? '');
  return amounts.withDigits(amount, formatDecimal({ digits: 0n, scale }));
};

/** Returns the amount of a charge; undefined if its fee is in another currency or asset. */
function chargeAmount(
  amounts: Amounts<Forms>,
  { fee, on, cost }: Charge,
  rule: MockFee,
  value: JsonObject,
  current: JsonValue | undefined,
): JsonObject | undefined {
  const base = memberAt(value, on);
  if (!amounts.isAmount(base) || amounts.unitOf(base) !== rule.unit.code) return undefined;
  if (rule.basis !== 'pass_through') {
    return amounts.withDigits(base, computeFee(rule, amounts.textOf(base) ?? '')?.fee ?? '0');
  }
  const form = amounts.forms.charge;
  const charged = isArray(current)
    ? objects(current).find((entry) => form && entry[form.fee] === fee)?.[form?.amount ?? '']
    : current;
  const amount = amounts.isAmount(charged) ? charged : cost;
  return amounts.unitOf(amount) === rule.unit.code ? amount : undefined;
}

/**
 * Returns the fees of a day. Before the fee schedule starts, the fees of its first day apply, so
 * that a sandbox clock that runs behind does not make everything free.
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

/** Returns a charge as an entry in a list of fees. */
const entryIn =
  ({ fee: name, kind, amount: amountName }: NonNullable<Forms['charge']>) =>
  ({ fee, basis, amount }: { fee: string; basis: string; amount: JsonObject }): JsonObject => {
    const ofBasis = kind?.ofBasis[basis];
    const type = kind && ofBasis !== undefined ? { [kind.name]: ofBasis } : {};
    return { [name]: fee, ...type, [amountName]: amount };
  };

/** Writes the fees of one place: a list of charges, or one amount. */
function chargePlace(
  amounts: Amounts<Forms>,
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
      rule && holds(charge.when) ? chargeAmount(amounts, charge, rule, value, current) : undefined;
    return rule && amount ? [{ fee: charge.fee, basis: rule.basis, amount }] : [];
  });
  const form = amounts.forms.charge;
  if (isArray(current) && form) {
    const unrelated = objects(current).filter(
      (entry) => !charges.some(({ fee }) => fee === entry[form.fee]),
    );
    return withMemberAt(value, place, [...applied.map(entryIn(form)), ...unrelated]);
  }
  const base = charges[0] && memberAt(value, charges[0].on);
  if (!amounts.isAmount(current) || !amounts.isAmount(base)) return value;
  return withMemberAt(value, place, applied[0]?.amount ?? zeroLike(amounts, base));
}

/**
 * Writes an amount that is the sum of other amounts in its unit. A sum with a condition is added to
 * the object; a sum without one only replaces an existing amount.
 */
function withSum(
  amounts: Amounts,
  value: JsonObject,
  { at: place, of: terms, when }: Sum,
): JsonObject {
  const base = memberAt(value, terms[0] ?? '');
  const sum = amounts.sumAt(value, terms);
  if (!amounts.isAmount(base) || !sum) return value;
  if (when === undefined && memberAt(value, place) === undefined) return value;
  return withMemberAt(value, place, amounts.withDigits(base, formatDecimal(sum)));
}

/**
 * Returns an object with the fees of the fee schedule, the sums that include them, and the amounts
 * converted by a rate, as `x-fees`, `x-sums` and `x-conversions` of its schema declare.
 *
 * @param body body of the request that creates the object
 * @param now milliseconds since 1970
 */
export function withCharges(
  value: JsonObject,
  { charges = [], sums = [], conversions = [] }: Pick<Resource, 'charges' | 'sums' | 'conversions'>,
  { fees, scales, forms }: Pick<MockContract, 'fees' | 'scales' | 'forms'>,
  { body, now }: { readonly body?: JsonValue | undefined; readonly now: number },
): JsonObject {
  const inForce = feesInForce(fees, now);
  const amounts = new Amounts(forms);
  const places = grouped(charges, (charge) => charge.in);
  return withConversions(value, { conversions, scales, amounts }, asObject(body), (converted) => {
    const holds: Holds = (when) => matchesAll({ ...asObject(body), ...converted }, when, now);
    const charged = [...places].reduce(
      (changed, [place, sharing]) => chargePlace(amounts, changed, place, sharing, inForce, holds),
      converted,
    );
    return sums
      .filter(({ when }) => holds(when))
      .reduce((changed, sum) => withSum(amounts, changed, sum), charged);
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

/** Whether the fees that are subtracted from an amount leave nothing of it. */
export function isUsedUp(session: Session, type: string, value: JsonObject): boolean {
  const { sums = [], conversions = [] } = session.resource(type) ?? {};
  const amounts = new Amounts(session.contract.forms);
  return [...sums, ...conversions].some(({ of: terms, when }) => {
    const isReduced = terms.some((term) => term.startsWith('-'));
    const rest = isReduced ? amounts.sumAt(value, terms) : undefined;
    return rest?.digits === 0n && matchesAll(value, when, session.time);
  });
}
