import type { JsonObject, JsonValue, Place } from './base';
import type { Lifecycle } from './lifecycle';

/** A schema where it is used: either a named schema or an inline one. */
export interface SchemaRef {
  /** Name in `components.schemas`, if it has one. */
  readonly name: string | undefined;
  /** JSON Schema 2020-12 with `#/components/schemas/…` references kept. */
  readonly schema: JsonObject;
}

export interface NamedSchema {
  readonly name: string;
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  readonly schema: JsonObject;
  readonly lifecycle: Lifecycle | undefined;
  /** Example, derived from the examples of its properties if none is written. */
  readonly example: JsonValue | undefined;
  readonly place: Place;
}
