import type { JsonObject, JsonValue, Meanwhile } from '../contract/model';
import type { Appointment } from './agenda';
import type { Move } from './contract';

/** A move without a call. It is made only if it still is the `nextMove` of its object. */
export interface DueMove extends Appointment {
  readonly entity: Entity;
  readonly planned: PlannedMove;
}

export interface PlannedMove extends Appointment {
  readonly move: Move;
}

/** The removal of a property whose time has passed (`x-lapses`). */
export interface DueLapse extends Appointment {
  readonly lapsing: Entity;
}

/** A scheduled job of a behavior module. */
export interface DueJob extends Appointment {
  readonly job: string;
  /** Subject of the job, such as the id of an object. */
  readonly subject: string;
}

/** The state that a sandbox value steers an object to. */
export interface Goal {
  readonly state: string;
  /** State to pass right before `state`; any when undefined. */
  readonly from: string | undefined;
  readonly stays: boolean;
  /** The sandbox value itself. */
  readonly value: JsonValue;
  /** JSON Merge Patch that the object gets when it reaches the state. */
  readonly patch: JsonValue | undefined;
}

/** An object of the sandbox. */
export interface Entity {
  /** Name of its schema, `Card`. */
  readonly type: string;
  /** Its id, or its path. */
  readonly key: string;
  value: JsonObject;
  /** Whether it is an example of the contract, not an object that a call created. */
  readonly seed: boolean;
  /** Ascending number of the object in its session. */
  readonly serial: number;
  /** The next move without a call, and its time. */
  nextMove?: PlannedMove;
  /** State that a sandbox value steers it to. */
  goal?: Goal;
  /** What another object does to it in its state; undefined if nothing. */
  meanwhile?: Meanwhile | undefined;
}
