import type { JsonValue } from './base';

/** A condition on a value: equal, one of several, present or absent, past, equal to another place, or none of these. */
export type Match =
  | JsonValue
  | { readonly present: boolean }
  | { readonly past: true }
  | { readonly same: string }
  | { readonly not: Match };

/** Conditions by the RFC 6901 pointer of the place that they apply to; all of them must hold. */
export type Conditions = Readonly<Record<string, Match>>;

/** When an optional property is present (`x-present-when`). */
export interface Presence {
  /** Conditions on the object that has the property. */
  readonly when: Conditions;
  /** Whether it is only present if the request that created or last changed the object had it. */
  readonly given?: true;
  /** A further condition that depends on no field of the object, Markdown. */
  readonly text?: string;
}

/** When a property is present, with the example to add it. */
export interface Conditional extends Omit<Presence, 'text'> {
  /** Whether there is a further condition that depends on no field of the object. */
  readonly text?: true;
  /** Only if the object alone decides whether the property is present. */
  readonly example?: JsonValue;
}

/** Properties with `x-present-when`, by RFC 6901 pointer; `-` is every item of a list. */
export type Conditionals = Readonly<Record<string, Conditional>>;
