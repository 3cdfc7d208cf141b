import type { JsonValue } from '../contract/model';
import type { BehaviorModule, MockContract } from '../mock';

/**
 * Everything the playground of one docs set loads: what the sandbox knows and, beside it, what
 * only readers need. Serialisable; `compile.ts` derives it at build time.
 */
export interface PlaygroundData {
  readonly mock: MockContract;
  readonly title: string;
  /** Value of the `Api-Version` header, `YYYY-MM-DD`. */
  readonly version: string;
  /** First server of the contract, without a trailing slash; the sandbox answers for it. */
  readonly baseUrl: string;
  readonly topics: readonly GuideTopic[];
}

/** The data of a playground with the rules of its sandbox. */
export interface LoadedPlayground extends PlaygroundData {
  readonly behaviors?: readonly BehaviorModule[];
}

export interface GuideTopic {
  readonly title: string;
  /** Path of its page below the set's base, `api/card`. */
  readonly path: string;
  readonly operations: readonly OperationGuide[];
}

/** What readers see of an operation, beside the contract of the sandbox. */
export interface OperationGuide {
  readonly id: string;
  readonly summary: string;
  /** Path, query and header parameters by name. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body?: BodyGuide;
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
