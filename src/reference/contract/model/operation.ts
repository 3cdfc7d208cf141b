import type { JsonValue, Place } from './base';
import type { Field } from './field';
import type { SchemaRef } from './schema';
import type { SecurityAlternative } from './security';

/** `GET`, or any other token: an additional operation may have a custom method (OpenAPI 3.2). */
export type HttpMethod = string;

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
  /** The credentials that a request needs, as written: any one of the alternatives is enough. */
  readonly security: readonly SecurityAlternative[];
  readonly idempotencyKey: 'required' | 'optional' | 'none';
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  /** The responses as written; those of `specificErrors` and `commonErrors` are additional. */
  readonly responses: readonly ApiResponse[];
  /** Codes named in `x-errors`, in that order: specific to this operation. */
  readonly specificErrors: readonly string[];
  /** Codes every operation of this kind can return. */
  readonly commonErrors: readonly string[];
  /** Event types named in `x-events`. */
  readonly events: readonly string[];
  /** Markdown: effects other than the response (`x-effects`). */
  readonly effects: string | undefined;
  /** Markdown: what to do on timeout and whether to retry (`x-retry`). */
  readonly retry: string | undefined;
  readonly sandbox: readonly SandboxValue[];
  readonly deprecated: boolean;
  /** Server address, if it is not the first server of the contract. */
  readonly server?: string;
  /** Ids of its callbacks: operations that the provider calls at an address from the caller. */
  readonly callbacks?: readonly string[];
  /** Id of the operation it is a callback of. Its path is an expression: `{$request.body#/url}`. */
  readonly callbackOf?: string;
  /** Code samples written in the document (`x-codeSamples`). */
  readonly codeSamples?: readonly CodeSample[];
  /** Further labels: `x-badges`, and tags other than its topic. */
  readonly badges?: readonly string[];
  readonly place: Place;
}

export interface CodeSample {
  readonly title: string;
  readonly source: string;
}

/** How a value is serialized, as far as specified (OpenAPI 3.1, Parameter Object). */
export interface Serialization {
  readonly style?:
    | 'simple'
    | 'label'
    | 'matrix'
    | 'form'
    | 'spaceDelimited'
    | 'pipeDelimited'
    | 'deepObject';
  readonly explode?: boolean;
  readonly allowReserved?: true;
  /** Media type of a value that is serialized as a separate document, `application/json`. */
  readonly content?: string;
}

export interface Parameter extends Serialization {
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly field: Field;
}

/** How a field of a form is serialized. */
export interface FieldEncoding extends Serialization {
  /** Name of the file that a sample sends for the field. */
  readonly file?: string;
}

export interface Body {
  readonly contentType: string;
  readonly required: boolean;
  readonly schema: SchemaRef;
  /** Whether the schema describes each part of a stream (`itemSchema`). */
  readonly isStream?: true;
  /** For text, including XML, the value is the text itself. Binary content has no examples. */
  readonly examples: readonly Example[];
  /** Examples of which the document only gives the address. */
  readonly examplesElsewhere?: readonly { readonly title: string; readonly url: string }[];
  /** Fields of a form with a serialization other than the default. */
  readonly encoding?: Readonly<Record<string, FieldEncoding>>;
  /** The message in its other media types. */
  readonly others?: readonly Body[];
}

export interface ApiResponse {
  /** `200`, `201`, `204`, or a range such as `2XX`. */
  readonly status: string;
  /** Markdown. */
  readonly description: string;
  readonly headers: readonly Field[];
  readonly body: Body | undefined;
  readonly links?: readonly Link[];
}

/** An operation that takes values of the response as parameters (OpenAPI 3.1, Link Object). */
export interface Link {
  readonly name: string;
  /** Markdown. */
  readonly description: string;
  /** Id of an operation of the contract. */
  readonly operation: string;
  /** Expressions by parameter name, `$response.body#/id`. */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface Example {
  readonly name: string;
  readonly summary: string;
  readonly value: JsonValue;
}

/** A value that makes the sandbox do something on purpose (`x-sandbox`). */
export interface SandboxValue {
  readonly in: 'body' | Parameter['in'];
  /** Parameter name, or an RFC 6901 pointer into the body. */
  readonly name: string;
  readonly value: JsonValue;
  /** Markdown: what happens. */
  readonly result: string;
  /** Code of the error that the value provokes, if any. */
  readonly error: string | undefined;
  /** State in which the object ends, if the value controls the lifecycle. */
  readonly state: string | undefined;
}
