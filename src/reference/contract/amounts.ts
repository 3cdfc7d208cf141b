/**
 * Amounts inside an object, at RFC 6901 pointers: objects with digits and a unit, or the digits
 * alone.
 */
import type { JsonObject, JsonValue } from './model';
import type { AmountForms } from './amount-forms';
import {
  asText,
  equal,
  isArray,
  isObject,
  memberAt,
  objects,
  withMember,
  withMemberAt,
} from './json';
import { Validator } from './schema/validate';
import { add, compare, formatDecimal, parseDecimal, subtract, type Decimal } from '../fees/decimal';

/** Reads and writes amounts with the property names that a contract marks (`x-amount`). */
export class Amounts<F extends AmountForms = AmountForms> {
  constructor(readonly forms: F) {}

  private formOf(value: JsonValue | undefined) {
    if (!isObject(value)) return undefined;
    const { amounts } = this.forms;
    return (
      amounts.find(({ value: digits, unit }) => digits in value && unit in value) ??
      amounts.find(({ value: digits, unit }) => digits in value || unit in value)
    );
  }

  unitOf(value: JsonValue | undefined): string | undefined {
    return isObject(value) ? asText(value[this.formOf(value)?.unit ?? '']) : undefined;
  }

  /** The digits of an amount, as written. */
  textOf(value: JsonValue | undefined): string | undefined {
    return asText(isObject(value) ? value[this.formOf(value)?.value ?? ''] : value);
  }

  decimalOf(value: JsonValue | undefined): Decimal | undefined {
    return parseDecimal(this.textOf(value) ?? '');
  }

  isAmount(value: JsonValue | undefined): value is JsonObject {
    return isObject(value) && this.decimalOf(value) !== undefined;
  }

  /** Whether a value is at a pointer. Trailing zeros of an amount make no difference. */
  isAt(object: JsonObject, pointer: string, value: JsonValue): boolean {
    const found = memberAt(object, pointer);
    if (equal(found, value)) return true;
    const cut = pointer.lastIndexOf('/');
    const form = this.formOf(memberAt(object, pointer.slice(0, Math.max(cut, 0))));
    if (form?.value !== pointer.slice(cut + 1)) return false;
    const [one, other] = [this.decimalOf(found), this.decimalOf(value)];
    return one !== undefined && other !== undefined && compare(one, other) === 0;
  }

  /** The amount with other digits. */
  withDigits(amount: JsonObject, digits: string): JsonObject {
    const { value = '' } = this.formOf(amount) ?? {};
    return withMember(amount, value, digits);
  }

  /** The amount in another unit. */
  withUnit(amount: JsonObject, unit: string): JsonObject {
    const form = this.forms.amounts.find(({ units }) => new Validator({}).fits(unit, units));
    return form ? { [form.value]: this.textOf(amount) ?? '0', [form.unit]: unit } : amount;
  }

  withDecimalAt(value: JsonObject, pointer: string, decimal: Decimal): JsonObject {
    const amount = memberAt(value, pointer);
    const digits = formatDecimal(decimal);
    return withMemberAt(
      value,
      pointer,
      isObject(amount) ? this.withDigits(amount, digits) : digits,
    );
  }

  /**
   * Adds the amounts at several places that have the unit of the first one; never below zero. A
   * place may contain a list of charges. A place that starts with `-` is subtracted.
   */
  sumAt(value: JsonObject, [first = '', ...terms]: readonly string[]): Decimal | undefined {
    const base = memberAt(value, first);
    const start = this.decimalOf(base);
    const charged = this.forms.charge?.amount ?? '';
    const sum =
      start &&
      terms.reduce((total, term) => {
        const member = memberAt(value, term.replace(/^-/, ''));
        const amounts = isArray(member) ? objects(member).map((entry) => entry[charged]) : [member];
        return amounts
          .filter((amount) => this.unitOf(amount) === this.unitOf(base))
          .flatMap((amount) => this.decimalOf(amount) ?? [])
          .reduce(term.startsWith('-') ? subtract : add, total);
      }, start);
    return sum && sum.digits < 0n ? { ...sum, digits: 0n } : sum;
  }
}
