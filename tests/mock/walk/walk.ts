import type { JsonObject } from '../../../src/reference/contract/model';
import { asText, child } from '../../../src/reference/contract/json';
import type { BehaviorModule, Sandbox } from '../../../src/reference/mock';
import type { MockOperation } from '../../../src/reference/mock/contract';
import { seededRandom } from '../../../src/reference/mock/ids';
import { movesFrom } from '../../../src/reference/mock/lifecycle';
import type { Entity, Session } from '../../../src/reference/mock/session';
import { KEY, operationOf, sampleRequest, stillSandbox, type Subject } from '../support';
import {
  Auditor,
  eventFindings,
  presenceFindings,
  shownInAnswer,
  shownInEvent,
  type Finding,
  type Shown,
} from './checks';
import { Filler } from './fill';
import { pick, type Step } from './steps';

/** The progress of a walk, and its findings. */
export interface Report {
  readonly findings: readonly Finding[];
  /** Descriptions of the steps; the last step caused the finding. */
  readonly made: readonly string[];
  readonly stepsTaken: number;
  readonly statuses: ReadonlyMap<number, number>;
  /** Operations with successful calls. */
  readonly succeeded: ReadonlySet<string>;
  /** States in answers and events: `Card frozen`. */
  readonly states: ReadonlySet<string>;
  readonly events: number;
  /** Duration of each call, in microseconds. */
  readonly times: readonly number[];
}

/** Number of steps between two complete audits. */
export const AUDIT_INTERVAL = 250;

/** A sandbox in which steps are performed one by one. */
export class Walker {
  readonly made: string[] = [];
  readonly statuses = new Map<number, number>();
  readonly succeeded = new Set<string>();
  readonly states = new Set<string>();
  readonly times: number[] = [];
  /** Number of events that were sent before the last reset. */
  private eventsBefore = 0;
  private eventsRead = 0;
  private readonly sandbox: Sandbox;
  declare private session: Session;
  declare private filler: Filler;
  declare private auditor: Auditor;

  constructor(
    private readonly subject: Subject,
    behaviors: readonly BehaviorModule[],
  ) {
    this.sandbox = stillSandbox({ ...subject, behaviors });
    this.begin();
  }

  get events(): number {
    return this.eventsBefore + this.session.events.length;
  }

  private begin(): void {
    this.eventsRead = 0;
    this.session = this.sandbox.session(KEY);
    this.filler = new Filler(this.subject, this.session);
    this.auditor = new Auditor(this.session);
  }

  async take(step: Step): Promise<readonly Finding[]> {
    const findings = await this.make(step).catch((error: unknown): readonly Finding[] => [
      { kind: 'failure', text: error instanceof Error ? (error.stack ?? error.message) : '' },
    ]);
    const events = this.session.events.slice(this.eventsRead);
    this.eventsRead += events.length;
    return [
      ...findings,
      ...eventFindings(this.subject, events),
      ...events.flatMap((event) => this.look(shownInEvent(this.subject, event))),
    ];
  }

  /** Reports mistakes in data that changes without being part of an answer or event. */
  audit(): readonly Finding[] {
    const { objects, time } = this.session;
    const kept = [...objects.all()].map(({ type, value }): Shown => ({ type, value, at: time }));
    return [
      ...this.auditor.findings(),
      ...kept.flatMap((shown) => presenceFindings(this.subject, shown)),
    ];
  }

  private look(shown: Shown): readonly Finding[] {
    const property = this.session.resource(shown.type)?.lifecycle?.property;
    const state = property === undefined ? undefined : asText(child(shown.value, property));
    if (state !== undefined) this.states.add(`${shown.type ?? ''} ${state}`);
    return presenceFindings(this.subject, shown);
  }

  private async make(step: Step): Promise<readonly Finding[]> {
    if (step.kind === 'call') {
      const operation = operationOf(this.subject, step.operation);
      const followUp = step.isFollowUp ? this.filler.followUp(seededRandom(step.seed)) : undefined;
      return followUp
        ? this.call(followUp.operation, step.seed, followUp.entity)
        : this.call(operation, step.seed);
    }
    if (step.kind === 'reset') {
      this.made.push('reset');
      this.eventsBefore = this.events;
      this.sandbox.reset(KEY);
      this.begin();
    } else if (step.kind === 'wait') {
      this.made.push(`wait ${step.duration}`);
      this.sandbox.advance(KEY, step.duration);
    } else this.move(step.seed);
    return [];
  }

  /** Causes a transition that neither a call nor time causes. */
  private move(seed: number): void {
    const random = seededRandom(seed);
    const { session, sandbox, subject } = this;
    const movable = Object.entries(subject.mock.resources).filter(([, { lifecycle }]) => lifecycle);
    const [type = ''] = pick(random, movable) ?? [];
    const entity = pick(random, session.objects.ofType(type).slice(-5));
    const moves = entity ? movesFrom(session, entity) : [];
    const move = pick(
      random,
      moves.filter(({ operation, after }) => operation === undefined && after === undefined),
    );
    if (!entity || !move) return;
    this.made.push(`move ${entity.key} to ${move.to}`);
    sandbox.move(KEY, entity.key, move.to);
  }

  private async call(
    operation: MockOperation,
    seed: number,
    focus?: Entity,
  ): Promise<readonly Finding[]> {
    const { id } = operation;
    const call = this.filler.call(operation, seededRandom(seed), focus);
    const request = sampleRequest(this.subject, id, call);
    const { pathname, search } = new URL(request.url);
    const sent = call.body === undefined ? '' : ` ${JSON.stringify(call.body)}`;
    this.made.push(`${request.method} ${pathname}${search}${sent}`);
    const before = process.cpuUsage();
    const response = await this.sandbox.fetch(request);
    const { user, system } = process.cpuUsage(before);
    this.times.push(user + system);
    const text = await response.text();
    const { status } = response;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    const faults = this.subject
      .faults(id, response, text)
      .map((fault): Finding => ({ kind: 'contract', text: `${id} ${String(status)}: ${fault}` }));
    if (text === '' || faults.length > 0) return faults;
    const body = JSON.parse(text) as JsonObject;
    if (status < 400) {
      this.succeeded.add(id);
      this.filler.remember(operation, call, body);
      const shown = shownInAnswer(operation, body, this.session.time);
      return shown.flatMap((object) => this.look(object));
    }
    const isAskedFor = operation.sandbox.some(({ error }) => error === body.code);
    return status >= 500 && !isAskedFor ? [{ kind: 'failure', text: `${id}: ${text}` }] : [];
  }
}

/** Performs the steps in a new sandbox until there is a finding. */
export async function walk(
  subject: Subject,
  steps: readonly Step[],
  behaviors: readonly BehaviorModule[] = subject.behaviors,
): Promise<Report> {
  const walker = new Walker(subject, behaviors);
  let findings: readonly Finding[] = [];
  let stepsTaken = 0;
  for (const step of steps) {
    findings = await walker.take(step);
    stepsTaken += 1;
    const isAudited = stepsTaken % AUDIT_INTERVAL === 0 || stepsTaken === steps.length;
    if (findings.length === 0 && isAudited) findings = walker.audit();
    if (findings.length > 0) break;
  }
  const { made, statuses, succeeded, states, events, times } = walker;
  return { findings, made, stepsTaken, statuses, succeeded, states, events, times };
}
