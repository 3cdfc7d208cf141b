import type { JsonValue } from '../../contract/model';
import type { MockOperation } from '../../mock/contract';
import type { Identifier } from './identifiers';
import type { Leftover } from './leftover';

/** A request of the collection, in the order of the run. */
export interface PlannedRequest {
  readonly operation: MockOperation;
  /** Body to send instead of the example. */
  readonly body: JsonValue | undefined;
  /** Topic of its folder. */
  readonly topic: string;
  /** Operation that this request prepares; undefined when it is not a preparation. */
  readonly prepares: MockOperation | undefined;
  /** Time that has to pass before it, in milliseconds. */
  readonly wait: number;
  /** Identifier that its answer sets. */
  readonly yields: Identifier | undefined;
  /** Field that an earlier run may have left behind, and that makes the API refuse this request. */
  readonly leftover: Leftover | undefined;
}
