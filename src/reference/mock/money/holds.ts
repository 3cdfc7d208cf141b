import { add, subtract, type Decimal } from '../../fees/decimal';
import { decimalOf, unitOf, type Amount } from '.';

/** A booking without enough money for it: the rule that refuses such a call is missing. */
export class Overdraft extends Error {
  override readonly name = 'Overdraft';
}

/** Money of an owner that is reserved for an object. */
interface Hold {
  readonly owner: string;
  readonly held: Amount;
}

const ZERO: Decimal = { digits: 0n, scale: 0 };

/** The money that is reserved for objects. */
export class Holds {
  /** Holds by the object they belong to, and by unit. */
  private readonly holds = new Map<string, Map<string, Hold>>();

  /** @param amountOf returns an amount with the decimals of its unit */
  constructor(private readonly amountOf: (unit: string, value: Decimal) => Amount) {}

  /** Returns the holds of an object, one per unit; with `amount`, only that part of its unit. */
  of(relatedId: string, amount?: Amount): readonly Hold[] {
    const holds = [...(this.holds.get(relatedId)?.values() ?? [])];
    return amount
      ? holds
          .filter(({ held }) => unitOf(held) === unitOf(amount))
          .map(({ owner }) => ({ owner, held: amount }))
      : holds;
  }

  change(owner: string, relatedId: string, amount: Amount, sign: 1 | -1): void {
    const unit = unitOf(amount);
    const holds = this.holds.get(relatedId) ?? new Map<string, Hold>();
    const before = holds.get(unit)?.held ?? this.amountOf(unit, ZERO);
    const after = (sign === 1 ? add : subtract)(decimalOf(before), decimalOf(amount));
    if (after.digits < 0n) {
      throw new Overdraft(`${relatedId} holds less than ${amount.amount} ${unit}.`);
    }
    if (after.digits === 0n) holds.delete(unit);
    else holds.set(unit, { owner, held: this.amountOf(unit, after) });
    this.holds.set(relatedId, holds);
  }
}
