/**
 * Amounts inside an object, at RFC 6901 pointers: `{amount, currency}`, `{amount, asset}`, or the
 * digits alone.
 */
import type { JsonObject, JsonValue } from '../contract/model';
import { asText, child, isArray, isObject, objects } from '../contract/json';
import { add, formatDecimal, parseDecimal, subtract, type Decimal } from '../fees/decimal';
import { memberAt, withMember, withMemberAt } from './json';

export const unitOf = (amount: JsonValue | undefined): string | undefined =>
  asText(child(amount, 'currency')) ?? asText(child(amount, 'asset'));

export const decimalOf = (amount: JsonValue | undefined): Decimal | undefined =>
  parseDecimal(asText(isObject(amount) ? amount.amount : amount) ?? '');

export const isAmount = (value: JsonValue | undefined): value is JsonObject =>
  isObject(value) && decimalOf(value) !== undefined;

export function withDecimalAt(value: JsonObject, pointer: string, decimal: Decimal): JsonObject {
  const amount = memberAt(value, pointer);
  const digits = formatDecimal(decimal);
  return withMemberAt(
    value,
    pointer,
    isObject(amount) ? withMember(amount, 'amount', digits) : digits,
  );
}

/**
 * The sum of the amounts at several places that have the unit of the first one; never below zero.
 * A place may hold a list of charges. A place that starts with `-` is subtracted.
 */
export function sumAt(
  value: JsonObject,
  [first = '', ...terms]: readonly string[],
): Decimal | undefined {
  const base = memberAt(value, first);
  const start = decimalOf(base);
  const sum =
    start &&
    terms.reduce((total, term) => {
      const member = memberAt(value, term.replace(/^-/, ''));
      const amounts = isArray(member) ? objects(member).map(({ amount }) => amount) : [member];
      return amounts
        .filter((amount) => unitOf(amount) === unitOf(base))
        .flatMap((amount) => decimalOf(amount) ?? [])
        .reduce(term.startsWith('-') ? subtract : add, total);
    }, start);
  return sum && sum.digits < 0n ? { ...sum, digits: 0n } : sum;
}
