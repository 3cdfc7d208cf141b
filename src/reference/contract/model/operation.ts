import type { JsonValue, Place } from './base';
import type { Field } from './field';
import type { SchemaRef } from './schema';
import type { SecurityAlternative } from './security';

/** `GET`, or any other token: an additional operation has a method of its own (OpenAPI 3.2). */
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
  /** Address that it is called at, where that is not the first server of the contract. */
  readonly server?: string;
  /** Ids of the operations that the provider calls because of this one, at an address of the caller's. */
  readonly callbacks?: readonly string[];
  /** Id of the operation whose callback it is; its path is then an expression, `{$request.body#/url}`. */
  readonly callbackOf?: string;
  /** Programs of the owner (`x-codeSamples`). */
  readonly codeSamples?: readonly CodeSample[];
  /** Further words about it: `x-badges`, and tags that are not its topic. */
  readonly badges?: readonly string[];
  readonly place: Place;
}

export interface CodeSample {
  readonly title: string;
  readonly source: string;
}

/** How a value is written to the wire, as far as the document says so (OpenAPI 3.1, Parameter Object). */
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
  /** Media type of a value that is written as a document of its own, `application/json`. */
  readonly content?: string;
}

export interface Parameter extends Serialization {
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly field: Field;
}

/** How a field of a form is written. */
export interface FieldEncoding extends Serialization {
  /** Name of the file that a sample sends in its place. */
  readonly file?: string;
}

export interface Body {
  readonly contentType: string;
  readonly required: boolean;
  readonly schema: SchemaRef;
  /** Whether the schema is that of each part of a stream (`itemSchema`). */
  readonly isStream?: true;
  /** Of texts, XML among them, the text itself; none of binary content. */
  readonly examples: readonly Example[];
  /** Examples that only have an address. */
  readonly examplesElsewhere?: readonly { readonly title: string; readonly url: string }[];
  /** Fields of a form that are not written as a form writes them by default. */
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

/** An operation that takes a value of the answer (OpenAPI 3.1, Link Object). */
export interface Link {
  readonly name: string;
  /** Markdown. */
  readonly description: string;
  /** Id of an operation of the contract. */
  readonly operation: string;
  /** Expressions by the parameter that takes them, `$response.body#/id`. */
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
  /** Code of the error it provokes, if it provokes one. */
  readonly error: string | undefined;
  /** State the object ends in, if it steers the lifecycle. */
  readonly state: string | undefined;
}
