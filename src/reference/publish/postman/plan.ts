import type { Contract } from '../../contract/model';
import { asObject, asText, mergePatch } from '../../contract/json';
import { namesOf } from '../../contract/names';
import type { MockContract, MockOperation, Trigger } from '../../mock/contract';
import type { Identifier, Identifiers } from './identifiers';
import { leftoverOf } from './leftover';
import { LifecycleModel, type Position } from './lifecycle';
import { needsOf, type Need } from './needs';
import type { PlannedRequest } from './planned-request';
import { preparationOf } from './preparation';

/** How often the needs of a request are checked again: meeting one of them may undo another. */
const MAX_ROUNDS = 4;

/**
 * Plans the order in which the requests of a collection run, starting in an empty sandbox: each
 * operation once, in the order of the contract, after everything it needs. Objects are created,
 * moved by calls and sandbox values, and given time, as the lifecycles of the contract say.
 */
class Planner {
  private readonly requests: PlannedRequest[] = [];
  /** Ids of the operations that have a request for their own sake. */
  private readonly planned = new Set<string>();
  private now = 0;
  private wait = 0;
  private topic = '';
  /** Position of the latest object of each kind. */
  private readonly positions = new Map<string, Position>();

  private readonly contract: Contract;
  private readonly mock: MockContract;

  constructor(private readonly identifiers: Identifiers) {
    ({ contract: this.contract, mock: this.mock } = identifiers);
  }

  run(): readonly PlannedRequest[] {
    const operations = new Map(this.mock.operations.map((operation) => [operation.id, operation]));
    for (const { name } of this.contract.topics) {
      this.topic = name;
      for (const { id } of namesOf(this.contract).byTopic.get(name) ?? []) {
        const operation = operations.get(id);
        if (!operation || this.planned.has(id)) continue;
        this.prepare(operation, operation);
        this.send(operation);
      }
    }
    return this.requests;
  }

  private modelOf(schema: string): LifecycleModel {
    return new LifecycleModel(this.mock, schema);
  }

  private prepare(operation: MockOperation, purpose: MockOperation): void {
    if (this.isPreparedByContract(operation, purpose)) return;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const unmet = needsOf(this.identifiers, operation).find((need) => !this.isMet(need));
      if (!unmet || !this.meet(unmet, purpose)) return;
    }
  }

  /** Takes the steps that the contract lists; the objects then are as the operation needs them. */
  private isPreparedByContract(operation: MockOperation, purpose: MockOperation): boolean {
    const steps = preparationOf(this.contract, operation.id);
    for (const step of steps) {
      if ('ms' in step) {
        this.pass(step.ms);
        continue;
      }
      const called = this.mock.operations.find(({ id }) => id === step.call);
      if (called) this.send(called, { prepares: purpose, body: step.body });
    }
    if (steps.length === 0) return false;
    for (const need of needsOf(this.identifiers, operation)) {
      const [state = ''] = need.states ?? [];
      if (!this.isMet(need)) this.positions.set(this.keyOf(need), { state, since: this.now });
    }
    return true;
  }

  private pass(ms: number): void {
    this.now += ms;
    this.wait += ms;
  }

  private keyOf({ schema, owner }: Need): string {
    return owner === undefined ? schema : `${schema} of ${owner.schema}`;
  }

  private positionOf(need: Need): Position | undefined {
    const position = this.positions.get(this.keyOf(need));
    return position && this.modelOf(need.schema).positionAt(position, this.now);
  }

  private isMet(need: Need): boolean {
    const position = this.positionOf(need);
    if (!position) return need.owner !== undefined && !need.states;
    if (need.isFresh && position.since < this.now) return false;
    return !need.states || need.states.includes(position.state);
  }

  /** Adds requests that meet a need; false when there are none to add. */
  private meet(need: Need, purpose: MockOperation): boolean {
    const { schema, owner, states } = need;
    const created = owner?.schema ?? schema;
    const maker = this.mock.operations.find(
      (operation) =>
        operation.target.kind === 'new' &&
        operation.target.type === created &&
        !this.identifiers.usedBy(operation).some((identifier) => identifier.schema === created),
    );
    const model = this.modelOf(schema);
    const steps = model.cheapestSteps(
      states ?? [...model.states, ''],
      this.now,
      need.isFresh ? undefined : (this.positionOf(need) ?? this.positionBesideOwner(need)),
      maker && { operation: maker, state: this.initialState(schema, owner ? undefined : maker) },
    );
    for (const step of steps ?? []) {
      if (step.kind === 'wait') this.pass(step.ms);
      else this.call(step.operation, purpose, step.trigger);
    }
    return steps !== undefined && steps.length > 0;
  }

  /** A document exists as soon as its owner does. */
  private positionBesideOwner({ schema, owner }: Need): Position | undefined {
    return owner !== undefined && this.positions.has(owner.schema)
      ? { state: this.initialState(schema, undefined), since: this.now }
      : undefined;
  }

  /** State of a new object; empty when it has no lifecycle. */
  private initialState(schema: string, maker: MockOperation | undefined): string {
    const resource = this.mock.resources[schema];
    const sample = maker?.answer?.sample;
    const inSample =
      sample?.type === schema
        ? asObject(mergePatch(resource?.example, sample.patch))[resource?.lifecycle?.property ?? '']
        : undefined;
    return asText(inSample) ?? resource?.lifecycle?.initial[0] ?? '';
  }

  /** Sends a request that another one needs; it counts as the operation's own request if it can. */
  private call(operation: MockOperation, purpose: MockOperation, trigger?: Trigger): void {
    const topic = namesOf(this.contract).operations.get(operation.id)?.topic;
    const isOwn = topic === this.topic && trigger === undefined && !this.planned.has(operation.id);
    this.prepare(operation, isOwn ? operation : purpose);
    this.send(operation, { trigger, prepares: isOwn ? undefined : purpose });
  }

  private send(
    operation: MockOperation,
    {
      trigger,
      body,
      prepares,
    }: Partial<Pick<PlannedRequest, 'trigger' | 'body' | 'prepares'>> = {},
  ): void {
    const { target } = operation;
    const yields = target.kind === 'new' ? this.identifiers.forSchema(target.type) : undefined;
    if (!prepares) this.planned.add(operation.id);
    this.requests.push({
      operation,
      topic: this.topic,
      wait: this.wait,
      trigger,
      body,
      prepares,
      yields,
      leftover: leftoverOf(this.identifiers, operation),
    });
    this.wait = 0;
    for (const need of needsOf(this.identifiers, operation)) {
      const position = this.positionOf(need) ?? this.positionBesideOwner(need);
      if (!position) continue;
      const next = this.modelOf(need.schema).positionAfter(position, operation, this.now, trigger);
      this.positions.set(this.keyOf(need), next);
    }
    if (yields) this.addObject(yields, operation, trigger);
  }

  private addObject({ schema }: Identifier, maker: MockOperation, trigger?: Trigger): void {
    const state = this.initialState(schema, maker);
    this.positions.set(schema, this.modelOf(schema).initialPosition(state, this.now, trigger));
    for (const key of this.positions.keys()) {
      if (key.endsWith(` of ${schema}`)) this.positions.delete(key);
    }
  }
}

export const planRequests = (identifiers: Identifiers): readonly PlannedRequest[] =>
  new Planner(identifiers).run();
