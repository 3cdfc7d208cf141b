import type { JsonObject, JsonValue } from '../contract/model';
import type { Goal } from './entity';
import type { Delivery } from './session';
import type { Ledger } from './money/ledger';
import type { Amount } from './money';
import type { Attempt, ContractTypes, Patch, Stored } from './behavior';

/** An entry of a list in an answer. */
type EntryOf<Answer> = {
  [Name in keyof Answer]: Answer[Name] extends readonly (infer Entry)[] ? Entry : never;
}[keyof Answer];

/**
 * The interface through which behavior modules act. All actions are checked against the contract;
 * those that it does not allow stop the sandbox with a `Contradiction`.
 */
export interface World<C extends ContractTypes> {
  /** Virtual time in milliseconds since 1970. */
  readonly now: number;
  readonly ledger: Ledger;
  readonly random: () => number;
  /** Returns a time as the API writes it; defaults to the current time. */
  readonly timestamp: (ms?: number) => string;
  /** Returns the milliseconds of an ISO 8601 duration, `PT30M`. */
  readonly duration: (iso: string) => number;
  readonly newId: (prefix: string) => string;
  readonly get: <T extends keyof C['schemas']>(
    type: T,
    id: string,
  ) => Stored<C['schemas'][T]> | undefined;
  /** Returns the objects of a type whose property has the value, newest first. */
  readonly where: <T extends keyof C['schemas'], P extends keyof C['schemas'][T]>(
    type: T,
    property: P,
    value: C['schemas'][T][P],
  ) => readonly Stored<C['schemas'][T]>[];
  /** Creates an object with a new id, and sends the event. */
  readonly create: <T extends keyof C['schemas']>(
    type: T,
    value: C['schemas'][T],
    event?: string,
  ) => Stored<C['schemas'][T]>;
  /** Keeps an object at a path, such as the limits of a card. */
  readonly put: <T extends keyof C['schemas']>(
    type: T,
    path: string,
    value: C['schemas'][T],
  ) => Stored<C['schemas'][T]>;
  /** Patches an example of the contract; takes effect when a call first names the example. */
  readonly example: <T extends keyof C['schemas']>(
    type: T,
    id: string,
    patch: Patch<C['schemas'][T]>,
  ) => void;
  /** Removes an object. */
  readonly forget: (object: Stored<unknown>) => void;
  readonly change: <T>(object: Stored<T>, patch: Patch<T>) => void;
  /** Makes a move, by the current call or without a call, and sends its event. */
  readonly move: <T>(object: Stored<T>, to: string, patch?: Patch<T>) => void;
  readonly emit: (event: string, object: Stored<unknown>) => void;
  /** Sends an event about data that is not kept, such as a limit that was reached. */
  readonly notify: (event: string, data: object) => void;
  /** Schedules a job (`Behavior.jobs`) for a time in milliseconds since 1970. */
  readonly schedule: (job: string, subject: string, at: number) => void;
  /** Returns the state that a sandbox value steers to, the state to pass before, and the value. */
  readonly steeredTo: (
    object: Stored<unknown>,
  ) => Pick<Goal, 'state' | 'from' | 'value'> | undefined;
  /** Returns the milliseconds after which a move happens without a call (`after` in `x-states`). */
  readonly delay: (type: keyof C['schemas'], from: string, to: string) => number;
  /** Plans the next move of an object again, after a change that its rule depends on. */
  readonly plan: (object: Stored<unknown>) => void;
  /**
   * Adds the fees and amounts of `x-fees`, `x-sums` and `x-conversions` to an object.
   *
   * @param body body of the request, which has one of two converted amounts
   */
  readonly priced: <T extends keyof C['schemas']>(
    type: T,
    value: C['schemas'][T],
    body?: object,
  ) => C['schemas'][T];
  /** Returns a figure of `facts.yaml`: a time in milliseconds, a range as its upper end. */
  readonly figure: (id: string) => number;
  /** Returns a figure of `facts.yaml` that is a list, such as the pauses between retries. */
  readonly series: (id: string) => readonly number[];
  /** Returns the fee on an amount (`fees.yaml`). Both must have the same unit. */
  readonly fee: (id: string, on: Amount) => Amount;
  /**
   * Returns the answer of a list with one page of the entries that match its query, newest first.
   * `show` turns an item into an entry, and is called for no more items than the page needs.
   */
  readonly page: <Answer extends object, T>(
    items: readonly T[],
    call: { readonly operation: string; readonly path: object; readonly query: object },
    show?: (item: T) => EntryOf<Answer>,
  ) => Answer;
  /** Returns the newest signing secret of the events. */
  readonly secret: () => string;
  /**
   * Sends a sample of an event to a URL, once; returns undefined if there is no such event.
   *
   * @param within timeout in milliseconds
   */
  readonly deliverSample: (event: string, address: string, within: number) => Delivery | undefined;
  /**
   * Sends a call that waits for an answer of the partner to a URL, signed like an event; returns
   * undefined if the sandbox makes no such calls.
   *
   * @param within timeout in milliseconds
   */
  readonly callPartner: (
    message: { readonly id: string },
    address: string,
    within: number,
  ) => Promise<Attempt> | undefined;
  /** Parses a text as an object of a schema; returns undefined if it does not fit. */
  readonly read: <T extends keyof C['schemas']>(
    type: T,
    text: string,
  ) => C['schemas'][T] | undefined;
  /** Whether the sandbox allows settings for development machines, such as loopback addresses. */
  readonly isLocal: boolean;
  /** Returns a new signing secret of the events. The previous one also signs until a time. */
  readonly rotateSecret: (until: number) => string;
}

/** A contract without its types, as at run time. */
export interface AnyContract {
  readonly schemas: Record<string, JsonObject>;
  readonly operations: Record<
    string,
    {
      readonly requestBody: { readonly content: { readonly 'application/json': JsonValue } };
      readonly parameters: {
        readonly path: Readonly<Record<string, string>>;
        readonly query: Readonly<Record<string, JsonValue>>;
      };
      readonly responses: {
        readonly 200: { readonly content: { readonly 'application/json': JsonObject } };
      };
    }
  >;
}
