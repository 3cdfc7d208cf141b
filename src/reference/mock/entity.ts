import type { JsonObject, JsonValue } from '../contract/model';
import type { Appointment } from './agenda';
import type { Move } from './contract';

/** A move that happens by itself. It counts only while it is the `nextMove` of its object. */
export interface DueMove extends Appointment {
  readonly entity: Entity;
  readonly planned: PlannedMove;
}

export interface PlannedMove extends Appointment {
  readonly move: Move;
}

/** A property of an object disappears (`x-lapses`). */
export interface DueLapse extends Appointment {
  readonly lapsing: Entity;
}

/** Work of a behavior module, at its moment. */
export interface DueJob extends Appointment {
  readonly job: string;
  /** What the job is about, such as the id of an object. */
  readonly subject: string;
}

/** The state that a sandbox value steers an object to. */
export interface Goal {
  readonly state: string;
  /** State from which the last move is made; any when left out. */
  readonly from: string | undefined;
  readonly stays: boolean;
  /** The sandbox value itself. */
  readonly value: JsonValue;
  /** JSON Merge Patch on the object when it gets there. */
  readonly patch: JsonValue | undefined;
}

/** An object of the sandbox. */
export interface Entity {
  /** Name of its schema, `Card`. */
  readonly type: string;
  /** Id, or the path it lives at. */
  readonly key: string;
  value: JsonObject;
  /** Whether it is an example of the contract and was not created by a call. */
  readonly seed: boolean;
  /** Counts up; the newest comes first in lists. */
  readonly serial: number;
  /** The next move that happens by itself, and when. */
  nextMove?: PlannedMove;
  /** State a sandbox value steers it to. */
  goal?: Goal;
}
