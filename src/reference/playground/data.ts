import type { JsonValue } from '../contract/model';
import type { BehaviorModule, MockContract } from '../mock';
import type { Trigger } from '../mock/contract';
import type { ProblemMember } from '../samples/request';

/** The parts of the sandbox's contract for building and checking requests. */
type RequestPart = 'set' | 'credentials' | 'keys' | 'operations' | 'schemas';

/**
 * All data that the playground of a docs set needs before it sends a request. Serializable;
 * `compile.ts` derives it at build time.
 */
export interface PlaygroundData {
  readonly mock: Pick<MockContract, RequestPart>;
  readonly title: string;
  /** Environment variable that replaces the base URL in samples. */
  readonly urlVariable: string;
  /** `Api-Version` of every call, `YYYY-MM-DD`; undefined if the contract has no such header. */
  readonly version?: string;
  /** Whether the contract has no events, so that the sandbox sends none. */
  readonly hasNoEvents?: boolean;
  /** First server URL of the contract, without a trailing slash; the sandbox answers for it. */
  readonly baseUrl: string;
  readonly topics: readonly GuideTopic[];
  /** Kinds of objects by the name of their schema. */
  readonly kinds: Readonly<Record<string, Kind>>;
}

/** Information to recognize the objects of a kind in an answer. */
export interface Kind {
  /** Pattern of their identifiers. */
  readonly pattern: string;
  /** Property with the identifier. */
  readonly id: string;
  /** Property with the state. */
  readonly state?: string;
}

/** The data of a playground, with the loader of its sandbox. */
export interface LoadedPlayground extends PlaygroundData {
  readonly loadSandbox: () => Promise<{ readonly default: SandboxData }>;
}

/** The rest of the sandbox's contract, with its rules; loaded when a reader first needs it. */
export interface SandboxData extends Omit<MockContract, RequestPart> {
  readonly behaviors?: readonly BehaviorModule[];
}

export interface GuideTopic {
  readonly title: string;
  /** Path of its page relative to the base of the docs set, `api/card`. */
  readonly path: string;
  readonly operations: readonly OperationGuide[];
}

/** The effect of a move: `to its end` reaches a final state, `on` reaches any other. */
export type Course = 'on' | 'to its end';

/** The information about an operation that readers see, in addition to the sandbox's contract. */
export interface OperationGuide {
  readonly id: string;
  readonly summary: string;
  /** Descriptions of path, query and header parameters by name. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body?: BodyGuide;
  /** Kinds of objects whose identifiers it requires, by place: `path.cardId`, `body/userId`. */
  readonly needs: Readonly<Record<string, string>>;
  /** The same for optional places. */
  readonly takes: Readonly<Record<string, string>>;
  /** States of an object in which it works, by kind of object; any state if a kind is missing. */
  readonly worksIn: Readonly<Record<string, readonly string[]>>;
  /** Effect on an object whose state it changes, by kind of object and state. */
  readonly leads: Readonly<Record<string, Readonly<Record<string, Course>>>>;
  /** Codes with which its object may fail later, each with the sandbox value that causes it. */
  readonly failures: Readonly<Record<string, Trigger>>;
  /** What samples say of its errors. */
  readonly problem?: readonly ProblemMember[];
}

export interface BodyGuide {
  readonly examples: readonly { readonly summary: string; readonly value: JsonValue }[];
}

/** Fields of the bodies by operation; loaded when a reader opens them. */
export type FieldGuides = Readonly<Record<string, readonly FieldGuide[]>>;

/** A field of the body, with its RFC 6901 pointer (without the indexes of lists) and its help. */
export interface FieldGuide {
  readonly pointer: string;
  readonly type: string;
  readonly required?: boolean;
  readonly help: string;
}
