import { afterAll, describe, expect, it } from 'vitest';
import { asObject } from '../../src/reference/contract/json';
import type { JsonValue, Mover, Transition } from '../../src/reference/contract/model';
import type { Sandbox } from '../../src/reference/mock';
import type { MockOperation, Move, Trigger } from '../../src/reference/mock/contract';
import { movesFrom, stateOf } from '../../src/reference/mock/lifecycle';
import type { Entity } from '../../src/reference/mock/session';
import { daily } from '../support/daily';
import {
  ask,
  KEY,
  loadSubjects,
  stillSandbox,
  triggerCall,
  type Subject,
  sampleRequest,
} from './support';

/**
 * Tests every edge of every lifecycle: from each way to create an object, by every call, by time,
 * and, if only the provider decides, with the control of the sandbox.
 */
const subjects = await loadSubjects();
const DEPTH = 9;
const ways = { operation: 0, time: 0, edges: 0, failures: 0 };
/**
 * Edges that neither a call nor the clock causes, by their cause. This is the reason why the
 * control tests them.
 */
const controlled = new Map<Mover, string[]>();

afterAll(() => {
  const byControl = [...controlled].map(
    ([by, edges]) => `${edges.length} of the ${by}: ${edges.join(', ')}`,
  );
  const count = [...controlled.values()].flat().length;
  console.log(
    `lifecycles: ${ways.operation + ways.time + count} of ${ways.edges} edges walked ` +
      `(${ways.operation} by calls, ${ways.time} by the clock or sandbox values, ` +
      `${count} by the control, as no call and no time makes them: ${byControl.join('; ')}); ` +
      `${ways.failures} of them returned their failure`,
  );
});

type Step =
  | {
      readonly kind: 'call';
      readonly operation: MockOperation;
      readonly trigger?: Trigger;
      /** Index of the object among those that a list returns first. */
      readonly nth?: number;
    }
  | { readonly kind: 'time' }
  | { readonly kind: 'control'; readonly to: string };

const steering = ({ sandbox }: MockOperation): readonly (Trigger | undefined)[] => [
  undefined,
  ...sandbox.filter(({ state }) => state !== undefined),
];

/** Returns the path parameters of a call on an object, whose key is a path or an id. */
function idIn({ path }: MockOperation, entity: Entity, type: string, subject: Subject) {
  if (entity.key.startsWith('/')) {
    const segments = entity.key.split('/');
    const named = path
      .split('/')
      .flatMap((part, index) =>
        /^\{\w+\}$/.test(part) ? [[part.slice(1, -1), segments[index] ?? ''] as const] : [],
      );
    return { path: Object.fromEntries(named) };
  }
  const operation = subject.mock.operations.find((candidate) => candidate.path === path);
  return operation?.target.kind === 'object' && operation.target.type === type
    ? { path: { [operation.target.parameter]: entity.key } }
    : {};
}

/** Performs a step, and returns the affected object if the step works. */
async function take(
  subject: Subject,
  sandbox: Sandbox,
  type: string,
  entity: Entity | undefined,
  step: Step,
) {
  const session = sandbox.session(KEY);
  if (step.kind === 'time') {
    if (!entity?.nextMove) return undefined;
    sandbox.advance(KEY, `PT${String(Math.ceil((entity.nextMove.at - session.time) / 1000))}S`);
    return entity;
  }
  if (step.kind === 'control') {
    return entity && sandbox.move(KEY, entity.key, step.to) ? entity : undefined;
  }
  const { operation, trigger } = step;
  const call = {
    ...(trigger ? triggerCall(subject, operation.id, trigger) : {}),
    ...(entity ? idIn(operation, entity, type, subject) : {}),
  };
  const seen = new Set(session.objects.all());
  const reference = consumed(subject, operation, type, entity);
  const answer = await ask(subject, sandbox, operation.id, { ...call, ...reference });
  if (answer.status >= 400) return undefined;
  if (entity) return entity;
  const objects = [...session.objects.all()].filter((object) => object.type === type);
  const appeared = objects.filter((object) => !seen.has(object));
  const { pathname } = new URL(sampleRequest(subject, operation.id, call).url);
  // A call that creates an object can read examples, which then also appear.
  const isNew = operation.target.kind === 'new';
  return (
    appeared.find(({ seed }) => isNew && !seed) ??
    appeared[step.nth ?? 0] ??
    // Rules may have created it at the start of the session.
    objects.find(({ key }) => key.startsWith('/') && pathname.includes(key))
  );
}

/** Returns the body of a call that consumes the object by including its id. */
function consumed(
  subject: Subject,
  operation: MockOperation,
  type: string,
  entity: Entity | undefined,
) {
  const body = subject.contract.operations.find(({ id }) => id === operation.id)?.body?.examples[0]
    ?.value;
  if (!entity || operation.target.type === type || typeof body !== 'object' || body === null)
    return {};
  const [id] = Object.keys(subject.mock.resources[type]?.seeds ?? {});
  return { body: JSON.parse(JSON.stringify(body).replaceAll(id ?? '', entity.key)) as JsonValue };
}

async function replay(subject: Subject, type: string, steps: readonly Step[]) {
  const sandbox = stillSandbox(subject);
  let entity: Entity | undefined;
  let before: string | undefined;
  for (const step of steps) {
    before = entity && stateOf(sandbox.session(KEY), entity);
    entity = await take(subject, sandbox, type, entity, step);
    if (!entity) return undefined;
  }
  return entity && { sandbox, entity, before, after: stateOf(sandbox.session(KEY), entity) };
}

/** Returns the contract's description of an edge. */
function edgeOf({ contract }: Subject, type: string, from: string, move: Move): Transition {
  const states = contract.schemas.get(type)?.lifecycle?.states ?? [];
  const edge = states
    .find(({ name }) => name === from)
    ?.next.find((edge) => edge.to === move.to && edge.operation === move.operation);
  if (!edge) throw new Error(`${type} has no edge from ${from} to ${move.to}.`);
  return edge;
}

/**
 * Checks that a failed object gives its reason: the code of the edge, with the explanation of the
 * catalog.
 */
function checkFailure(
  { contract, mock }: Subject,
  { type, value }: Entity,
  edge: Transition,
): void {
  if (edge.failure === undefined) return;
  const failure = contract.errors.find(({ code }) => code === edge.failure);
  const { property = '' } = mock.resources[type]?.lifecycle ?? {};
  const states = mock.resources[type]?.conditional['/failure']?.when[`/${property}`];
  expect([states].flat(), `${type} ${edge.to}`).toContain(edge.to);
  expect(asObject(value.failure)).toEqual({
    code: edge.failure,
    detail: expect.stringMatching(/^[A-Z0-9].*\.$/) as string,
    // As an answer, a code describes the call; as a failure, it describes the object.
    retryable:
      failure?.appliesTo === 'failure' ? failure.retryable : (expect.any(Boolean) as boolean),
  });
  ways.failures += 1;
}

/** Returns the first steps: calls that create an object, and calls on the example object. */
const startsOf = ({ mock }: Subject, type: string): readonly Step[] =>
  mock.operations
    .filter(
      ({ target, method }) => target.type === type && (method !== 'GET' || target.kind !== 'new'),
    )
    .flatMap((operation): readonly Step[] =>
      operation.target.kind === 'list'
        ? Object.keys(mock.resources[type]?.seeds ?? {}).map((_, nth) => ({
            kind: 'call',
            operation,
            nth,
          }))
        : steering(operation).map((trigger) => ({
            kind: 'call',
            operation,
            ...(trigger ? { trigger } : {}),
          })),
    );

/** The knowledge about a lifecycle while it is explored. */
interface Walk {
  readonly type: string;
  /** Tested edges as `from to operation`, with their causes. */
  readonly walked: Map<string, 'operation' | 'time'>;
  /** A sequence of steps to each state. */
  readonly reached: Map<string, readonly Step[]>;
  readonly seen: Set<string>;
}

type End = NonNullable<Awaited<ReturnType<typeof replay>>>;

function note(subject: Subject, { type, walked }: Walk, end: End, last: Step): void {
  const { before, after = '', entity } = end;
  const operation = last.kind === 'call' ? last.operation.id : undefined;
  if (before === undefined) {
    // The example object was in a state in which its first call works.
    const { states = {} } = subject.mock.resources[type]?.lifecycle ?? {};
    for (const [from, moves] of Object.entries(states)) {
      const made = moves.find((move) => move.operation === operation && move.to === after);
      if (made && operation !== undefined) walked.set(`${from} ${after} ${operation}`, 'operation');
    }
  } else if (before !== after && last.kind !== 'control') {
    const made = { to: after, ...(operation === undefined ? {} : { operation }) };
    walked.set(
      `${before} ${after} ${operation ?? ''}`,
      operation === undefined ? 'time' : 'operation',
    );
    checkFailure(subject, entity, edgeOf(subject, type, before, made));
  }
}

/** Extends the given sequences of steps with every call and passage of time that is possible. */
async function explore(
  subject: Subject,
  walk: Walk,
  starts: readonly (readonly Step[])[],
): Promise<void> {
  const open = [...starts];
  for (const steps of open) {
    const end = await replay(subject, walk.type, steps);
    const last = steps.at(-1);
    if (!end?.after || !last) continue;
    note(subject, walk, end, last);
    if (!walk.reached.has(end.after)) walk.reached.set(end.after, steps);
    const { goal, nextMove: due } = end.entity;
    const situation = [end.after, goal?.state, goal?.from, due?.move.to].join(' ');
    if (walk.seen.has(situation) || steps.length >= DEPTH) continue;
    walk.seen.add(situation);
    if (due) open.push([...steps, { kind: 'time' }]);
    for (const { operation: id } of movesFrom(end.sandbox.session(KEY), end.entity)) {
      const operation = subject.mock.operations.find((candidate) => candidate.id === id);
      if (!operation) continue;
      for (const trigger of steering(operation)) {
        open.push([...steps, { kind: 'call', operation, ...(trigger ? { trigger } : {}) }]);
      }
    }
  }
}

/**
 * Returns sequences of steps to a state. A transition with a condition may need a sequence that
 * ends without a call.
 */
function waysTo({ reached }: Walk, from: string, move: Move): readonly (readonly Step[])[] {
  const known = reached.get(from) ?? [];
  if (!move.if) return [known];
  return [
    known,
    ...[...reached.values()].map((way): Step[] => [...way, { kind: 'control', to: from }]),
  ];
}

/**
 * Causes a transition with the control, because neither a call nor the clock does, and returns the
 * extended sequence of steps.
 */
async function control(
  subject: Subject,
  walk: Walk,
  from: string,
  move: Move,
): Promise<readonly Step[]> {
  const { type } = walk;
  const written = edgeOf(subject, type, from, move);
  const edge = `${type} ${from}→${move.to}`;
  expect([written.operation, written.after], `${edge} is left to call or clock`).toEqual([
    undefined,
    undefined,
  ]);
  for (const steps of waysTo(walk, from, move)) {
    const end = await replay(subject, type, steps);
    const { events } = end?.sandbox.session(KEY) ?? { events: [] };
    const count = events.length;
    if (!end?.sandbox.move(KEY, end.entity.key, move.to)) continue;
    const sent = events.slice(count).map(({ type }) => type);
    if (move.event !== undefined) expect(sent).toContain(move.event);
    checkFailure(subject, end.entity, written);
    controlled.set(written.by, [...(controlled.get(written.by) ?? []), edge]);
    return [...steps, { kind: 'control', to: move.to }];
  }
  throw new Error(`Nothing makes the move ${edge}.`);
}

/**
 * Whether a call makes a transition after an object that this one depends on has moved, such as its
 * user: only then may its condition hold.
 */
async function followsAnother(subject: Subject, walk: Walk, from: string, move: Move) {
  const { operations, resources } = subject.mock;
  const operation = operations.find(({ id }) => id === move.operation);
  const steps = walk.reached.get(from);
  if (!operation || !move.if || !steps) return false;
  const others = Object.entries(resources).flatMap(([type, { lifecycle, seeds = {} }]) =>
    type === walk.type
      ? []
      : Object.keys(lifecycle?.states ?? {}).flatMap((state) =>
          Object.keys(seeds).map((id) => [id, state] as const),
        ),
  );
  for (const [id, state] of others) {
    const end = await replay(subject, walk.type, steps);
    if (!end?.sandbox.move(KEY, id, state)) continue;
    end.sandbox.advance(KEY, 'P1D');
    const call = idIn(operation, end.entity, walk.type, subject);
    await ask(subject, end.sandbox, operation.id, call);
    if (stateOf(end.sandbox.session(KEY), end.entity) === move.to) return true;
  }
  return false;
}

describe.each(subjects)('$set', (subject) => {
  const lifecycles = Object.entries(subject.mock.resources).flatMap(([name, { lifecycle }]) =>
    lifecycle ? [[name, lifecycle] as const] : [],
  );

  it.each(daily(lifecycles, 4))('%s', { timeout: 60_000 }, async (type, { states }) => {
    const walk: Walk = { type, walked: new Map(), reached: new Map(), seen: new Set() };
    await explore(
      subject,
      walk,
      startsOf(subject, type).map((step) => [step]),
    );
    const edges = Object.entries(states).flatMap(([from, moves]) =>
      moves.map((made) => ({ from, made, key: `${from} ${made.to} ${made.operation ?? ''}` })),
    );
    const byControl = new Set<string>();
    const isLeft = ({ key }: (typeof edges)[number]) =>
      !walk.walked.has(key) && !byControl.has(key);
    const canControl = ({ from, made }: (typeof edges)[number]) =>
      walk.reached.has(from) && made.operation === undefined && made.after === undefined;
    for (;;) {
      const next = edges.find((edge) => isLeft(edge) && canControl(edge));
      if (!next) break;
      byControl.add(next.key);
      await explore(subject, walk, [await control(subject, walk, next.from, next.made)]);
    }
    for (const { from, made, key } of edges.filter(isLeft)) {
      if (await followsAnother(subject, walk, from, made)) walk.walked.set(key, 'operation');
    }
    expect(edges.filter(isLeft), `${type}: edges that nothing walks`).toEqual([]);
    ways.edges += edges.length;
    for (const { key } of edges) {
      const way = byControl.has(key) ? undefined : walk.walked.get(key);
      if (way) ways[way] += 1;
    }
  });
});
