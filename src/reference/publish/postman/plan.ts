import type { Contract } from '../../contract/model';
import { namesOf } from '../../contract/names';
import type { MockOperation } from '../../mock/contract';
import type { Identifier, Identifiers } from './identifiers';
import { leftoverOf } from './leftover';
import type { PlannedRequest } from './planned-request';
import { preparationOf } from './preparation';

/**
 * Plans the order in which the requests of a collection run, starting in an empty sandbox: each
 * operation once, in the order of the contract, but after the operations that create the objects it
 * uses, and after the steps that the contract lists for it (`x-prepare`).
 */
class Planner {
  private readonly requests: PlannedRequest[] = [];
  /** Ids of the operations that already have a request of their own. */
  private readonly planned = new Set<string>();
  /** Identifiers of the objects that earlier requests have created. */
  private readonly made = new Set<Identifier>();
  private wait = 0;
  private topic = '';

  private readonly contract: Contract;
  private readonly operations: ReadonlyMap<string, MockOperation>;

  constructor(private readonly identifiers: Identifiers) {
    const { contract, mock } = identifiers;
    this.contract = contract;
    this.operations = new Map(mock.operations.map((operation) => [operation.id, operation]));
  }

  run(): readonly PlannedRequest[] {
    for (const { name } of this.contract.topics) {
      this.topic = name;
      for (const { id } of namesOf(this.contract).byTopic.get(name) ?? []) {
        const operation = this.operations.get(id);
        if (!operation || this.planned.has(id)) continue;
        this.prepare(operation, operation);
        this.send(operation);
      }
    }
    return this.requests;
  }

  private prepare(operation: MockOperation, purpose: MockOperation): void {
    for (const identifier of this.identifiers.usedBy(operation)) {
      const maker = this.makerOf(identifier);
      if (!maker || this.made.has(identifier)) continue;
      // Added before its request is planned: two makers may need each other.
      this.made.add(identifier);
      this.make(maker, purpose);
    }
    for (const step of preparationOf(this.contract, operation.id)) {
      if ('ms' in step) {
        this.wait += step.ms;
        continue;
      }
      const called = this.operations.get(step.call);
      if (called) this.send(called, { prepares: purpose, body: step.body });
    }
  }

  /** Returns the operation that creates an object without needing another object of its kind. */
  private makerOf({ schema }: Identifier): MockOperation | undefined {
    return this.identifiers.mock.operations.find(
      (operation) =>
        operation.target.kind === 'new' &&
        operation.target.type === schema &&
        !this.identifiers.usedBy(operation).some((used) => used.schema === schema),
    );
  }

  /** Plans a request that another one needs; if possible, as the operation's own request. */
  private make(operation: MockOperation, purpose: MockOperation): void {
    const topic = namesOf(this.contract).operations.get(operation.id)?.topic;
    const isOwn = topic === this.topic && !this.planned.has(operation.id);
    this.prepare(operation, isOwn ? operation : purpose);
    this.send(operation, { prepares: isOwn ? undefined : purpose });
  }

  private send(
    operation: MockOperation,
    { prepares, body }: Partial<Pick<PlannedRequest, 'prepares' | 'body'>> = {},
  ): void {
    const { target } = operation;
    const yields = target.kind === 'new' ? this.identifiers.forSchema(target.type) : undefined;
    if (yields) this.made.add(yields);
    if (!prepares) this.planned.add(operation.id);
    this.requests.push({
      operation,
      topic: this.topic,
      wait: this.wait,
      body,
      prepares,
      yields,
      leftover: leftoverOf(this.identifiers, operation),
    });
    this.wait = 0;
  }
}

export const planRequests = (identifiers: Identifiers): readonly PlannedRequest[] =>
  new Planner(identifiers).run();
