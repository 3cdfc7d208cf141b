import type { JsonObject, JsonValue } from '../contract/model';
import { Contradiction } from './contradiction';
import type { MockContract, MockOperation, Resource } from './contract';
import { Identifiers } from './identifiers';
import { uuidv7, webhookSecret, type Random } from './ids';
import { asText } from '../contract/json';
import { jsonText } from '../contract/numeral';
import { Validator } from '../contract/schema/validate';
import { CLOCK_END, timestamp } from './time';
import { Agenda } from './agenda';
import type { StoredAnswer } from './idempotency';
import type { DueJob, DueLapse, DueMove, Entity } from './entity';
import type { BehaviorModule } from './behavior';
import { runSpent } from './hooks';
import { Ledger } from './money/ledger';
import { Objects } from './objects';
import type * as plain from './plain';
import { Recent } from './recent';
import type { Deliver, Delivery, SentEvent } from './sent-event';
import { creationOf } from './stamps';
import { scaleOf } from './contract/units';
import type { AnyContract, World } from './world';

export type { Entity, Goal } from './entity';
export type { Deliver, Delivery, Message, SentEvent } from './sent-event';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonValue | undefined;
  /** The body that replaces `body`, if it depends on an external call. */
  readonly later?: Promise<JsonValue>;
}

/** The state of the sandbox for one API key. */
export class Session {
  /** Changes by rules to the examples of the contract, as patches on them, by type and id. */
  readonly examples = new Map<string, JsonObject>();
  private readonly sent = new Recent<SentEvent>(({ body }) => body);
  readonly idempotency = new Map<string, StoredAnswer>();
  readonly agenda = new Agenda<DueMove | DueLapse | DueJob>();
  readonly ledger: Ledger;
  /** The API key of the session. */
  key = '';
  /** Items of a contract without identifiers by path; `null` for deleted ones. */
  readonly kept = new Map<string, JsonObject | null>();
  /** Functions for a contract without our keywords; undefined for any other. */
  plain: typeof plain | undefined;
  /** The operation that is being carried out. */
  operation: MockOperation | undefined;
  /** Objects that were created or changed since the last check against the contract. */
  readonly changed = new Set<Entity>();
  readonly objects = new Objects(
    (type, value) => creationOf(this.resource(type) ?? {}, value) ?? '',
    (entity, before) => {
      this.changed.add(entity);
      this.planLapses(entity, before);
    },
  );
  /** The interface for behavior modules; set when the session is opened. */
  declare world: World<AnyContract>;
  /** Whether the sandbox allows settings for development machines. */
  isLocal = false;
  /** Delivers messages; undefined if the sandbox cannot send any. */
  deliver: Deliver | undefined;
  /** Whether the sandbox makes calls that wait for an answer of the partner. */
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
    this.validator = new Validator(contract.schemas, {
      allowsOverlap: contract.isPlain,
      omits: ['writeOnly'],
    });
    this.identifiers = new Identifiers(contract, this.validator);
    this.ledger = new Ledger(
      (unit) => scaleOf(contract.scales, unit),
      () => this.time,
      () => uuidv7(this.time, this.random),
      (owner, before) => runSpent(this, owner, before),
    );
  }

  /** Virtual time up to which moves have been made, in milliseconds since 1970. */
  time: number;

  /** The events, oldest first; those before the newest ones that fit are forgotten. */
  get events(): readonly SentEvent[] {
    return this.sent.items;
  }

  /** Number of events so far. */
  get eventCount(): number {
    return this.sent.count;
  }

  /** Virtual time in milliseconds since 1970. */
  now(): number {
    return this.clock() + this.offset;
  }

  /** Moves the virtual clock forward. @throws RangeError if it would pass `CLOCK_END` */
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

  /** Returns a new identifier for an object of a type. */
  newIdOf(type: string): string {
    return this.identifiers.make(type, this.time, this.random);
  }

  find(type: string, key: string): Entity | undefined {
    return this.objects.find(type, key);
  }

  add(entity: Omit<Entity, 'serial'>): Entity {
    return this.objects.add(entity);
  }

  /** Removes an object. */
  remove(entity: Entity): void {
    delete entity.nextMove;
    this.objects.remove(entity);
    this.changed.delete(entity);
  }

  /** Adds the changed times at which properties of an object lapse (`x-lapses`) to the agenda. */
  private planLapses(entity: Entity, before: JsonObject): void {
    for (const name of this.resource(entity.type)?.lapses ?? []) {
      const at = Date.parse(asText(entity.value[name]) ?? '');
      if (entity.value[name] !== before[name] && at) this.agenda.add({ at, lapsing: entity });
    }
  }

  /** The newest signing secret. */
  get secret(): string {
    return this.secrets[0]?.secret ?? '';
  }

  /** Returns the valid signing secrets, newest first. */
  signingSecrets(): readonly string[] {
    return this.secrets.filter(({ until }) => until > this.time).map(({ secret }) => secret);
  }

  /** Adds and returns a new signing secret. @param until end of the current one */
  rotateSecret(until: number): string {
    const secret = webhookSecret(this.random);
    const [current] = this.secrets;
    if (current) current.until = until;
    this.secrets.unshift({ secret, until: Infinity });
    return secret;
  }

  /** Sends an event about an object. */
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

  /** Sends a sample of an event to a URL, immediately and without retries. */
  deliverSample(type: string, data: JsonValue, address: string, within: number): Delivery {
    const event = this.record(type, data);
    if (this.deliver) return { id: event.id, attempt: this.deliver(event, address, within) };
    this.onEvent(event);
    const detail = 'This sandbox sends nothing over the network.';
    return { id: event.id, attempt: Promise.resolve({ durationMs: 0, detail }) };
  }

  /** Creates and keeps an event, with the secrets that sign it. */
  private record(type: string, data: JsonValue): SentEvent {
    const [id, sent] = [this.newId('evt'), timestamp(this.time)];
    const body = jsonText({ id, type, timestamp: sent, data });
    const record = { id, type, timestamp: sent, body, secrets: this.signingSecrets() };
    this.sent.add(record);
    return record;
  }
}
