import type { JsonValue } from '../../contract/model';
import type { MockOperation } from '../../mock/contract';
import type { Identifier } from './identifiers';
import type { Leftover } from './leftover';

/** A request of the collection, in the order of the run. */
export interface PlannedRequest {
  readonly operation: MockOperation;
  /** Its body in place of the example. */
  readonly body: JsonValue | undefined;
  /** Topic of its folder. */
  readonly topic: string;
  /** Operation that this request prepares; undefined when it is there for its own sake. */
  readonly prepares: MockOperation | undefined;
  /** Milliseconds that have to pass before it. */
  readonly wait: number;
  /** Identifier that its answer sets. */
  readonly yields: Identifier | undefined;
  /** What an earlier run may have left behind that makes the API refuse this request. */
  readonly leftover: Leftover | undefined;
}
