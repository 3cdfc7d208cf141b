import type { JsonValue } from './base';

/** A condition on a value: equal, one of several, present or absent, past, equal to another place, or none of these. */
export type Match =
  | JsonValue
  | { readonly present: boolean }
  | { readonly past: true }
  | { readonly same: string }
  | { readonly not: Match };

/** Conditions by the place they are about, an RFC 6901 pointer; every one has to hold. */
export type Conditions = Readonly<Record<string, Match>>;

/** When an optional property is there (`x-present-when`). */
export interface Presence {
  /** What has to hold of the object that has the property. */
  readonly when: Conditions;
  /** Only if the request that made or last changed the object carried it. */
  readonly given?: true;
  /** A further condition that no field of the object shows, Markdown. */
  readonly text?: string;
}

/** When a property is there, with what it takes to add it. */
export interface Conditional extends Omit<Presence, 'text'> {
  /** Whether something that no field of the object shows decides too. */
  readonly text?: true;
  /** Where the object alone decides. */
  readonly example?: JsonValue;
}

/** Properties with `x-present-when`, by RFC 6901 pointer; `-` is every item of a list. */
export type Conditionals = Readonly<Record<string, Conditional>>;
