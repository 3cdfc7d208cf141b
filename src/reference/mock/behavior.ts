/**
 * What a behavior module is made of: hooks, typed by the contract they belong to. The types come
 * from `openapi-typescript`; `npm run types` writes them beside the modules.
 */
import type { JsonObject } from '../contract/model';
import type { Trigger } from './contract';
import type { Amount } from './money';
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

/** An object that the sandbox keeps. `value` is always its present state. */
export interface Stored<T> {
  /** Name of its schema. */
  readonly type: string;
  /** Its id, or the path it lives at. */
  readonly key: string;
  readonly value: T;
  /** Whether it is an example of the contract and no call created it. */
  readonly seed: boolean;
}

/** A request that was found valid, before anything has changed. */
export interface Call<Op> {
  readonly operation: string;
  readonly body: BodyOf<Op>;
  readonly path: ParametersOf<Op, 'path'>;
  readonly query: Partial<ParametersOf<Op, 'query'>>;
  /** API key of the request. */
  readonly key: string;
  /** Scopes of this key. */
  readonly scopes: readonly string[];
  /** The object that the call works on; undefined when the call makes a new one. */
  readonly target: Stored<AnswerOf<Op>> | undefined;
  /** Sandbox values (`x-sandbox`) in the request. */
  readonly steered: readonly Trigger[];
  /** What `ask` was answered, before the call was carried out. */
  readonly asked: JsonObject | undefined;
}

/** A call that can still be refused. */
export interface OpenCall<Op> extends Call<Op> {
  /**
   * Ends the call with an error that its operation lists (`x-errors`).
   *
   * @param places what is wrong in the body (RFC 6901)
   */
  readonly refuse: (code: string, detail?: string, ...places: readonly string[]) => never;
}

/** JSON Merge Patch (RFC 7396). */
export type Patch<T> = string extends keyof T
  ? T
  : { readonly [Name in keyof T]?: T[Name] | Patch<T[Name]> | null };

/** A move of the lifecycle (`x-states`). */
export interface MadeMove {
  readonly from: string;
  readonly to: string;
  /** The operation that made it; undefined for moves that no call makes. */
  readonly operation: string | undefined;
}

/** What happens to an object by itself, and when (milliseconds since 1970). */
export type NextMove = { readonly to: string; readonly at: number } | 'nothing';

/** An attempt to deliver an event. */
export interface Attempt {
  /** What the endpoint answered; missing when it did not. */
  readonly httpStatus?: number;
  readonly durationMs: number;
  /** What went wrong. */
  readonly detail?: string;
  /** The body of the answer. */
  readonly body?: string;
}

/** When events are sent again; all in milliseconds. */
export interface DeliveryTerms {
  /** How long an endpoint may take to answer. */
  readonly timeout: number;
  /** Time from each failed attempt to the next; after the last one there is none. */
  readonly pauses: readonly number[];
  /** Longest `Retry-After` that is honored. */
  readonly longestWait: number;
}

/** The rules of one topic. */
export interface Behavior<C extends ContractTypes> {
  /**
   * How a text of a request is written everywhere else, such as an identifier that has no case.
   *
   * @param path of the text in the body, or the name of its query parameter
   */
  readonly spelling?: (text: string, path: readonly string[]) => string;
  /** Once, when a session begins. */
  readonly start?: (world: World<C>) => void;
  /**
   * What somebody outside is asked before an operation is carried out; undefined when nobody is.
   * The answer is the `asked` of the call.
   */
  readonly ask?: {
    readonly [Op in keyof C['operations']]?: (
      call: Call<C['operations'][Op]>,
      world: World<C>,
    ) => Promise<JsonObject> | undefined;
  };
  /**
   * Before an operation that changes something, after every check the contract knows: refuses it,
   * or gives what the object is to have beyond what the request says.
   */
  readonly before?: {
    readonly [Op in keyof C['operations']]?: (
      call: OpenCall<C['operations'][Op]>,
      world: World<C>,
    ) => Patch<AnswerOf<C['operations'][Op]>> | undefined;
  };
  /** After an operation has made or changed its object; can no longer refuse. */
  readonly after?: {
    readonly [Op in keyof C['operations']]?: (
      object: Stored<AnswerOf<C['operations'][Op]>>,
      call: Call<C['operations'][Op]>,
      world: World<C>,
    ) => void;
  };
  /** The whole answer, such as a list of balances; undefined leaves it to the contract. */
  readonly answer?: {
    readonly [Op in keyof C['operations']]?: (
      call: OpenCall<C['operations'][Op]>,
      world: World<C>,
    ) => AnswerOf<C['operations'][Op]> | Promise<AnswerOf<C['operations'][Op]>> | undefined;
  };
  /** After an example of the contract has become an object, which happens when it is first named. */
  readonly seeded?: {
    readonly [Type in keyof C['schemas']]?: (
      object: Stored<C['schemas'][Type]>,
      world: World<C>,
    ) => void;
  };
  /** After a move, before its event is sent. */
  readonly moved?: {
    readonly [Type in keyof C['schemas']]?: (
      object: Stored<C['schemas'][Type]>,
      move: MadeMove,
      world: World<C>,
    ) => void;
  };
  /** After the `available` of an owner has fallen from an amount. */
  readonly spent?: (owner: string, before: Amount, world: World<C>) => void;
  /** What happens next by itself; undefined leaves it to the contract (`after` in `x-states`). */
  readonly next?: {
    readonly [Type in keyof C['schemas']]?: (
      object: Stored<C['schemas'][Type]>,
      world: World<C>,
    ) => NextMove | undefined;
  };
  /** Where the events of a session go, for a sandbox that can deliver them. */
  readonly delivery?: {
    /**
     * `kept` while the endpoint takes none, `unwanted` for an event that it is not to get; undefined
     * when there is no endpoint.
     */
    readonly addressOf: (event: EventNote, world: World<C>) => string | undefined;
    /** How long each attempt waits, and when the next one follows. */
    readonly terms: (world: World<C>) => DeliveryTerms;
    /** The type of event that goes ahead of those that were kept. */
    readonly first?: string;
    /** What is asked whether the endpoint takes calls again. */
    readonly health?: (world: World<C>) => HealthCheck | undefined;
    /** After each attempt to deliver an event. */
    readonly attempted: (attempt: Attempt, world: World<C>) => void;
  };
  /** Work that `world.schedule` asked for. */
  readonly jobs?: Readonly<Record<string, (subject: string, world: World<C>) => void>>;
}

/** What an event is, and when it happened. */
export interface EventNote {
  readonly type: string;
  readonly timestamp: string;
}

export interface HealthCheck {
  readonly address: string;
  /** In milliseconds. */
  readonly every: number;
  /** Good answers in a row after which everything that waits is sent. */
  readonly enough: number;
}

/** The rules of a topic, without the types of their contract. */
export type BehaviorModule = Behavior<AnyContract>;

/** Declares a behavior module; its hooks are typed by the contract. */
export const behavior = <C extends ContractTypes>(hooks: Behavior<C>): BehaviorModule =>
  hooks as unknown as BehaviorModule;
