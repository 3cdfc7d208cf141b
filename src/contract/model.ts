/**
 * The typed model of one docs set's contract: what every derived artefact
 * (reference, samples, sandbox, Postman collection, search) reads.
 *
 * Built by `loadContract` from OpenAPI 3.1 files; nothing here knows YAML,
 * React or Docusaurus.
 */

import type { Fee } from '../fees/schedule';

export const DOCS_SETS = ['general', 'rebell-pay'] as const;
export type DocsSetId = (typeof DOCS_SETS)[number];

export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** A place in a source file; line and column count from 1, the file is relative to the site. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Contract {
  readonly set: DocsSetId;
  readonly title: string;
  /** Version of the contract: the date the `Api-Version` header takes, `YYYY-MM-DD`. */
  readonly version: string;
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly topics: readonly Topic[];
  /** Operations that partners call, in the order of `paths`. */
  readonly operations: readonly Operation[];
  /** Operations that partners implement (`webhooks` without `x-event`). */
  readonly partnerOperations: readonly Operation[];
  /** Notifications sent to partners (`webhooks` with `x-event`). */
  readonly events: readonly EventType[];
  readonly errors: readonly ErrorCode[];
  /** Every named schema by its name, in the order of first use. */
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  /** The bundled OpenAPI 3.1 document with derived examples and error responses filled in. */
  readonly document: JsonObject;
  /** Fee schedule of the set; empty where it has none. */
  readonly fees: readonly Fee[];
  /** Every file the contract was read from, relative to the site. */
  readonly files: readonly string[];
}

/** An OpenAPI tag: one page of the set. */
export interface Topic {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

export interface Operation {
  readonly id: string;
  readonly direction: 'to-provider' | 'to-partner';
  readonly method: HttpMethod;
  /** Path template below the server URL, `/cards/{cardId}`. */
  readonly path: string;
  readonly topic: string;
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  /** Scopes the API key needs; empty when any valid key will do. */
  readonly scopes: readonly string[];
  readonly authenticated: boolean;
  readonly idempotencyKey: 'required' | 'optional' | 'none';
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  /**
   * Success responses; the error responses come from `specificErrors` and `commonErrors`.
   * Of an operation that partners implement: every answer it knows.
   */
  readonly responses: readonly ApiResponse[];
  /** Codes named in `x-errors`, in that order: specific to this operation. */
  readonly specificErrors: readonly string[];
  /** Codes every operation of this kind can return. */
  readonly commonErrors: readonly string[];
  /** Event types named in `x-events`. */
  readonly events: readonly string[];
  /** Markdown: what changes besides the answer (`x-effects`). */
  readonly effects: string | undefined;
  /** Markdown: what to do on timeout and whether to retry (`x-retry`). */
  readonly retry: string | undefined;
  readonly sandbox: readonly SandboxValue[];
  readonly deprecated: boolean;
  readonly place: Place;
}

export interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly field: Field;
}

export interface Body {
  readonly contentType: string;
  readonly required: boolean;
  readonly schema: SchemaRef;
  readonly examples: readonly Example[];
}

export interface ApiResponse {
  /** `200`, `201`, `204`, or a range such as `2XX`. */
  readonly status: string;
  /** Markdown. */
  readonly description: string;
  readonly headers: readonly Field[];
  readonly body: Body | undefined;
}

export interface Example {
  readonly name: string;
  readonly summary: string;
  readonly value: JsonValue;
}

/** A schema where it is used: either a named one or one written in place. */
export interface SchemaRef {
  /** Name in `components.schemas`, when it has one. */
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
  /** Example, derived from the examples of its properties when none is written. */
  readonly example: JsonValue | undefined;
  readonly place: Place;
}

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
  /** When an optional field is there (`x-present-when`), Markdown. */
  readonly presentWhen: string | undefined;
  /** Unit of a number: `seconds`, `basis points`, `items` … */
  readonly unit: string | undefined;
  /** Human-readable limits: `1 to 64 characters`, `matches ^usr_`, `default 25`. */
  readonly constraints: readonly string[];
  readonly enumValues: readonly EnumValue[];
  readonly example: JsonValue | undefined;
  /** Fields of an object, or of the objects in an array. */
  readonly children: readonly Field[];
  /** Alternatives of a `oneOf`. */
  readonly variants: readonly Variant[];
  /** Of a parameter or header that several operations share: how the change log names it, `parameter:Limit`. */
  readonly shared?: string;
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
}

/** Lifecycle of an object (`x-states` on its schema). */
export interface Lifecycle {
  readonly schema: string;
  /** Property that holds the state. */
  readonly property: string;
  readonly initial: readonly string[];
  readonly states: readonly State[];
}

export type Mover = 'partner' | 'user' | 'provider' | 'network';

export interface State {
  readonly name: string;
  /** Markdown. */
  readonly meaning: string;
  readonly terminal: boolean;
  readonly next: readonly Transition[];
}

export interface Transition {
  readonly to: string;
  readonly by: Mover;
  /** Markdown. */
  readonly when: string;
  /** Operation that makes the move, when a call does. */
  readonly operation: string | undefined;
  /** ISO 8601 duration the sandbox's virtual clock waits, when time or the provider moves it. */
  readonly after: string | undefined;
  /** Event sent with the move. */
  readonly event: string | undefined;
  /** Code that `failure` of the object holds from then on. */
  readonly failure: string | undefined;
}

export interface EventType {
  /** `card.created` */
  readonly type: string;
  readonly operationId: string;
  readonly topic: string;
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  /** Markdown: when it is sent. */
  readonly sent: string;
  /** Markdown: when it is not sent, although one might expect it. */
  readonly notSent: string;
  /** Markdown: ordering and duplicates, where more is to be said than the general rule. */
  readonly ordering: string | undefined;
  /** Named schema in `data`. */
  readonly dataSchema: string | undefined;
  readonly payload: SchemaRef;
  readonly example: JsonValue;
  readonly place: Place;
}

export type ErrorScope =
  | 'listed'
  | 'every-operation'
  | 'body'
  | 'path-id'
  | 'idempotency-key'
  | 'outside-operations'
  | 'failure';

/** An entry of the error catalogue (`errors.yaml`), RFC 9457. */
export interface ErrorCode {
  /** lower_snake_case, the `code` member of the problem. */
  readonly code: string;
  /** HTTP status; undefined for a code that only `failure` of an object holds. */
  readonly status: number | undefined;
  readonly title: string;
  /** Topic whose page explains it, or `common`: explained on the intro page. */
  readonly topic: string;
  /** Which operations can return it without naming it in `x-errors`. */
  readonly appliesTo: ErrorScope;
  /** Markdown. */
  readonly when: string;
  readonly causes: readonly string[];
  readonly fixes: readonly string[];
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** Markdown: how the sandbox answers with it. */
  readonly sandbox: string;
  /** Complete `application/problem+json` body; of a code without status, the `failure` itself. */
  readonly example: JsonObject;
  /** Operations that can return it. */
  readonly operations: readonly string[];
  readonly place: Place;
}

/** A value that makes the sandbox do something on purpose (`x-sandbox`). */
export interface SandboxValue {
  readonly in: 'body' | 'path' | 'query' | 'header';
  /** Parameter name, or an RFC 6901 pointer into the body. */
  readonly name: string;
  readonly value: JsonValue;
  /** Markdown: what happens. */
  readonly result: string;
  /** Code of the error it provokes, if it provokes one. */
  readonly error: string | undefined;
  /** State the object ends in, if it steers the lifecycle. */
  readonly state: string | undefined;
}
