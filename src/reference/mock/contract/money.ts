import type { Conditions, JsonObject } from '../../contract/model';
import type { AmountForms } from '../../contract/amount-forms';
import type { FeeRule } from '../../fees/schedule';

/** A fee and the days on which it applies, ISO 8601. */
export type MockFee = FeeRule & { readonly from: string; readonly to?: string };

/** Which fee an object is charged (`x-fees`): RFC 6901 pointers into the object. */
export interface Charge {
  readonly fee: string;
  /** Amount it is charged on. */
  readonly on: string;
  /** Where it is written: a list of charges, or one amount. */
  readonly in: string;
  readonly when?: Conditions;
  /** The usual cost of a fee that is passed through. */
  readonly cost?: JsonObject;
}

/** An amount that is the sum of others (`x-sums`); `-/fees` is subtracted. */
export interface Sum {
  readonly at: string;
  readonly of: readonly string[];
  readonly when?: Conditions;
}

/**
 * Two amounts linked by a rate (`x-conversions`): a sum times or divided by the rate is another amount. RFC 6901 pointers into the object.
 */
export interface Conversion {
  /** The sum; `-/fees` is subtracted. */
  readonly of: readonly string[];
  readonly is: string;
  /** Place of the rate. */
  readonly times?: string;
  readonly over?: string;
  /** Places that name the units of the first amount of the sum and of the other one. */
  readonly units?: readonly [string, string];
  /** Place that names the amount that the request gave, and the word for each of the two. */
  readonly fixed?: { readonly at: string; readonly of: string; readonly is: string };
  readonly when?: Conditions;
}

/** How a contract writes amounts and the fees that were charged: names of properties. */
export interface Forms extends AmountForms {
  /** An entry in a list of fees (`x-charge`). */
  readonly charge?: {
    readonly fee: string;
    readonly amount: string;
    /** What tells by the basis of the fee what kind of charge it is. */
    readonly kind?: { readonly name: string; readonly ofBasis: Readonly<Record<string, string>> };
  };
}
