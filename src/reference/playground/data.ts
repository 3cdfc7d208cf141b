import type { JsonValue } from '../contract/model';
import type { BehaviorModule, MockContract } from '../mock';
import type { Trigger } from '../mock/contract';

/** The parts of the sandbox's contract that make and check requests. */
type RequestPart = 'set' | 'credentials' | 'keys' | 'operations' | 'schemas';

/**
 * Everything the playground of one docs set needs before a request is sent. Serialisable;
 * `compile.ts` derives it at build time.
 */
export interface PlaygroundData {
  readonly mock: Pick<MockContract, RequestPart>;
  readonly title: string;
  /** `Api-Version` of every call, `YYYY-MM-DD`; undefined where the contract has no such header. */
  readonly version?: string;
  /** Whether the sandbox has nothing to notify anybody of. */
  readonly hasNoEvents?: boolean;
  /** First server of the contract, without a trailing slash; the sandbox answers for it. */
  readonly baseUrl: string;
  readonly topics: readonly GuideTopic[];
  /** Kinds of objects by the name of their schema. */
  readonly kinds: Readonly<Record<string, Kind>>;
}

/** How the objects of a kind are recognized in an answer. */
export interface Kind {
  /** Pattern of their identifiers. */
  readonly pattern: string;
  /** Property that holds the identifier. */
  readonly id: string;
  /** Property that holds the state. */
  readonly state?: string;
}

/** The data of a playground, and how it loads its sandbox. */
export interface LoadedPlayground extends PlaygroundData {
  readonly loadSandbox: () => Promise<{ readonly default: SandboxData }>;
}

/** What the sandbox knows beside that, with its rules; loaded when a reader first needs it. */
export interface SandboxData extends Omit<MockContract, RequestPart> {
  readonly behaviors?: readonly BehaviorModule[];
}

export interface GuideTopic {
  readonly title: string;
  /** Path of its page below the set's base, `api/card`. */
  readonly path: string;
  readonly operations: readonly OperationGuide[];
}

/** Where moves lead an object: to a state after which nothing happens to it, or on its way. */
export type Course = 'on' | 'to its end';

/** What readers see of an operation, beside the contract of the sandbox. */
export interface OperationGuide {
  readonly id: string;
  readonly summary: string;
  /** Path, query and header parameters by name. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body?: BodyGuide;
  /** Kind of the object whose identifier it needs at a place: `path.cardId`, `body/userId`. */
  readonly needs: Readonly<Record<string, string>>;
  /** The same for places that may stay empty. */
  readonly takes: Readonly<Record<string, string>>;
  /** States of an object in which it works, by the object's kind; any state without an entry. */
  readonly worksIn: Readonly<Record<string, readonly string[]>>;
  /** Where it leads an object whose state it changes, by the object's kind and state. */
  readonly leads: Readonly<Record<string, Readonly<Record<string, Course>>>>;
  /** Codes with which its object may fail later, each with the sandbox value that causes it. */
  readonly failures: Readonly<Record<string, Trigger>>;
}

export interface BodyGuide {
  readonly examples: readonly { readonly summary: string; readonly value: JsonValue }[];
}

/** Fields of the bodies by operation; loaded when a reader asks for them. */
export type FieldGuides = Readonly<Record<string, readonly FieldGuide[]>>;

/** A field of the body: pointer (RFC 6901; of a list's entries without their index) and its help. */
export interface FieldGuide {
  readonly pointer: string;
  readonly type: string;
  readonly required?: boolean;
  readonly help: string;
}
