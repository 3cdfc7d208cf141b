import type { Contract, JsonValue } from '../../contract/model';
import { asObject, asText, mergePatch } from '../../contract/json';
import { namesOf } from '../../contract/names';
import type { MockContract, MockOperation, Trigger } from '../../mock/contract';
import { leftoverOf, type Leftover } from './leftover';
import { Life, type Standing } from './life';
import { needsOf, type Need } from './needs';
import { makersOf, type Thing, type Things } from './things';

/** A request of the collection, at its place in the run. */
export interface PlannedRequest {
  readonly operation: MockOperation;
  /** Sandbox value it holds. */
  readonly trigger?: Trigger;
  /** Topic of its folder. */
  readonly topic: string;
  /** Operation it prepares; none when it stands for itself. */
  readonly prepares?: MockOperation;
  /** Milliseconds that have to pass before it. */
  readonly wait: number;
  /** Object whose identifier its answer brings. */
  readonly brings?: Thing;
  /** What a run before may have left that has this request refused. */
  readonly leftover?: Leftover;
}

/** Rounds in which every need of a request has to be met: meeting one may undo another. */
const ROUNDS = 4;

/**
 * The order in which the requests of a collection run, one after the other, from nothing: each
 * operation once, in the order of the contract, after what has to be there for it. Objects are
 * made, moved by calls and sandbox values, and given time, as the lifecycles of the contract say.
 */
class Planner {
  readonly requests: PlannedRequest[] = [];
  /** Ids of operations that have a request of their own. */
  private readonly own = new Set<string>();
  private now = 0;
  private wait = 0;
  private topic = '';
  /** By kind of object, of the latest one. */
  private readonly standings = new Map<string, Standing>();

  constructor(
    private readonly contract: Contract,
    private readonly mock: MockContract,
    private readonly things: Things,
  ) {}

  run(): readonly PlannedRequest[] {
    const operations = new Map(this.mock.operations.map((operation) => [operation.id, operation]));
    for (const { name } of this.contract.topics) {
      this.topic = name;
      for (const { id } of namesOf(this.contract).byTopic.get(name) ?? []) {
        const operation = operations.get(id);
        if (!operation || this.own.has(id)) continue;
        this.prepare(operation, operation);
        this.send(operation);
      }
    }
    return this.requests;
  }

  private prepare(operation: MockOperation, purpose: MockOperation): void {
    for (let round = 0; round < ROUNDS; round += 1) {
      const unmet = needsOf(this.mock, this.things, operation).find((need) => !this.isMet(need));
      if (!unmet || !this.meet(unmet, purpose)) return;
    }
  }

  private keyOf = ({ of, owner }: Pick<Need, 'of' | 'owner'>): string =>
    owner === undefined ? of : `${of} of ${owner.of}`;

  private standingOf(need: Need): Standing | undefined {
    const known = this.standings.get(this.keyOf(need));
    return known && new Life(this.mock, need.of).at(known, this.now);
  }

  private isMet(need: Need): boolean {
    const standing = this.standingOf(need);
    if (!standing) return need.owner !== undefined && !need.states;
    if (need.isFresh && standing.since < this.now) return false;
    return !need.states || need.states.includes(standing.state);
  }

  /** Whether something was done about a need. */
  private meet(need: Need, purpose: MockOperation): boolean {
    const { of, owner, states } = need;
    const made = owner?.of ?? of;
    const maker = makersOf(this.mock, made).find(
      (one) => !this.things.namedBy(one).some((thing) => thing.of === made),
    );
    const life = new Life(this.mock, of);
    const way = life.wayTo(
      states ?? [...life.states, ''],
      this.now,
      need.isFresh ? undefined : (this.standingOf(need) ?? this.firstStanding(need)),
      maker && { operation: maker, state: this.birthState(of, owner ? undefined : maker) },
    );
    for (const step of way ?? []) {
      if (step.kind === 'wait') this.pass(step.ms);
      else this.call(step.operation, purpose, step.trigger);
    }
    return way !== undefined && way.length > 0;
  }

  /** A document is there as soon as its owner is. */
  private firstStanding({ of, owner }: Need): Standing | undefined {
    return owner !== undefined && this.standings.has(owner.of)
      ? { state: this.birthState(of, undefined), since: this.now }
      : undefined;
  }

  /** State of a new object; empty when it has no lifecycle. */
  private birthState(of: string, maker: MockOperation | undefined): string {
    const resource = this.mock.resources[of];
    const sample = maker?.answer?.sample;
    const shown =
      sample?.of === of
        ? asObject(mergePatch(resource?.example, sample.patch))[resource?.lifecycle?.property ?? '']
        : undefined;
    return asText(shown) ?? resource?.lifecycle?.initial[0] ?? '';
  }

  private pass(ms: number): void {
    this.now += ms;
    this.wait += ms;
  }

  /** Sends a request that another one needs; it stands for itself where it would come anyway. */
  private call(operation: MockOperation, purpose: MockOperation, trigger?: Trigger): void {
    const topic = namesOf(this.contract).operations.get(operation.id)?.topic;
    const isOwn = topic === this.topic && trigger === undefined && !this.own.has(operation.id);
    this.prepare(operation, isOwn ? operation : purpose);
    this.send(operation, trigger, isOwn ? undefined : purpose);
  }

  private send(operation: MockOperation, trigger?: Trigger, prepares?: MockOperation): void {
    const brings =
      operation.target.kind === 'new' ? this.things.of(operation.target.of) : undefined;
    const leftover = leftoverOf(this.contract, this.mock, this.things, operation);
    if (!prepares) this.own.add(operation.id);
    this.requests.push({
      operation,
      topic: this.topic,
      wait: this.wait,
      ...(trigger ? { trigger } : {}),
      ...(prepares ? { prepares } : {}),
      ...(brings ? { brings } : {}),
      ...(leftover ? { leftover } : {}),
    });
    this.wait = 0;
    for (const need of needsOf(this.mock, this.things, operation)) {
      const standing = this.standingOf(need) ?? this.firstStanding(need);
      if (!standing) continue;
      const after = new Life(this.mock, need.of).after(standing, operation, this.now, trigger);
      this.standings.set(this.keyOf(need), after);
    }
    if (brings) this.bring(brings, operation, trigger);
  }

  private bring({ of }: Thing, operation: MockOperation, trigger?: Trigger): void {
    const life = new Life(this.mock, of);
    this.standings.set(of, life.born(this.birthState(of, operation), this.now, trigger));
    for (const key of this.standings.keys()) {
      if (key.endsWith(` of ${of}`)) this.standings.delete(key);
    }
  }
}

export const planRequests = (
  contract: Contract,
  mock: MockContract,
  things: Things,
): readonly PlannedRequest[] => new Planner(contract, mock, things).run();

/** First example of the body of each operation. */
export const bodiesOf = (contract: Contract): ReadonlyMap<string, JsonValue> =>
  new Map(
    contract.operations.flatMap(({ id, body }) => {
      const value = body?.examples[0]?.value;
      return value === undefined ? [] : [[id, value] as const];
    }),
  );
