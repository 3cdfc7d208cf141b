import { afterAll, describe, expect, it } from 'vitest';
import type { JsonValue } from '../../src/contract/model';
import type { Sandbox } from '../../src/mock';
import type { MockOperation, Trigger } from '../../src/mock/contract';
import { movesFrom, stateOf } from '../../src/mock/lifecycle';
import type { Entity } from '../../src/mock/session';
import { ask, KEY, loadSubjects, stillSandbox, triggerCall, type Subject } from './support';

/**
 * Walks every edge of every lifecycle: from each way to make an object, by every call, by time,
 * and, where only the provider decides, by the sandbox's control.
 */
const subjects = await loadSubjects();
const DEPTH = 9;
const ways = { operation: 0, time: 0, control: 0, edges: 0, controlled: [] as string[] };

afterAll(() => {
  console.log(
    `lifecycles: ${ways.operation + ways.time + ways.control} of ${ways.edges} edges walked ` +
      `(${ways.operation} by calls, ${ways.time} by time or sandbox values, ${ways.control} by control only: ` +
      `${ways.controlled.join(', ')})`,
  );
});

type Step =
  | {
      readonly kind: 'call';
      readonly operation: MockOperation;
      readonly trigger?: Trigger;
      /** Which of the objects that a list shows first. */
      readonly nth?: number;
    }
  | { readonly kind: 'time' }
  | { readonly kind: 'control'; readonly to: string };

const steering = ({ sandbox }: MockOperation): readonly (Trigger | undefined)[] => [
  undefined,
  ...sandbox.filter(({ state }) => state !== undefined),
];

function idIn({ path }: MockOperation, entity: Entity, of: string, subject: Subject) {
  const operation = subject.mock.operations.find((one) => one.path === path);
  return operation?.target.kind === 'object' && operation.target.of === of
    ? { path: { [operation.target.parameter]: entity.key } }
    : {};
}

/** Does a step; the object it leads to, when it works. */
async function take(
  subject: Subject,
  sandbox: Sandbox,
  of: string,
  entity: Entity | undefined,
  step: Step,
) {
  const session = sandbox.session(KEY);
  if (step.kind === 'time') {
    if (!entity?.due) return undefined;
    sandbox.advance(KEY, `PT${String(Math.ceil((entity.due.at - session.at) / 1000))}S`);
    return entity;
  }
  if (step.kind === 'control') {
    return entity && sandbox.move(KEY, entity.key, step.to) ? entity : undefined;
  }
  const { operation, trigger } = step;
  const call = {
    ...(trigger ? triggerCall(subject, operation.id, trigger) : {}),
    ...(entity ? idIn(operation, entity, of, subject) : {}),
  };
  const seen = new Set(session.entities.values());
  const reference = consumed(subject, operation, of, entity);
  const answer = await ask(subject, sandbox, operation.id, { ...call, ...reference });
  if (answer.status >= 400) return undefined;
  return (
    entity ??
    [...session.entities.values()].filter((one) => one.of === of && !seen.has(one))[step.nth ?? 0]
  );
}

/** A call that consumes the object by naming it in its body. */
function consumed(
  subject: Subject,
  operation: MockOperation,
  of: string,
  entity: Entity | undefined,
) {
  const body = subject.contract.operations.find(({ id }) => id === operation.id)?.body?.examples[0]
    ?.value;
  if (!entity || operation.target.of === of || typeof body !== 'object' || body === null) return {};
  const [id] = Object.keys(subject.mock.resources[of]?.seeds ?? {});
  return { body: JSON.parse(JSON.stringify(body).replaceAll(id ?? '', entity.key)) as JsonValue };
}

async function replay(subject: Subject, of: string, steps: readonly Step[]) {
  const sandbox = stillSandbox(subject.mock);
  let entity: Entity | undefined;
  let before: string | undefined;
  for (const step of steps) {
    before = entity && stateOf(sandbox.session(KEY), entity);
    entity = await take(subject, sandbox, of, entity, step);
    if (!entity) return undefined;
  }
  return entity && { sandbox, entity, before, after: stateOf(sandbox.session(KEY), entity) };
}

/** Ways to a first object: calls that make one, and calls on the example object. */
const startsOf = ({ mock }: Subject, of: string): readonly Step[] =>
  mock.operations
    .filter(({ target, method }) => target.of === of && (method !== 'GET' || target.kind !== 'new'))
    .flatMap((operation): readonly Step[] =>
      operation.target.kind === 'list'
        ? Object.keys(mock.resources[of]?.seeds ?? {}).map((_, nth) => ({
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

describe.each(subjects)('$set', (subject) => {
  const lifecycles = Object.entries(subject.mock.resources).flatMap(([name, { lifecycle }]) =>
    lifecycle ? [[name, lifecycle] as const] : [],
  );

  it.each(lifecycles)('%s', { timeout: 60_000 }, async (of, { states }) => {
    const walked = new Map<string, 'operation' | 'time' | 'control'>();
    const reached = new Map<string, readonly Step[]>();
    const seen = new Set<string>();
    const open: (readonly Step[])[] = startsOf(subject, of).map((step) => [step]);
    for (const steps of open) {
      const end = await replay(subject, of, steps);
      if (!end?.after) continue;
      const last = steps.at(-1);
      if (end.before !== undefined && end.before !== end.after && last) {
        const edge = `${end.before} ${end.after} ${last.kind === 'call' ? last.operation.id : ''}`;
        walked.set(edge, last.kind === 'call' ? 'operation' : 'time');
      } else if (end.before === undefined && last?.kind === 'call') {
        // The example object stood in a state in which its first call works.
        for (const [from, moves] of Object.entries(states)) {
          const made = moves.find(
            (move) => move.operation === last.operation.id && move.to === end.after,
          );
          if (made) walked.set(`${from} ${made.to} ${last.operation.id}`, 'operation');
        }
      }
      if (!reached.has(end.after)) reached.set(end.after, steps);
      const situation = `${end.after} ${end.entity.goal?.state ?? ''} ${String(end.entity.due?.move.to)}`;
      if (seen.has(situation) || steps.length >= DEPTH) continue;
      seen.add(situation);
      if (end.entity.due) open.push([...steps, { kind: 'time' }]);
      for (const { operation: id } of movesFrom(end.sandbox.session(KEY), end.entity)) {
        const operation = subject.mock.operations.find((one) => one.id === id);
        if (!operation) continue;
        for (const trigger of steering(operation)) {
          open.push([...steps, { kind: 'call', operation, ...(trigger ? { trigger } : {}) }]);
        }
      }
    }
    const edges = Object.entries(states).flatMap(([from, moves]) =>
      moves.map((made) => ({ from, ...made })),
    );
    ways.edges += edges.length;
    const waiting = [...edges];
    for (let left = edges.length ** 2; waiting.length > 0 && left > 0; left -= 1) {
      const next = waiting.shift();
      if (!next) break;
      const { from, to, operation, event } = next;
      const edge = `${from} ${to} ${operation ?? ''}`;
      const steps = reached.get(from);
      if (walked.has(edge)) {
        ways[walked.get(edge) ?? 'control'] += 1;
      } else if (!steps) {
        waiting.push(next);
      } else {
        const end = await replay(subject, of, steps);
        const { events } = end?.sandbox.session(KEY) ?? { events: [] };
        const count = events.length;
        expect(end?.sandbox.move(KEY, end.entity.key, to), `${of} ${edge}`).toBe(true);
        if (event !== undefined)
          expect(events.slice(count).map(({ type }) => type)).toContain(event);
        walked.set(edge, 'control');
        ways.controlled.push(`${of} ${from}→${to}`);
        ways.control += 1;
        if (!reached.has(to)) reached.set(to, [...steps, { kind: 'control', to }]);
      }
    }
    expect(waiting, `${of}: states that nothing leads to`).toEqual([]);
  });
});
