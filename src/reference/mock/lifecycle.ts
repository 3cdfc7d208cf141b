import type { JsonObject, JsonValue } from '../contract/model';
import { asObject, asText, mergePatch } from '../contract/json';
import { matchesAll } from '../contract/schema/match';
import { nextTimedMove } from './by-time';
import { Contradiction } from './contradiction';
import { areMovesRuled, nextByRule, runJob, runMoved } from './hooks';
import { settled } from './settle';
import { meanwhileOf, showWaiting, stoppedBy } from './meanwhile';
import { recharge } from './charges';
import { conditionalOnState } from './conditions';
import type { MockContract, MockOperation, Move } from './contract';
import { omit, ownMember, withMember } from './json';
import type { Entity, Session } from './session';
import { asOfNow, laterThanStamped, stamp } from './stamps';
import { durationMs } from './time';

export function stateOf(session: Session, entity: Entity): string | undefined {
  const property = session.resource(entity.type)?.lifecycle?.property;
  return property === undefined ? undefined : asText(entity.value[property]);
}

export const movesFrom = (
  session: Session,
  entity: Entity,
  state = stateOf(session, entity),
): readonly Move[] => ownMember(session.resource(entity.type)?.lifecycle?.states, state) ?? [];

/** Returns the moves from the current state whose condition the object meets. */
export const openMoves = (session: Session, entity: Entity): readonly Move[] =>
  movesFrom(session, entity).filter((move) => matchesAll(entity.value, move.if, session.time));

/** Whether an operation can move an object from a state, or from any state if none is given. */
export function canMove(
  { resources }: MockContract,
  operation: string,
  type: string,
  state?: string,
): boolean {
  const states = resources[type]?.lifecycle?.states ?? {};
  const moves = state === undefined ? Object.values(states).flat() : ownMember(states, state);
  return moves?.some((move) => move.operation === operation) ?? false;
}

/** Plans the next move without a call. Completes the goal of a sandbox value once reached. */
export function planNextMove(session: Session, entity: Entity): void {
  const { goal } = entity;
  delete entity.nextMove;
  if (goal && stateOf(session, entity) === goal.state) {
    if (goal.patch !== undefined) {
      entity.value = mergePatch(entity.value, goal.patch) as JsonObject;
    }
    delete entity.goal;
    if (goal.stays) return;
  }
  entity.meanwhile = meanwhileOf(session, entity);
  showWaiting(session, entity);
  if (entity.meanwhile) {
    const { to } = entity.meanwhile;
    if (to !== undefined) plan(session, entity, allowedMove(session, entity, to), session.time);
    return;
  }
  const states = session.resource(entity.type)?.lifecycle?.states ?? {};
  const rule = nextByRule(session, entity);
  if (rule) {
    if (rule !== 'nothing') plan(session, entity, allowedMove(session, entity, rule.to), rule.at);
    return;
  }
  const { move, after, reachable } = nextTimedMove(states, stateOf(session, entity), entity.goal);
  if (!reachable) delete entity.goal;
  if (move) plan(session, entity, move, session.time + durationMs(after));
}

/** Plans a move without a call, which replaces the one planned before. */
export function plan(session: Session, entity: Entity, move: Move, at: number): void {
  const planned = { at, move };
  entity.nextMove = planned;
  session.agenda.add({ at, entity, planned });
}

/** @throws Contradiction when `x-states` has no such move */
export function allowedMove(session: Session, entity: Entity, to: string): Move {
  const move = openMoves(session, entity).find((candidate) => candidate.to === to);
  if (move) return move;
  throw new Contradiction(
    `${entity.type} ${entity.key} cannot move from ${stateOf(session, entity) ?? 'no state'} to ${to}: ` +
      `\`x-states\` of ${entity.type} has no such move.`,
  );
}

/** Returns why a move failed: from the example of the message, or else from the catalog. */
function failureOf(session: Session, code: string, written: JsonValue | undefined): JsonValue {
  if (asObject(written).code === code) return written ?? null;
  const { detail = '', retryable = false } = session.contract.errors[code] ?? {};
  return { code, detail, retryable };
}

/**
 * Puts an object into a state: adds the properties that depend on this state, and removes those
 * that it does not have.
 *
 * @param example example of the answer or event about the move, as a patch on the object's example
 */
function enterState(session: Session, entity: Entity, made: Move, example: JsonValue): void {
  const state = made.to;
  const resource = session.resource(entity.type);
  if (!resource?.lifecycle) return;
  const { property, failure } = resource.lifecycle;
  const exampleState = asText(asObject(example)[property]) ?? asText(resource.example[property]);
  // If a rule follows the moves, properties are kept, and the rule adds missing ones itself.
  const isRuled = areMovesRuled(session, entity.type);
  let value: JsonObject = entity.value;
  const inState = withMember(entity.value, property, state);
  for (const [name, condition] of conditionalOnState(resource)) {
    const written = exampleState === state ? asObject(example)[name] : undefined;
    const isFailure = name === failure;
    const isKept = Object.hasOwn(value, name) && (isFailure || isRuled || written === undefined);
    const member =
      made.failure === undefined
        ? isKept
          ? undefined
          : (written ?? (isFailure || isRuled ? undefined : condition.example))
        : isFailure
          ? failureOf(session, made.failure, written)
          : undefined;
    if (!matchesAll(inState, condition.when, session.time)) value = omit(value, name);
    else if (member !== undefined && member !== null) {
      value = withMember(
        value,
        name,
        written === undefined
          ? asOfNow(session, entity.type, { [name]: member }, member)
          : asOfNow(session, entity.type, mergePatch(resource.example, example), member),
      );
    }
  }
  value = withMember(value, property, state);
  entity.value = stamp(session, { type: entity.type, value }, 'changed', 'moved', state);
}

/** Sends the event of a move; if it is about another type, the rule that creates that does. */
export function emitMove(session: Session, { event }: Move, entity: Entity): void {
  const about = event === undefined ? undefined : session.contract.events[event]?.dataType;
  if (about === undefined || about === entity.type) session.emit(event, entity);
}

/**
 * Moves an object, sends the event unless an `operation` moves it, and plans the next move.
 *
 * @param patch changes to the object by a rule
 */
export function makeMove(
  session: Session,
  entity: Entity,
  made: Move,
  operation?: MockOperation,
  patch: JsonObject = {},
): void {
  const from = stateOf(session, entity);
  const event = made.event === undefined ? undefined : session.contract.events[made.event];
  const answer = operation?.answer?.sample;
  const sample =
    answer?.type === entity.type
      ? answer
      : event?.dataType === entity.type
        ? event.data
        : undefined;
  session.time = laterThanStamped(session, entity, 'moved');
  enterState(session, entity, made, sample?.patch ?? {});
  const patched = asObject(mergePatch(entity.value, patch));
  entity.value = recharge(session, entity.type, patched);
  runMoved(session, entity, from, made.to, operation);
  entity.value = settled(session, entity.type, entity.value);
  planNextMove(session, entity);
  for (const other of stoppedBy(session, entity)) planNextMove(session, other);
  if (operation === undefined) emitMove(session, made, entity);
}

/** Removes the properties of an object whose time has passed (`x-lapses`). */
function removeLapsed(session: Session, entity: Entity): void {
  const passed = (session.resource(entity.type)?.lapses ?? []).filter(
    (name) => Date.parse(asText(entity.value[name]) ?? '') <= session.time,
  );
  if (passed.length > 0) entity.value = omit(entity.value, ...passed);
}

/** Limit of moves at once: in a cyclic lifecycle, a clock moved far ahead would cause too many. */
const MOST_MOVES = 10_000;

/** Makes every due move, lapse and job, in the order of their time. */
export function makeDueMoves(session: Session): void {
  const now = session.now();
  for (let made = 0; made < MOST_MOVES; ) {
    const due = session.agenda.first();
    if (!due || due.at > now) break;
    session.agenda.removeFirst();
    if ('planned' in due && due.entity.nextMove !== due.planned) continue;
    made += 1;
    session.time = Math.max(session.time, due.at);
    if ('planned' in due) makeMove(session, due.entity, due.planned.move);
    else if ('lapsing' in due) removeLapsed(session, due.lapsing);
    else runJob(session, due.job, due.subject);
  }
  session.time = Math.max(session.time, now);
}
