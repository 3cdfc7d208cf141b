import type { JsonObject, JsonValue } from './base';
import type { Presence } from './condition';

/** One row of a reference table. */
export interface Field {
  readonly name: string;
  /** JSON names from the root, `['limits', 'perDay', 'amount']`; array items add no segment. */
  readonly path: readonly string[];
  readonly type: FieldType;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  /** Markdown. */
  readonly description: string;
  /** When an optional field is there, as data and in words (Markdown). */
  readonly presentWhen: (Presence & { readonly words: string }) | undefined;
  /** Unit of a number: `seconds`, `basis points`, `items` … */
  readonly unit: string | undefined;
  /** In the order a reader checks them. */
  readonly constraints: readonly Constraint[];
  /** Limits of the names and the values of a map. */
  readonly entryLimits?: readonly Constraint[];
  readonly enumValues: readonly EnumValue[];
  readonly example: JsonValue | undefined;
  /** Whether nobody wrote the example: a sample sends it, and no page shows it. */
  readonly isMade?: true;
  /** Fields of an object, or of the objects in an array. */
  readonly children: readonly Field[];
  /** Alternatives of a `oneOf` or an `anyOf`. */
  readonly variants: readonly Variant[];
  /** Whether several of the alternatives may hold at once (`anyOf`). */
  readonly mayCombine?: true;
  /** What of its schema nothing else here says, as JSON Schema. */
  readonly rest?: JsonObject;
  /** Of a parameter or header that several operations share: how the change log names it, `parameter:Limit`. */
  readonly shared?: string;
}

/** A limit of a value, or how it is written. */
export interface Constraint {
  /** Which limit: `pattern`; that of the parts of a value is `each pattern`. */
  readonly kind: string;
  /** What the keyword says. */
  readonly value?: string | undefined;
  /** What readers see: `1 to 64 characters`, `matches ^usr_`. */
  readonly words: string;
}

export interface FieldType {
  /** Shown to readers: `string`, `array of Card`, `string (date-time)`. */
  readonly label: string;
  /** Named schema this field holds (or holds a list of). */
  readonly schema: string | undefined;
}

export interface EnumValue {
  readonly value: string;
  /** Markdown: what it means and what to do. */
  readonly meaning: string;
}

export interface Variant {
  /** Named schema it is, when it is one. */
  readonly schema?: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly Field[];
  /** Values of the discriminator that choose it. */
  readonly chosenBy?: { readonly property: string; readonly values: readonly string[] };
  /** Limits and values of an alternative that is no object. */
  readonly constraints: readonly Constraint[];
  readonly enumValues: readonly EnumValue[];
  readonly rest?: JsonObject;
}
