import type { JsonObject, JsonValue } from '../contract/model';
import { asObject, defined, formatPointer } from '../contract/json';
import type { MockOperation } from './contract';
import { mapTexts } from './json';
import { Refused, type Refuse } from './problems';
import type { Entity, Session } from './session';
import { objectsOnPath, type CheckedRequest } from './surroundings';
import { scopesOf } from './access';
import { Contradiction } from './contradiction';
import type { Call, MadeMove, NextMove, OpenCall } from './behavior';
import type { Amount } from './money';
import type { AnyContract } from './world';

type Op = AnyContract['operations'][string];

function callOf(
  { contract, key }: Session,
  { operation, body, path, query, triggers, asked }: CheckedRequest,
  target: Entity | undefined,
): Call<Op> {
  return {
    operation: operation.id,
    body: body ?? null,
    path: Object.fromEntries(path),
    query: Object.fromEntries(query),
    key,
    scopes: scopesOf(contract, key),
    target,
    steered: triggers,
    asked,
  };
}

function openCall(
  session: Session,
  request: CheckedRequest,
  target: Entity | undefined,
): OpenCall<Op> {
  const { id, errors, commonErrors } = request.operation;
  const refuse: Refuse = (code, detail, ...places) => {
    if (![...errors, ...commonErrors].includes(code)) {
      throw new Contradiction(`${id} answers ${code}, which is not in its \`x-errors\`.`);
    }
    throw new Refused(code, defined({ detail, places: places.length > 0 ? places : undefined }));
  };
  return { ...callOf(session, request, target), refuse };
}

/** Returns a value of a request, with each text in its canonical form (`Behavior.spelling`). */
export const spelled = (
  { behaviors }: Session,
  value: JsonValue,
  path: readonly string[] = [],
): JsonValue =>
  mapTexts(
    value,
    (written, place) =>
      behaviors.reduce((text, { spelling }) => spelling?.(text, place) ?? text, written),
    path,
  );

/** Whether a rule decides which properties change with a move, so that examples need not. */
export const areMovesRuled = ({ behaviors }: Session, type: string): boolean =>
  behaviors.some(({ moved }) => moved?.[type]);

/** Returns the answer of an external party, if a rule asks one before the call is carried out. */
export async function askOutside(
  session: Session,
  request: CheckedRequest,
): Promise<JsonObject | undefined> {
  const [ask] = session.behaviors.flatMap((rules) => rules.ask?.[request.operation.id] ?? []);
  if (!ask) return undefined;
  const { target } = objectsOnPath(session, request);
  return ask(callOf(session, request, target), session.world);
}

/** Lets the rules check what a request says. @throws {Refused} */
export function runCheck(
  session: Session,
  request: CheckedRequest,
  target: Entity | undefined,
): void {
  const call = openCall(session, request, target);
  for (const { check } of session.behaviors) check?.[request.operation.id]?.(call, session.world);
}

/** Returns what the rules add to the object that a call creates or changes. @throws {Refused} */
export function runBefore(
  session: Session,
  request: CheckedRequest,
  target: Entity | undefined,
): JsonObject {
  const call = openCall(session, request, target);
  return session.behaviors.reduce<JsonObject>((patch, { before }) => {
    const added = before?.[request.operation.id]?.(call, session.world);
    // Not a merge: a `null` must stay, so that it removes the property of the object.
    return { ...patch, ...asObject(added) };
  }, {});
}

export function runAfter(session: Session, request: CheckedRequest, entity: Entity): void {
  const call = callOf(session, request, entity);
  for (const { after } of session.behaviors) {
    after?.[request.operation.id]?.(entity, call, session.world);
  }
}

function checkedAnswer(
  { validator }: Session,
  { id, answer }: MockOperation,
  value: JsonValue,
): JsonValue {
  const [breach] = validator.check(value, answer?.schema ?? {});
  if (!breach) return value;
  throw new Contradiction(`${id} answers a wrong ${formatPointer(breach.path)}: ${breach.detail}`);
}

/** Returns the answer that a rule computes; undefined if none does. @throws {Refused} */
export function computedAnswer(
  session: Session,
  request: CheckedRequest,
  target: Entity | undefined,
): JsonValue | Promise<JsonValue> | undefined {
  for (const { answer } of session.behaviors) {
    const compute = answer?.[request.operation.id];
    if (!compute) continue;
    const value = compute(openCall(session, request, target), session.world);
    if (value === undefined) continue;
    const checked = (answered: JsonValue) => checkedAnswer(session, request.operation, answered);
    return value instanceof Promise ? value.then(checked) : checked(value);
  }
  return undefined;
}

export function runMoved(
  session: Session,
  entity: Entity,
  from: string | undefined,
  to: string,
  operation: MockOperation | undefined,
): void {
  const move: MadeMove = { from: from ?? '', to, operation: operation?.id };
  for (const { moved } of session.behaviors) {
    moved?.[entity.type]?.(entity, move, session.world);
  }
}

/** Notifies the rules that the `available` balance of an owner has fallen. */
export function runSpent(session: Session, owner: string, before: Amount): void {
  for (const { spent } of session.behaviors) spent?.(owner, before, session.world);
}

/** Notifies the rules of a new object from an example. */
export function runSeeded(session: Session, entity: Entity): void {
  session.ledger.bookExample(() => {
    for (const { seeded } of session.behaviors) seeded?.[entity.type]?.(entity, session.world);
  });
}

/** Returns the next move of an object by the rules; undefined if they leave it to the contract. */
export function nextByRule(session: Session, entity: Entity): NextMove | undefined {
  for (const { next } of session.behaviors) {
    const planned = next?.[entity.type]?.(entity, session.world);
    if (planned) return planned;
  }
  return undefined;
}

export function runJob(session: Session, job: string, subject: string): void {
  const run = session.behaviors.map(({ jobs }) => jobs?.[job]).find((found) => found);
  if (!run) throw new Contradiction(`No behavior module has the job \`${job}\`.`);
  run(subject, session.world);
}
