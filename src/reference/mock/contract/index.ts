/**
 * The sandbox's view of a contract: everything that decides an answer, nothing that only explains it. Serialisable; `compile.ts` derives it at build time.
 */
import type { Credentials } from '../../contract/http/credentials';
import type {
  Body,
  Conditionals,
  Conditions,
  HttpMethod,
  JsonObject,
  JsonValue,
  Match,
  SandboxValue,
  Serialization,
  Transition,
} from '../../contract/model';
import type { Schema } from '../../contract/schema/validate';
import type { Kept, List } from './lists';
import type { Ending } from './endings';
import type { Charge, Conversion, Forms, MockFee, Sum } from './money';
import type { Scales } from './units';

export type { Match, Schema };

export interface MockContract {
  readonly set: string;
  /** Whether it has none of the shared conventions: what it does not say, the sandbox does not do. */
  readonly isPlain?: true;
  /** The version it speaks, where the shared conventions let requests name one. */
  readonly version?: string;
  /** When the examples were taken (`x-examples-at`), in milliseconds since 1970. */
  readonly moment?: number;
  /** Path of the first server URL, `/v1`. */
  readonly basePath: string;
  /** By name, as a `$ref` says it; without annotations. */
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly credentials: Credentials;
  /** Keys that the sandbox takes (`x-sandbox-keys`); any key without it. */
  readonly keys?: SandboxKeys;
  readonly operations: readonly MockOperation[];
  /** Objects the sandbox keeps, by the name of their schema. */
  readonly resources: Readonly<Record<string, Resource>>;
  readonly events: Readonly<Record<string, MockEvent>>;
  /** Example of a problem by its code; `page` is its `type` without the anchor of the code. */
  readonly errors: Readonly<Record<string, JsonObject>>;
  readonly scales: Scales;
  readonly forms: Forms;
  /** Fees by their identifier in the schedule. */
  readonly fees: Readonly<Record<string, MockFee>>;
  /** Figures of the set (`facts.yaml`) by their id; times in milliseconds. */
  readonly figures?: Readonly<Record<string, number | readonly number[]>>;
}

/** An example; with a type, as a JSON Merge Patch (RFC 7396) on the example of that resource. */
export interface Sample {
  readonly type?: string;
  readonly patch: JsonValue;
}

/** What an operation works on. */
export type Target =
  /** The object whose id is in the path parameter. */
  | { readonly kind: 'object'; readonly type: string; readonly parameter: string }
  /** The one object at a path without an id of its own, such as the limits of a card. */
  | { readonly kind: 'document'; readonly type: string; readonly template: string }
  | { readonly kind: 'list'; readonly type: string | undefined }
  /** A new object, kept when it has an id. */
  | { readonly kind: 'new'; readonly type: string | undefined };

export interface MockParameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: JsonValue;
  /** How it is written, where that is not a plain text; the sandbox does not look into it. */
  readonly wire?: Serialization;
}

export interface SandboxKeys {
  readonly pattern: string;
  /** The one that the playground sends. */
  readonly example: string;
  /** The one that may only read. */
  readonly readOnly?: string;
}

export interface MockBody {
  /** Media type in lower case, without parameters. */
  readonly type: string;
  /** Other media types that are taken; only their syntax is checked. */
  readonly others?: readonly string[];
  readonly required: boolean;
  readonly schema: Schema;
  readonly encoding?: Body['encoding'];
}

/** A documented error: its example, and its media type when it has a body. */
export interface Failure {
  readonly type?: string;
  readonly body?: JsonValue;
}

export interface MockOperation {
  readonly id: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly scopes: readonly string[];
  /** Alternatives, each the names of its schemes; none, or an empty one: no credentials needed. */
  readonly access: readonly (readonly string[])[];
  readonly key: 'required' | 'optional' | 'none';
  readonly parameters: readonly MockParameter[];
  readonly body?: MockBody;
  readonly status: number;
  readonly notModified?: boolean;
  /** Headers of the success answer beside the standard ones, with their examples. */
  readonly headers: Readonly<Record<string, string>>;
  readonly answer?: { readonly schema: Schema; readonly sample: Sample };
  /** Named examples of the answers, for `Prefer: example=`. */
  readonly examples?: Readonly<Record<string, Sample>>;
  readonly target: Target;
  /** How a list is asked for and answered. */
  readonly list?: List;
  /** Places of the answer that repeat a place of the request (`x-echoes`): `[in the body, in the answer]`. */
  readonly echoes: readonly (readonly [string, string])[];
  /** Documented answers to errors by their key, `404`, `4XX` or `default`; none beside a catalog. */
  readonly failures?: Readonly<Record<string, Failure>>;
  /** How objects are kept by their paths, in a contract that does not name their identifiers. */
  readonly kept?: Kept;
  /** Codes of `x-errors`. */
  readonly errors: readonly string[];
  readonly commonErrors: readonly string[];
  readonly events: readonly string[];
  /** Events that the call itself sends, each when its answer meets the conditions (`x-emits`). */
  readonly emits: Readonly<Record<string, Conditions>>;
  readonly sandbox: readonly Trigger[];
  readonly refusals: readonly Refusal[];
  /** Its deprecated parts, and when each may be removed. */
  readonly endings?: readonly Ending[];
}

/** A sandbox value of the contract (`x-sandbox`). */
export interface Trigger extends Pick<SandboxValue, 'in' | 'name' | 'value'> {
  readonly error?: string;
  /** A rule answers with `error`, where everything else allows the call. */
  readonly byRule?: true;
  readonly state?: string;
  /** State from which the last move is made, where several lead to `state`. */
  readonly from?: string;
  /** The object stays in `state` until a call moves it. */
  readonly stays?: true;
  /** JSON Merge Patch on the object: at once, or when it reaches `state`. */
  readonly patch?: JsonValue;
}

/** When an operation refuses (`x-refusals`); every condition has to hold. */
export interface Refusal {
  readonly error: string;
  /** What is wrong in this case. */
  readonly detail?: string;
  /** Schema of the object that has to match; by default the one the operation works on. */
  readonly of?: string;
  readonly object?: Conditions;
  readonly body?: Conditions;
  /** Places of the body that hold the same values in another object of the operation's type. */
  readonly taken?: readonly string[];
  /** Place of the body whose identifier nothing has. */
  readonly unknown?: string;
  /** Places of the body whose texts break the pattern of their schema. */
  readonly malformed?: readonly string[];
}

type MoveDetail = 'operation' | 'after' | 'event' | 'failure';

/** A transition without what only explains it. */
export type Move = Pick<Transition, 'to'> & { readonly [Detail in MoveDetail]?: string } & {
  readonly if?: Conditions;
};

export interface Resource {
  /** Property that holds its id (`x-id`). */
  readonly id?: string;
  readonly example: JsonObject;
  /** Properties with `x-present-when`. */
  readonly conditional: Conditionals;
  readonly lifecycle?: {
    readonly property: string;
    /** Property that says why a move failed. */
    readonly failure?: string;
    readonly initial: readonly string[];
    readonly states: Readonly<Record<string, readonly Move[]>>;
  };
  /** Objects that exist from the start, by id, as patches on the example. */
  readonly seeds: Readonly<Record<string, JsonValue>>;
  /** Timestamps, each with the occasions on which it is set to now (`x-stamp`), by RFC 6901 pointer. */
  readonly stamps?: Readonly<Record<string, readonly string[]>>;
  /** Properties that hold a moment and disappear once it has passed (`x-lapses`). */
  readonly lapses?: readonly string[];
  readonly charges?: readonly Charge[];
  readonly sums?: readonly Sum[];
  readonly conversions?: readonly Conversion[];
}

export interface MockEvent {
  /** Schema of `data`. */
  readonly dataType: string | undefined;
  /** The example of `data`, as a patch on the example of the resource. */
  readonly data: Sample;
}
