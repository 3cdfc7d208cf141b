/**
 * The hooks of a behavior module, typed by the contract they belong to. The types come from
 * `openapi-typescript`; `npm run types` writes them next to the modules.
 */
import type { JsonObject } from '../contract/model';
import type { Trigger } from './contract';
import type { Amount } from './money';
import type { Refuse } from './problems';
import type { AnyContract, World } from './world';

/** `components['schemas']` and `operations` of a contract. */
export interface ContractTypes {
  readonly schemas: object;
  readonly operations: object;
}

type JsonOf<T> = T extends { readonly content: { readonly 'application/json': infer B } }
  ? B
  : undefined;

type BodyOf<Op> = Op extends { readonly requestBody?: infer R }
  ? JsonOf<NonNullable<R>>
  : undefined;

type AnswerOf<Op> = Op extends { readonly responses: infer R }
  ? { [Status in keyof R]: Status extends 200 | 201 | 202 ? JsonOf<R[Status]> : never }[keyof R]
  : undefined;

type ParametersOf<Op, Place extends string> = Op extends {
  readonly parameters: { readonly [P in Place]?: infer R };
}
  ? NonNullable<R>
  : Readonly<Record<string, never>>;

/** An object that the sandbox keeps. `value` is always current. */
export interface Stored<T> {
  /** Name of its schema. */
  readonly type: string;
  /** Its id, or its path. */
  readonly key: string;
  readonly value: T;
  /** Whether it is an example of the contract, not an object that a call created. */
  readonly seed: boolean;
}

/** A valid request, before it has changed anything. */
export interface Call<Op> {
  readonly operation: string;
  readonly body: BodyOf<Op>;
  readonly path: ParametersOf<Op, 'path'>;
  readonly query: Partial<ParametersOf<Op, 'query'>>;
  /** API key of the request. */
  readonly key: string;
  /** Scopes of this key. */
  readonly scopes: readonly string[];
  /** The object that the call works on; undefined when the call creates one. */
  readonly target: Stored<AnswerOf<Op>> | undefined;
  /** Sandbox values (`x-sandbox`) in the request. */
  readonly steered: readonly Trigger[];
  /** The answer to `ask`, from before the call was carried out. */
  readonly asked: JsonObject | undefined;
}

/** A call that a rule can still refuse. */
export interface OpenCall<Op> extends Call<Op> {
  readonly refuse: Refuse;
}

/** JSON Merge Patch (RFC 7396). */
export type Patch<T> = string extends keyof T
  ? T
  : { readonly [Name in keyof T]?: T[Name] | Patch<T[Name]> | null };

/** A move of the lifecycle (`x-states`). */
export interface MadeMove {
  readonly from: string;
  readonly to: string;
  /** The operation that made it; undefined for moves without a call. */
  readonly operation: string | undefined;
}

/** The next move that an object makes without a call, and its time (milliseconds since 1970). */
export type NextMove = { readonly to: string; readonly at: number } | 'nothing';

/** An attempt to deliver an event. */
export interface Attempt {
  /** Status of the response; missing when there was none. */
  readonly httpStatus?: number;
  readonly durationMs: number;
  /** Description of the failure. */
  readonly detail?: string;
  /** Body of the response. */
  readonly body?: string;
}

/** Timeouts and retries of event deliveries, all in milliseconds. */
export interface DeliveryTerms {
  /** Longest time that an endpoint may take to respond. */
  readonly timeout: number;
  /** Time from each failed attempt to the next. After the last one, no more attempts are made. */
  readonly pauses: readonly number[];
  /** Longest `Retry-After` that is honored. */
  readonly longestWait: number;
}

/** The rules of one topic. */
export interface Behavior<C extends ContractTypes> {
  /**
   * Returns the canonical form of a text in a request, such as a case-insensitive identifier.
   *
   * @param path path of the text in the body, or the name of its query parameter
   */
  readonly spelling?: (text: string, path: readonly string[]) => string;
  /** Runs once, when a session begins. */
  readonly start?: (world: World<C>) => void;
  /**
   * Asks an external party before an operation is carried out; returns undefined if there is
   * nothing to ask. The answer becomes the `asked` of the call.
   */
  readonly ask?: {
    readonly [Op in keyof C['operations']]?: (
      call: Call<C['operations'][Op]>,
      world: World<C>,
    ) => Promise<JsonObject> | undefined;
  };
  /** Refuses what a request says, before the state of any object can; changes nothing. */
  readonly check?: {
    readonly [Op in keyof C['operations']]?: (
      call: OpenCall<C['operations'][Op]>,
      world: World<C>,
    ) => void;
  };
  /** Runs before a change: refuses it, or returns properties that the request does not set. */
  readonly before?: {
    readonly [Op in keyof C['operations']]?: (
      call: OpenCall<C['operations'][Op]>,
      world: World<C>,
    ) => Patch<AnswerOf<C['operations'][Op]>> | undefined;
  };
  /** Runs after an operation has created or changed its object; can no longer refuse. */
  readonly after?: {
    readonly [Op in keyof C['operations']]?: (
      object: Stored<AnswerOf<C['operations'][Op]>>,
      call: Call<C['operations'][Op]>,
      world: World<C>,
    ) => void;
  };
  /** Computes the whole answer, such as a list of balances; undefined leaves it to the contract. */
  readonly answer?: {
    readonly [Op in keyof C['operations']]?: (
      call: OpenCall<C['operations'][Op]>,
      world: World<C>,
    ) => AnswerOf<C['operations'][Op]> | Promise<AnswerOf<C['operations'][Op]>> | undefined;
  };
  /** Runs after an example of the contract has become an object, when a call first names it. */
  readonly seeded?: {
    readonly [Type in keyof C['schemas']]?: (
      object: Stored<C['schemas'][Type]>,
      world: World<C>,
    ) => void;
  };
  /** Runs after a move, before its event is sent. */
  readonly moved?: {
    readonly [Type in keyof C['schemas']]?: (
      object: Stored<C['schemas'][Type]>,
      move: MadeMove,
      world: World<C>,
    ) => void;
  };
  /** Runs after the `available` balance of an owner has fallen; `before` is the balance before. */
  readonly spent?: (owner: string, before: Amount, world: World<C>) => void;
  /** Plans the next move; undefined leaves it to the contract (`after` in `x-states`). */
  readonly next?: {
    readonly [Type in keyof C['schemas']]?: (
      object: Stored<C['schemas'][Type]>,
      world: World<C>,
    ) => NextMove | undefined;
  };
  /** Delivers the events of a session, in a sandbox that can send them. */
  readonly delivery?: {
    /**
     * Returns the URL of the endpoint, `kept` while it accepts no events, or `unwanted` for an
     * event that it does not subscribe to; undefined without an endpoint.
     */
    readonly addressOf: (event: EventNote, world: World<C>) => string | undefined;
    /** Returns the timeouts and retries. */
    readonly terms: (world: World<C>) => DeliveryTerms;
    /** Type of the event that is sent before those that were kept. */
    readonly first?: string;
    /** Returns the check for whether the endpoint accepts calls again. */
    readonly health?: (world: World<C>) => HealthCheck | undefined;
    /** Runs after each attempt to deliver an event. */
    readonly attempted: (attempt: Attempt, world: World<C>) => void;
  };
  /** Jobs that `world.schedule` can schedule, by name. */
  readonly jobs?: Readonly<Record<string, (subject: string, world: World<C>) => void>>;
}

/** The type and the time of an event. */
export interface EventNote {
  readonly type: string;
  readonly timestamp: string;
}

export interface HealthCheck {
  readonly address: string;
  /** Interval in milliseconds. */
  readonly every: number;
  /** Number of consecutive successful checks after which all waiting events are sent. */
  readonly enough: number;
}

/** The rules of a topic, without the types of their contract. */
export type BehaviorModule = Behavior<AnyContract>;

/** Declares a behavior module; its hooks are typed by the contract. */
export const behavior = <C extends ContractTypes>(hooks: Behavior<C>): BehaviorModule =>
  hooks as unknown as BehaviorModule;
