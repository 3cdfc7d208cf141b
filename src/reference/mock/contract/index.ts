/**
 * The sandbox's view of a contract: everything that decides an answer, and nothing that only
 * explains it. Serializable; `compile` derives it at build time.
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
  Meanwhile,
  SandboxValue,
  Serialization,
  Transition,
} from '../../contract/model';
import type { Schema } from '../../contract/schema/validate';
import type { Kept, List } from './lists';
import type { EarlierVersion, Ending } from './endings';
import type { Charge, Conversion, Forms, MockFee, Sum } from './money';
import type { Outcome, Refusal } from './refusal';
import type { Scales } from './units';

export type { Match, Outcome, Refusal, Schema };

export interface MockContract {
  readonly set: string;
  /** Whether it has no shared conventions; the sandbox then does only what it documents. */
  readonly isPlain?: true;
  /** API version; only where the shared conventions let requests name one (`Api-Version`). */
  readonly version?: string;
  readonly earlierVersions?: readonly EarlierVersion[];
  /** When the examples were taken (`x-examples-at`), in milliseconds since 1970. */
  readonly moment?: number;
  /** Path of the first server URL, `/v1`. */
  readonly basePath: string;
  /** Schemas without annotations, by the name that a `$ref` uses. */
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly credentials: Credentials;
  /** Keys that the sandbox accepts (`x-sandbox-keys`); any key when missing. */
  readonly keys?: SandboxKeys;
  readonly operations: readonly MockOperation[];
  /** Types of objects that the sandbox keeps, by the name of their schema. */
  readonly resources: Readonly<Record<string, Resource>>;
  readonly events: Readonly<Record<string, MockEvent>>;
  /** Examples of problems by code; `page` is the `type` without the anchor of the code. */
  readonly errors: Readonly<Record<string, JsonObject>>;
  readonly scales: Scales;
  readonly forms: Forms;
  /** Fees by their id in the fee schedule. */
  readonly fees: Readonly<Record<string, MockFee>>;
  /** Figures of the docs set (`facts.yaml`) by id; times in milliseconds. */
  readonly figures?: Readonly<Record<string, number | readonly number[]>>;
}

/** An example; with a type, as a JSON Merge Patch (RFC 7396) on the example of that resource. */
export interface Sample {
  readonly type?: string;
  readonly patch: JsonValue;
}

/** The object or list that an operation works on. */
export type Target =
  /** The object whose id is in the path parameter. */
  | { readonly kind: 'object'; readonly type: string; readonly parameter: string }
  /** The only object at a path that does not contain its id, such as the limits of a card. */
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
  /** Its serialization, unless it is plain text; the sandbox does not parse such a value. */
  readonly wire?: Serialization;
}

export interface SandboxKeys {
  readonly pattern: string;
  /** The key that the playground sends. */
  readonly example: string;
  /** The key that may only read. */
  readonly readOnly?: string;
}

export interface MockBody {
  /** Media type in lower case, without parameters. */
  readonly type: string;
  /** Other media types that are accepted; only their syntax is checked. */
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
  /** Alternative lists of scheme names; no credentials are needed if none or one is empty. */
  readonly access: readonly (readonly string[])[];
  readonly key: 'required' | 'optional' | 'none';
  /** Schema of the idempotency key, if it takes one. */
  readonly keySchema?: Schema;
  readonly parameters: readonly MockParameter[];
  readonly body?: MockBody;
  readonly status: number;
  readonly notModified?: boolean;
  /** Headers of the success answer other than the standard ones, with their examples. */
  readonly headers: Readonly<Record<string, string>>;
  readonly answer?: { readonly schema: Schema; readonly sample: Sample };
  /** Named examples of the answers, for `Prefer: example=`. */
  readonly examples?: Readonly<Record<string, Sample>>;
  readonly target: Target;
  /** Parameters and properties of a list. */
  readonly list?: List;
  /** Places of the body that the answer repeats (`x-echoes`): `[in the body, in the answer]`. */
  readonly echoes: readonly (readonly [string, string])[];
  /** Documented error answers by key, `404`, `4XX` or `default`; only without an error catalog. */
  readonly failures?: Readonly<Record<string, Failure>>;
  /** How items are kept by path, in a contract that does not declare their identifiers. */
  readonly kept?: Kept;
  /** Codes of `x-errors`. */
  readonly errors: readonly string[];
  readonly commonErrors: readonly string[];
  readonly events: readonly string[];
  /** Events that the call itself sends if its object meets the conditions (`x-emits`). */
  readonly emits: Readonly<Record<string, Conditions>>;
  readonly sandbox: readonly Trigger[];
  readonly refusals: readonly Refusal[];
  /** What becomes of a new object where another object decides (`x-outcomes`). */
  readonly outcomes?: readonly Outcome[];
  /** Removals announced for the operation or for parts of its request. */
  readonly endings?: readonly Ending[];
}

/** A sandbox value of the contract (`x-sandbox`). */
export interface Trigger extends Pick<SandboxValue, 'in' | 'name' | 'value'> {
  readonly error?: string;
  /** Leaves `error` to a rule, which refuses the call after every other check. */
  readonly byRule?: true;
  readonly state?: string;
  /** State to pass right before `state`, where several states lead to it. */
  readonly from?: string;
  /** Whether the object stays in `state` until a call moves it. */
  readonly stays?: true;
  /** JSON Merge Patch on the object, applied when it reaches `state`, or else immediately. */
  readonly patch?: JsonValue;
}

type MoveDetail = 'operation' | 'after' | 'event' | 'failure';

/** A state transition, without its explanations. */
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
    /** Property with the reason why a move failed. */
    readonly failure?: string;
    /** Property with the reason why the object waits. */
    readonly waiting?: string;
    readonly initial: readonly string[];
    readonly states: Readonly<Record<string, readonly Move[]>>;
    /** What other objects do to an object, by its state. */
    readonly meanwhile?: Readonly<Record<string, readonly Meanwhile[]>>;
  };
  /** Objects that exist from the start, by id, as patches on the example. */
  readonly seeds: Readonly<Record<string, JsonValue>>;
  /** Timestamps by RFC 6901 pointer, each with the occasions that set it to now (`x-stamp`). */
  readonly stamps?: Readonly<Record<string, readonly string[]>>;
  /** Properties with a time, which are removed once that time has passed (`x-lapses`). */
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
