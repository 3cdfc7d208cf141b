import type { JsonObject, JsonValue } from './base';
import type { Presence } from './condition';

/** A field: one row of a reference table. */
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
  /** When an optional field is present, as data and in words (Markdown). */
  readonly presentWhen: (Presence & { readonly words: string }) | undefined;
  /** Unit of a number: `seconds`, `basis points`, `items` … */
  readonly unit: string | undefined;
  /** In the order in which a reader checks them. */
  readonly constraints: readonly Constraint[];
  /** Limits of the names and the values of a map. */
  readonly entryLimits?: readonly Constraint[];
  readonly enumValues: readonly EnumValue[];
  readonly example: JsonValue | undefined;
  /** Whether the example is made up: samples send it, but pages do not show it. */
  readonly isMade?: true;
  /** Fields of an object, or of the objects in an array. */
  readonly children: readonly Field[];
  /** Alternatives of a `oneOf` or an `anyOf`. */
  readonly variants: readonly Variant[];
  /** Whether a value may match several alternatives at once (`anyOf`). */
  readonly mayCombine?: true;
  /** The part of its schema that the other properties here cannot express, as JSON Schema. */
  readonly rest?: JsonObject;
  /** The name of a shared parameter or header in the change log, `parameter:Limit`. */
  readonly shared?: string;
}

/** A limit of a value, or its encoding. */
export interface Constraint {
  /** The kind of limit: `pattern`, or `each pattern` for the parts of a value. */
  readonly kind: string;
  /** The value of the keyword. */
  readonly value?: string | undefined;
  /** The limit as readers see it: `1 to 64 characters`, `matches ^usr_`. */
  readonly words: string;
}

export interface FieldType {
  /** Shown to readers: `string`, `array of Card`, `string (date-time)`. */
  readonly label: string;
  /** Named schema of the field, or of the items of its list. */
  readonly schema: string | undefined;
}

export interface EnumValue {
  readonly value: string;
  /** Markdown: what the value means and what to do. */
  readonly meaning: string;
}

export interface Variant {
  /** Its name, if it is a named schema. */
  readonly schema?: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly Field[];
  /** Values of the discriminator that choose this alternative. */
  readonly chosenBy?: { readonly property: string; readonly values: readonly string[] };
  /** Limits and values of an alternative that is not an object. */
  readonly constraints: readonly Constraint[];
  readonly enumValues: readonly EnumValue[];
  readonly rest?: JsonObject;
}
