import type { Conditions, JsonObject } from '../../contract/model';

/** A case in which an operation refuses a call (`x-refusals`). Every condition must hold. */
export interface Refusal {
  readonly error: string;
  /** What is wrong in this case. */
  readonly detail?: string;
  /** Schema of the object to match; defaults to the object that the operation works on. */
  readonly of?: string;
  readonly object?: Conditions;
  readonly body?: Conditions;
  /** Places of the body whose values another object of the operation's type already has. */
  readonly taken?: readonly string[];
  /** Place of the body with an identifier that no object has. */
  readonly unknown?: string;
  /** Places of the body whose texts do not match the pattern of their schema. */
  readonly malformed?: readonly string[];
}

/** What becomes of the object that a call creates, if another object meets the conditions. */
export interface Outcome {
  readonly of: string;
  readonly object: Conditions;
  readonly body?: Conditions;
  readonly state: string;
  /** JSON Merge Patch on the new object. */
  readonly patch?: JsonObject;
}
