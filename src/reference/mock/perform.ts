import type { JsonObject, JsonValue } from '../contract/model';
import { asObject, asText, child, isObject, mergePatch } from '../contract/json';
import { isUsedUp, recharge } from './charges';
import { Refused } from './problems';
import { settled } from './settle';
import { compose, withGiven, withRequestFields } from './compose';
import { matchesAll } from '../contract/schema/match';
import type { MockOperation, Trigger } from './contract';
import { computedAnswer, runAfter, runBefore, runCheck } from './hooks';
import { equal, mapTexts } from './json';
import { emitMove, makeMove, movesFrom, planNextMove, stateOf } from './lifecycle';
import { withOutcome } from './outcomes';
import { read } from './read';
import { isRefused, refusedFor } from './request';
import { checkRefusals, isOfState, namedObjects, unknownObjectError } from './refusals';
import type { Answer, Entity, Session } from './session';
import { steer } from './steer';
import { documentsOf, objectsReferredBy, objectsOnPath, type CheckedRequest } from './surroundings';
import { stamp } from './stamps';

/** Applies a call to its object: the move, fields of the body, sandbox values and fees. */
function changeTarget(
  session: Session,
  request: CheckedRequest,
  entity: Entity,
  added: JsonObject,
): void {
  const { operation } = request;
  const triggers = steering(session, request, entity.type, added);
  const { validator } = session;
  const before = entity.value;
  const property = session.resource(entity.type)?.lifecycle?.property ?? '';
  const wanted = [added[property], ...triggers.map(({ state }) => state)];
  const moves = movesFrom(session, entity).filter((move) => move.operation === operation.id);
  const move = moves.find(({ to }) => wanted.includes(to)) ?? moves[0];
  if (move) makeMove(session, entity, move, operation);
  const schema = { $ref: entity.type };
  // Only a PUT removes the fields that are missing in its body.
  const method = operation.method === 'PUT' ? 'PUT' : 'PATCH';
  const update = { ...operation, method } as const;
  const changed = withRequestFields(session, update, entity.value, request.body, schema);
  if (validator.fits(changed, schema)) entity.value = changed;
  entity.value = asObject(mergePatch(entity.value, added));
  steer(session, entity, triggers);
  const isChanged = !equal(entity.value, before);
  if (isChanged) entity.value = stamp(session, entity, 'changed');
  entity.value = settled(session, entity.type, entity.value, request.body);
  runAfter(session, request, entity);
  if (move || triggers.length > 0) planNextMove(session, entity);
  if (move) emitMove(session, move, entity);
  if (isChanged) emitOwn(session, operation, entity);
}

/** Sends the events of the call itself (`x-emits`). */
function emitOwn(session: Session, { emits }: MockOperation, entity: Entity): void {
  for (const [type, conditions] of Object.entries(emits)) {
    if (matchesAll(entity.value, conditions, session.time)) session.emit(type, entity);
  }
}

/** Returns the sandbox values that steer an object; no initial states if a rule set its state. */
function steering(
  session: Session,
  { triggers }: CheckedRequest,
  type: string,
  added: JsonObject,
): readonly Trigger[] {
  const { property = '', initial = [] } = session.resource(type)?.lifecycle ?? {};
  return Object.hasOwn(added, property)
    ? triggers.filter(({ state }) => state === undefined || !initial.includes(state))
    : triggers;
}

const OUTSIDE_BODY: readonly Trigger['in'][] = ['path', 'query', 'header'];

function refuseBySandboxValue(
  { triggers }: CheckedRequest,
  places: readonly Trigger['in'][],
): void {
  const value = triggers.find((trigger) => isRefused(trigger) && places.includes(trigger.in));
  if (value) throw refusedFor(value);
}

const answerLater = ({ status, headers }: MockOperation, later: Promise<JsonValue>): Answer => ({
  status,
  headers,
  body: undefined,
  later,
});

/**
 * Carries out an operation on the objects of a session.
 *
 * @throws {Refused}
 */
export function perform(session: Session, request: CheckedRequest): Answer {
  const { operation, body } = request;
  const lastSerialBefore = session.objects.lastSerial;
  const onPath = objectsOnPath(session, request);
  // A contract without our keywords has no rules that could come before its sandbox values.
  if (session.plain) refuseBySandboxValue(request, ['body']);
  const byPath = session.plain?.performByPath(session, request);
  if (byPath) return byPath;
  if (operation.method === 'GET') {
    refuseBySandboxValue(request, OUTSIDE_BODY);
    const computed = computedAnswer(session, request, onPath.target);
    if (computed instanceof Promise) return answerLater(operation, computed);
    return read(session, request, onPath, computed);
  }
  const inBody = [...namedObjects(session, operation, body ?? null)];
  const missing = inBody.find(({ entity }) => !entity);
  if (missing) throw unknownObjectError(operation, missing.path);
  const { target, parents } = onPath;
  const named = [...parents, ...inBody.flatMap(({ entity }) => entity ?? [])];
  const related = new Set([
    ...named,
    ...[target ?? named[0], ...parents].flatMap((entity) => objectsReferredBy(session, entity)),
    ...documentsOf(session, request, onPath.belongsToCreated),
  ]);
  const check = (refusals: MockOperation['refusals']): void => {
    const objects = { target, related: [...related], lastSerialBefore };
    checkRefusals(session, { ...operation, refusals }, objects, body);
  };
  // What a request says comes before what exists: it has to be corrected in any case.
  check(operation.refusals.filter((refusal) => !isOfState(refusal)));
  runCheck(session, request, target);
  // A balance may be too low for an amount that asks for another error.
  refuseBySandboxValue(request, ['body']);
  check(operation.refusals.filter(isOfState));
  const added = runBefore(session, request, target);
  // Rules come first: a sandbox value refuses only calls that they allow.
  refuseBySandboxValue(request, OUTSIDE_BODY);
  const { status } = operation;
  const computed = computedAnswer(session, request, target);
  if (computed instanceof Promise) return answerLater(operation, computed);
  if (computed !== undefined) return { status, headers: operation.headers, body: computed };
  if (target) {
    changeTarget(session, request, target, added);
    return { status, headers: {}, body: target.value };
  }
  const composed = compose(session, request);
  const schema = operation.answer?.schema ?? {};
  const value = isObject(composed) ? withGiven(session, composed, added, schema) : composed;
  refuseUsedUp(session, request, value);
  for (const entity of named) {
    const move = movesFrom(session, entity).find((next) => next.operation === operation.id);
    if (move) makeMove(session, entity, move);
  }
  return { status, ...createObject(session, withOutcome(session, request, related), value, added) };
}

/** Refuses an amount that is too small for its fees, where no rule does: the rest would be nothing. */
function refuseUsedUp(
  session: Session,
  { operation, body }: CheckedRequest,
  value: JsonValue | undefined,
): void {
  const { type } = operation.target;
  if (type === undefined || !isObject(value)) return;
  if (!isUsedUp(session, type, recharge(session, type, value, body))) return;
  const detail = 'The fees leave nothing of the amount.';
  throw new Refused('validation_failed', {
    detail,
    breaches: [{ path: [], code: 'minimum', detail }],
  });
}

/** Keeps a new object if it has an id, and returns the answer with it. */
function createObject(
  session: Session,
  request: CheckedRequest,
  value: JsonValue | undefined,
  added: JsonObject,
): Pick<Answer, 'headers' | 'body'> {
  const { operation, body } = request;
  const { type } = operation.target;
  const resource = session.resource(type);
  const idName = resource?.id ?? '';
  const id = asText(child(value, idName));
  if (!isObject(value) || type === undefined || !resource) {
    return { headers: operation.headers, body: value };
  }
  const created = { type, key: id ?? '', value, seed: false };
  const entity: Entity = id === undefined ? { ...created, serial: 0 } : session.add(created);
  steer(session, entity, steering(session, request, type, added));
  const state = stateOf(session, entity) ?? '';
  entity.value = stamp(session, entity, 'created', 'changed', 'moved', state);
  const charged = settled(session, type, entity.value, body);
  entity.value = session.validator.fits(charged, { $ref: type })
    ? charged
    : settled(session, type, entity.value);
  runAfter(session, request, entity);
  const shown = entity.value;
  planNextMove(session, entity);
  emitOwn(session, operation, entity);
  const example = asText(resource.example[idName]);
  const headers = mapTexts(operation.headers, (text) =>
    example === undefined || id === undefined ? text : text.replaceAll(example, id),
  );
  return { headers: headers as Answer['headers'], body: shown };
}
