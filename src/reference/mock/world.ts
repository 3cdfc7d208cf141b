import type { JsonObject, JsonValue } from '../contract/model';
import type { Goal } from './entity';
import type { Delivery } from './session';
import type { Ledger } from './money/ledger';
import type { Amount } from './money';
import type { Attempt, ContractTypes, Patch, Stored } from './behavior';

/** An entry of the answer of a list. */
type EntryOf<Answer> = {
  [Name in keyof Answer]: Answer[Name] extends readonly (infer Entry)[] ? Entry : never;
}[keyof Answer];

/**
 * What behavior modules act through. Everything that it does is checked against the contract; what
 * the contract does not know stops the sandbox with a `Contradiction`.
 */
export interface World<C extends ContractTypes> {
  /** Virtual time in milliseconds since 1970. */
  readonly now: number;
  readonly ledger: Ledger;
  readonly random: () => number;
  /** A moment as the API writes it; the present one by default. */
  readonly timestamp: (ms?: number) => string;
  /** Milliseconds of an ISO 8601 duration, `PT30M`. */
  readonly duration: (iso: string) => number;
  readonly newId: (prefix: string) => string;
  readonly get: <T extends keyof C['schemas']>(
    type: T,
    id: string,
  ) => Stored<C['schemas'][T]> | undefined;
  /** Objects of a type whose property has the value, newest first. */
  readonly where: <T extends keyof C['schemas'], P extends keyof C['schemas'][T]>(
    type: T,
    property: P,
    value: C['schemas'][T][P],
  ) => readonly Stored<C['schemas'][T]>[];
  /** Makes an object of its own, with an id, and sends the event. */
  readonly create: <T extends keyof C['schemas']>(
    type: T,
    value: C['schemas'][T],
    event?: string,
  ) => Stored<C['schemas'][T]>;
  /** Keeps an object that lives at a path, such as the limits of a card. */
  readonly put: <T extends keyof C['schemas']>(
    type: T,
    path: string,
    value: C['schemas'][T],
  ) => Stored<C['schemas'][T]>;
  /** What an example of the contract is like when a call first names it, as a patch on it. */
  readonly example: <T extends keyof C['schemas']>(
    type: T,
    id: string,
    patch: Patch<C['schemas'][T]>,
  ) => void;
  /** Removes an object for good. */
  readonly forget: (object: Stored<unknown>) => void;
  readonly change: <T>(object: Stored<T>, patch: Patch<T>) => void;
  /** Makes a move that no call makes, or the one of the present call, and sends its event. */
  readonly move: <T>(object: Stored<T>, to: string, patch?: Patch<T>) => void;
  readonly emit: (event: string, object: Stored<unknown>) => void;
  /** Sends an event about something that is not kept, such as a limit that was reached. */
  readonly notify: (event: string, data: object) => void;
  /** Does a job (`Behavior.jobs`) at a moment. */
  readonly schedule: (job: string, subject: string, at: number) => void;
  /** State that a sandbox value steers an object to, the state to pass right before it, and the value. */
  readonly steeredTo: (
    object: Stored<unknown>,
  ) => Pick<Goal, 'state' | 'from' | 'value'> | undefined;
  /** Milliseconds after which a move happens by itself (`after` in `x-states`). */
  readonly delay: (type: keyof C['schemas'], from: string, to: string) => number;
  /** Plans what happens next to an object anew, after a change that its rule depends on. */
  readonly plan: (object: Stored<unknown>) => void;
  /**
   * An object with the fees and the amounts that `x-fees`, `x-sums` and `x-conversions` add to it.
   *
   * @param body of the request that names one of two amounts
   */
  readonly priced: <T extends keyof C['schemas']>(
    type: T,
    value: C['schemas'][T],
    body?: object,
  ) => C['schemas'][T];
  /** A figure of `facts.yaml`: times in milliseconds, of a range its upper end. */
  readonly figure: (id: string) => number;
  /** A figure of `facts.yaml` that is a list, such as the pauses of a schedule. */
  readonly series: (id: string) => readonly number[];
  /** The fee of the schedule on an amount (`fees.yaml`), in the unit of the fee. */
  readonly fee: (id: string, on: Amount) => Amount;
  /**
   * The answer of a list with one page of the entries, newest first, that match its query. `show`
   * makes an entry of each item, and is called for no more items than the page needs.
   */
  readonly page: <Answer extends object, T>(
    items: readonly T[],
    call: { readonly operation: string; readonly path: object; readonly query: object },
    show?: (item: T) => EntryOf<Answer>,
  ) => Answer;
  /** The signing secret of the events. */
  readonly secret: () => string;
  /**
   * Sends a sample of an event to an address, once; undefined when there is no such event.
   *
   * @param within milliseconds in which the answer has to be there
   */
  readonly deliverSample: (event: string, address: string, within: number) => Delivery | undefined;
  /**
   * Sends a call that waits for an answer of the partner to an address, signed like an event;
   * undefined where the sandbox makes no such calls.
   *
   * @param within milliseconds in which the answer has to be there
   */
  readonly callPartner: (
    message: { readonly id: string },
    address: string,
    within: number,
  ) => Promise<Attempt> | undefined;
  /** A text as JSON that fits a schema; undefined for any other. */
  readonly read: <T extends keyof C['schemas']>(
    type: T,
    text: string,
  ) => C['schemas'][T] | undefined;
  /** Whether the sandbox allows what only a development machine needs, such as loopback addresses. */
  readonly isLocal: boolean;
  /** A new signing secret of the events; the one before goes on signing until a moment. */
  readonly rotateSecret: (until: number) => string;
}

/** The types of a contract are gone at run time. */
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
