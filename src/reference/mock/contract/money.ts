import type { Conditions, JsonObject } from '../../contract/model';
import type { AmountForms } from '../../contract/amount-forms';
import type { FeeRule } from '../../fees/schedule';

/** A fee, and its first and last day (ISO 8601). */
export type MockFee = FeeRule & { readonly from: string; readonly to?: string };

/** A fee that an object is charged (`x-fees`). Places are RFC 6901 pointers into the object. */
export interface Charge {
  readonly fee: string;
  /** Place of the amount that it is charged on. */
  readonly on: string;
  /** Place to which it is written: a list of charges, or one amount. */
  readonly in: string;
  readonly when?: Conditions;
  /** The cost of a passed-through fee in the example. */
  readonly cost?: JsonObject;
}

/** An amount that is the sum of other amounts (`x-sums`); `-/fees` is subtracted. */
export interface Sum {
  readonly at: string;
  readonly of: readonly string[];
  readonly when?: Conditions;
}

/**
 * Two amounts linked by a rate (`x-conversions`): the sum `of`, multiplied or divided by the rate,
 * is the amount at `is`. Places are RFC 6901 pointers into the object.
 */
export interface Conversion {
  /** The sum; `-/fees` is subtracted. */
  readonly of: readonly string[];
  readonly is: string;
  /** Place of the rate to multiply by; `over` is the place of a rate to divide by. */
  readonly times?: string;
  readonly over?: string;
  /** Places with the units of the first amount of the sum and of the amount at `is`. */
  readonly units?: readonly [string, string];
  /** Place that says which amount the request gave, and its value for each of the two amounts. */
  readonly fixed?: { readonly at: string; readonly of: string; readonly is: string };
  readonly when?: Conditions;
}

/** Names of the properties in which a contract writes amounts and charged fees. */
export interface Forms extends AmountForms {
  /** An entry in a list of fees (`x-charge`). */
  readonly charge?: {
    readonly fee: string;
    readonly amount: string;
    /** Property with the kind of the charge, and its value by the basis of the fee. */
    readonly kind?: { readonly name: string; readonly ofBasis: Readonly<Record<string, string>> };
  };
}
