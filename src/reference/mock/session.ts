import type { JsonObject, JsonValue } from '../contract/model';
import { Contradiction } from './contradiction';
import type { MockContract, MockOperation, Resource } from './contract';
import { Identifiers } from './identifiers';
import { uuidv7, webhookSecret, type Random } from './ids';
import { asText } from '../contract/json';
import { Validator } from '../contract/schema/validate';
import { CLOCK_END, timestamp } from './time';
import { Agenda } from './agenda';
import type { StoredAnswer } from './idempotency';
import type { DueJob, DueLapse, DueMove, Entity } from './entity';
import type { Attempt, BehaviorModule } from './behavior';
import { runSpent } from './hooks';
import { Ledger } from './money/ledger';
import { Objects } from './objects';
import type * as plain from './plain';
import { creationOf } from './stamps';
import { scaleOf } from './contract/units';
import type { AnyContract, World } from './world';

export type { Entity, Goal } from './entity';

/** A notification as it was sent. */
export interface SentEvent {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  /** JSON, as it is signed and delivered. */
  readonly body: string;
  /** Secrets in force, the newest first. */
  readonly secrets: readonly string[];
}

/** What is signed and delivered. */
export type Message = Pick<SentEvent, 'id' | 'body' | 'secrets'>;

/** @param within milliseconds in which the answer has to be there */
export type Deliver = (message: Message, address: string, within: number) => Promise<Attempt>;

/** An event on its way to its only attempt. */
export interface Delivery {
  readonly id: string;
  readonly attempt: Promise<Attempt>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonValue | undefined;
  /** The body, where it depends on something outside; takes the place of `body`. */
  readonly later?: Promise<JsonValue>;
}

/** Everything one API key has done in the sandbox. */
export class Session {
  /** What rules say of the examples of the contract, as patches on them. */
  readonly examples = new Map<string, JsonObject>();
  readonly events: SentEvent[] = [];
  readonly idempotency = new Map<string, StoredAnswer>();
  readonly agenda = new Agenda<DueMove | DueLapse | DueJob>();
  readonly ledger: Ledger;
  /** The API key that it belongs to. */
  key = '';
  /** Items of a contract without identifiers by their path; `null` for those that are gone. */
  readonly kept = new Map<string, JsonObject | null>();
  /** What a contract without our keywords needs. */
  plain: typeof plain | undefined;
  /** The operation that a call is carrying out. */
  operation: MockOperation | undefined;
  /** Objects that were made or changed since the contract was last asked whether it allows them. */
  readonly changed = new Set<Entity>();
  readonly objects = new Objects(
    (type, value) => creationOf(this.resource(type) ?? {}, value) ?? '',
    (entity, before) => {
      this.changed.add(entity);
      this.planLapses(entity, before);
    },
  );
  /** What behavior modules act through; set when the session is opened. */
  declare world: World<AnyContract>;
  /** Whether the sandbox allows what only a development machine needs. */
  isLocal = false;
  /** Delivers a single message; missing where nothing can be sent. */
  deliver: Deliver | undefined;
  /** Whether calls that wait for an answer of the partner are made. */
  asksPartner = false;
  readonly validator: Validator;
  readonly identifiers: Identifiers;
  window = { start: -Infinity, used: 0 };
  private offset = 0;
  private readonly secrets: { readonly secret: string; until: number }[];

  constructor(
    readonly contract: MockContract,
    private readonly clock: () => number,
    readonly random: Random,
    secret: string | undefined,
    private readonly onEvent: (event: SentEvent) => void,
    readonly behaviors: readonly BehaviorModule[] = [],
  ) {
    this.secrets = [{ secret: secret ?? webhookSecret(random), until: Infinity }];
    this.time = clock();
    this.validator = new Validator(contract.schemas, { allowsOverlap: contract.isPlain });
    this.identifiers = new Identifiers(contract, this.validator);
    this.ledger = new Ledger(
      (unit) => scaleOf(contract.scales, unit),
      () => this.time,
      () => uuidv7(this.time, this.random),
      (owner, before) => runSpent(this, owner, before),
    );
  }

  /** Virtual time up to which moves have been made. */
  time: number;

  /** Virtual time in milliseconds since 1970. */
  now(): number {
    return this.clock() + this.offset;
  }

  /** @throws RangeError that says how far the clock can be moved */
  skip(ms: number): void {
    if (this.now() + ms > CLOCK_END) {
      throw new RangeError(
        `The clock can be moved to ${timestamp(CLOCK_END)} at most; it is ${timestamp(this.now())}.`,
      );
    }
    this.offset += ms;
  }

  resource(name: string | undefined): Resource | undefined {
    return name === undefined ? undefined : this.contract.resources[name];
  }

  newId(prefix: string): string {
    return `${prefix}_${uuidv7(this.time, this.random)}`;
  }

  /** A new identifier for an object of a type. */
  newIdOf(type: string): string {
    return this.identifiers.make(type, this.time, this.random);
  }

  find(type: string, key: string): Entity | undefined {
    return this.objects.find(type, key);
  }

  add(entity: Omit<Entity, 'serial'>): Entity {
    return this.objects.add(entity);
  }

  /** Removes an object for good. */
  remove(entity: Entity): void {
    delete entity.nextMove;
    this.objects.remove(entity);
    this.changed.delete(entity);
  }

  /** Puts the new moments at which properties of an object lapse (`x-lapses`) on the agenda. */
  private planLapses(entity: Entity, before: JsonObject): void {
    for (const name of this.resource(entity.type)?.lapses ?? []) {
      const at = Date.parse(asText(entity.value[name]) ?? '');
      if (entity.value[name] !== before[name] && at) this.agenda.add({ at, lapsing: entity });
    }
  }

  /** The secret that signs from now on. */
  get secret(): string {
    return this.secrets[0]?.secret ?? '';
  }

  /** The secrets that sign now, the newest first. */
  signingSecrets(): readonly string[] {
    return this.secrets.filter(({ until }) => until > this.time).map(({ secret }) => secret);
  }

  /** @param until when the present secret stops signing */
  rotateSecret(until: number): string {
    const secret = webhookSecret(this.random);
    const [current] = this.secrets;
    if (current) current.until = until;
    this.secrets.unshift({ secret, until: Infinity });
    return secret;
  }

  /** Sends a notification about an object. */
  emit(type: string | undefined, subject: Entity): void {
    if (type === undefined) return;
    const event = this.contract.events[type];
    if (!event) throw new Contradiction(`The contract has no event \`${type}\`.`);
    if (this.operation?.events.includes(type) === false) {
      const { id } = this.operation;
      throw new Contradiction(`${id} sends \`${type}\`, which is not in its \`x-events\`.`);
    }
    if (event.dataType !== undefined && event.dataType !== subject.type) {
      throw new Contradiction(`\`${type}\` is about a ${event.dataType}, not a ${subject.type}.`);
    }
    this.onEvent(this.record(type, subject.value));
  }

  /** Sends a sample of an event to an address, at once and only once. */
  deliverSample(type: string, data: JsonValue, address: string, within: number): Delivery {
    const event = this.record(type, data);
    if (this.deliver) return { id: event.id, attempt: this.deliver(event, address, within) };
    this.onEvent(event);
    const detail = 'This sandbox sends nothing over the network.';
    return { id: event.id, attempt: Promise.resolve({ durationMs: 0, detail }) };
  }

  /** Keeps an event, with the secrets that sign it. */
  private record(type: string, data: JsonValue): SentEvent {
    const [id, sent] = [this.newId('evt'), timestamp(this.time)];
    const body = JSON.stringify({ id, type, timestamp: sent, data });
    const record = { id, type, timestamp: sent, body, secrets: this.signingSecrets() };
    this.events.push(record);
    return record;
  }
}
