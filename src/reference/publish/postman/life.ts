import { nextByTime, type Steered } from '../../mock/by-time';
import type { MockContract, MockOperation, Trigger } from '../../mock/contract';
import { durationMs } from '../../mock/time';

/** Where an object stands in its lifecycle; times in milliseconds since the first request. */
export interface Standing {
  /** Empty for an object without a lifecycle. */
  readonly state: string;
  readonly since: number;
  /** Where a sandbox value steers it to. */
  readonly goal?: Steered;
  /** Whether only a call moves it on. */
  readonly rests?: true;
}

/** A way to bring an object into a state: requests, and spans of time between them. */
export type Step =
  | { readonly kind: 'call'; readonly operation: MockOperation; readonly trigger?: Trigger }
  | { readonly kind: 'wait'; readonly ms: number };

/** What an hour of waiting costs, in requests: a minute is worth one more request. */
const HOUR = 60;
const NEW_OBJECT = 3;
/** No way that helps has more steps. */
const LONGEST = 8;

/** The lifecycle of one kind of object, walked in thought. */
export class Life {
  constructor(
    private readonly mock: MockContract,
    private readonly of: string,
  ) {}

  private get lifecycle() {
    return this.mock.resources[this.of]?.lifecycle;
  }

  get states(): readonly string[] {
    return Object.keys(this.lifecycle?.states ?? {});
  }

  private nextOf({ state, since, goal, rests }: Standing) {
    if (rests) return undefined;
    const { move, after } = nextByTime(this.lifecycle?.states ?? {}, state, goal);
    return move && { at: since + durationMs(after), standing: this.arrive(move.to, goal) };
  }

  private arrive(state: string, goal: Steered | undefined) {
    return goal === undefined || goal.state === state ? { state } : { state, goal };
  }

  /** Where it stands at a later time. */
  at(standing: Standing, now: number): Standing {
    const next = this.nextOf(standing);
    return next && next.at <= now ? this.at({ ...next.standing, since: next.at }, now) : standing;
  }

  /** Where it stands after a call, with the sandbox value the call holds. */
  after(standing: Standing, operation: MockOperation, now: number, trigger?: Trigger): Standing {
    const moves = (this.lifecycle?.states[standing.state] ?? []).filter(
      (move) => move.operation === operation.id,
    );
    const made = moves.find(({ to }) => to === trigger?.state) ?? moves[0];
    if (!made && trigger?.state === undefined) return standing;
    return this.steered(made?.to ?? standing.state, now, trigger, standing.goal);
  }

  /** Where a new object stands that was made in a state. */
  born(state: string, now: number, trigger?: Trigger): Standing {
    const isBirth = this.lifecycle?.initial.includes(trigger?.state ?? '');
    return this.steered(isBirth ? (trigger?.state ?? state) : state, now, trigger);
  }

  private steered(state: string, now: number, trigger?: Trigger, before?: Steered): Standing {
    const goal =
      trigger?.state === undefined ? before : { state: trigger.state, from: trigger.from };
    const rests = goal?.state === state && trigger?.stays === true;
    return { ...this.arrive(state, goal), since: now, ...(rests ? { rests } : {}) };
  }

  /** Sandbox values of an operation that steer an object, and none. */
  private steering({ sandbox }: MockOperation): readonly (Trigger | undefined)[] {
    return [
      undefined,
      ...sandbox.filter(
        ({ in: place, state, error }) =>
          place === 'body' && error === undefined && state !== undefined,
      ),
    ];
  }

  /**
   * The cheapest way to one of the states: waiting, calls on the object, or making another one.
   *
   * @param current where the object stands; undefined when there is none
   * @param maker operation that makes one, with the state in which it does
   */
  wayTo(
    wanted: readonly string[],
    now: number,
    current: Standing | undefined,
    maker: { readonly operation: MockOperation; readonly state: string } | undefined,
  ): readonly Step[] | undefined {
    const open = [
      ...(current ? [{ standing: current, now, cost: 0, steps: [] as readonly Step[] }] : []),
      ...(maker
        ? this.steering(maker.operation).map((trigger) => ({
            standing: this.born(maker.state, now, trigger),
            now,
            cost: NEW_OBJECT + (trigger ? 1 : 0),
            steps: [call(maker.operation, trigger)] as readonly Step[],
          }))
        : []),
    ];
    for (;;) {
      open.sort((a, b) => a.cost - b.cost);
      const best = open.shift();
      if (!best) return undefined;
      const { standing, steps, cost } = best;
      if (wanted.includes(standing.state)) return steps;
      if (steps.length >= LONGEST) continue;
      const next = this.nextOf(standing);
      if (next) {
        const ms = Math.max(0, next.at - best.now);
        open.push({
          standing: { ...next.standing, since: next.at },
          now: next.at,
          cost: cost + (ms / durationMs('PT1H')) * HOUR,
          steps: [...steps, { kind: 'wait', ms }],
        });
      }
      for (const operation of this.callsFrom(standing.state)) {
        for (const trigger of this.steering(operation)) {
          open.push({
            standing: this.after(standing, operation, best.now, trigger),
            now: best.now,
            cost: cost + (trigger ? 2 : 1),
            steps: [...steps, call(operation, trigger)],
          });
        }
      }
    }
  }

  /** Calls on the object itself that move it from a state. */
  private callsFrom(state: string): readonly MockOperation[] {
    const ids = (this.lifecycle?.states[state] ?? []).map(({ operation }) => operation);
    return this.mock.operations.filter(
      ({ id, target }) =>
        ids.includes(id) &&
        (target.kind === 'object' || target.kind === 'document') &&
        target.of === this.of,
    );
  }
}

const call = (operation: MockOperation, trigger: Trigger | undefined): Step => ({
  kind: 'call',
  operation,
  ...(trigger ? { trigger } : {}),
});
