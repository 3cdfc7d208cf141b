import { nextTimedMove, type Destination } from '../../mock/by-time';
import type { MockContract, MockOperation, Trigger } from '../../mock/contract';
import { durationMs } from '../../mock/time';

/** Where an object is in its lifecycle; times are milliseconds since the first request. */
export interface Position {
  /** Empty for an object without a lifecycle. */
  readonly state: string;
  readonly since: number;
  /** State that a sandbox value steers it to. */
  readonly goal?: Destination | undefined;
  /** Whether it stays in its state until a call moves it. */
  readonly stays?: boolean | undefined;
}

/** A step that brings an object closer to a state: a request, or waiting. */
export type Step =
  | {
      readonly kind: 'call';
      readonly operation: MockOperation;
      readonly trigger: Trigger | undefined;
    }
  | { readonly kind: 'wait'; readonly ms: number };

/** Costs are counted in requests: waiting a minute costs as much as one more request. */
const HOUR_COST = 60;
const NEW_OBJECT_COST = 3;
/** Where the search gives up; no useful way is longer. */
const MAX_STEPS = 8;

/** Predicts how objects of one kind move through their lifecycle. */
export class LifecycleModel {
  constructor(
    private readonly mock: MockContract,
    private readonly schema: string,
  ) {}

  private get lifecycle() {
    return this.mock.resources[this.schema]?.lifecycle;
  }

  get states(): readonly string[] {
    return Object.keys(this.lifecycle?.states ?? {});
  }

  /** Where time moves an object next; undefined when time does not move it. */
  private nextPosition({ state, since, goal, stays }: Position): Position | undefined {
    if (stays) return undefined;
    const { move, after } = nextTimedMove(this.lifecycle?.states ?? {}, state, goal);
    return move && positionIn(move.to, since + durationMs(after), goal);
  }

  positionAt(position: Position, now: number): Position {
    const next = this.nextPosition(position);
    return next && next.since <= now ? this.positionAt(next, now) : position;
  }

  /** Where a call moves an object, given the sandbox value in the call. */
  positionAfter(
    position: Position,
    operation: MockOperation,
    now: number,
    trigger?: Trigger,
  ): Position {
    const moves = (this.lifecycle?.states[position.state] ?? []).filter(
      (move) => move.operation === operation.id,
    );
    const move = moves.find(({ to }) => to === trigger?.state) ?? moves[0];
    if (!move && trigger?.state === undefined) return position;
    return this.steer(move?.to ?? position.state, now, trigger, position.goal);
  }

  /** Where a new object is that an operation creates in a state. */
  initialPosition(state: string, now: number, trigger?: Trigger): Position {
    const isInitial = this.lifecycle?.initial.includes(trigger?.state ?? '');
    return this.steer(isInitial ? (trigger?.state ?? state) : state, now, trigger);
  }

  private steer(state: string, now: number, trigger?: Trigger, previous?: Destination): Position {
    const goal =
      trigger?.state === undefined ? previous : { state: trigger.state, from: trigger.from };
    const stays = goal?.state === state ? trigger?.stays : undefined;
    return { ...positionIn(state, now, goal), stays };
  }

  /** The sandbox values of an operation that steer an object, and `undefined` for none. */
  private steeringTriggers({ sandbox }: MockOperation): readonly (Trigger | undefined)[] {
    return [
      undefined,
      ...sandbox.filter(
        ({ in: place, state, error }) =>
          place === 'body' && error === undefined && state !== undefined,
      ),
    ];
  }

  /**
   * The cheapest steps that bring an object into one of the states: waiting, calling operations on
   * it, or creating another one.
   *
   * @param current where the object is; undefined when there is none
   * @param maker operation that creates an object, and the state of the new object
   */
  cheapestSteps(
    states: readonly string[],
    now: number,
    current: Position | undefined,
    maker: { readonly operation: MockOperation; readonly state: string } | undefined,
  ): readonly Step[] | undefined {
    const open = [
      ...(current ? [{ position: current, now, cost: 0, steps: [] as readonly Step[] }] : []),
      ...(maker
        ? this.steeringTriggers(maker.operation).map((trigger) => ({
            position: this.initialPosition(maker.state, now, trigger),
            now,
            cost: NEW_OBJECT_COST + (trigger ? 1 : 0),
            steps: [{ kind: 'call', operation: maker.operation, trigger }] as readonly Step[],
          }))
        : []),
    ];
    for (;;) {
      open.sort((a, b) => a.cost - b.cost);
      const best = open.shift();
      if (!best) return undefined;
      const { position, steps, cost } = best;
      if (states.includes(position.state)) return steps;
      if (steps.length >= MAX_STEPS) continue;
      const next = this.nextPosition(position);
      if (next) {
        const ms = Math.max(0, next.since - best.now);
        open.push({
          position: next,
          now: next.since,
          cost: cost + (ms / durationMs('PT1H')) * HOUR_COST,
          steps: [...steps, { kind: 'wait', ms }],
        });
      }
      for (const operation of this.callsFrom(position.state)) {
        for (const trigger of this.steeringTriggers(operation)) {
          open.push({
            position: this.positionAfter(position, operation, best.now, trigger),
            now: best.now,
            cost: cost + (trigger ? 2 : 1),
            steps: [...steps, { kind: 'call', operation, trigger }],
          });
        }
      }
    }
  }

  /** Operations on the object itself that move it out of a state. */
  private callsFrom(state: string): readonly MockOperation[] {
    const ids = (this.lifecycle?.states[state] ?? []).map(({ operation }) => operation);
    return this.mock.operations.filter(
      ({ id, target }) =>
        ids.includes(id) &&
        (target.kind === 'object' || target.kind === 'document') &&
        target.type === this.schema,
    );
  }
}

const positionIn = (state: string, since: number, goal: Destination | undefined): Position => ({
  state,
  since,
  goal: goal?.state === state ? undefined : goal,
});
