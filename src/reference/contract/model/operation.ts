import type { JsonValue, Place } from './base';
import type { Field } from './field';
import type { SchemaRef } from './schema';
import type { SecurityAlternative } from './security';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

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
  /** What a call may carry, as written: any one of the alternatives will do. */
  readonly security: readonly SecurityAlternative[];
  readonly idempotencyKey: 'required' | 'optional' | 'none';
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  /** The answers as written; those of `specificErrors` and `commonErrors` come on top. */
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
