import type { JsonValue } from '../contract/model';
import { formatPointer, isObject, parsePointer } from '../contract/json';
import type { MockOperation, Refusal } from './contract';
import { textsIn } from './json';
import { movesBy, stateOf } from './lifecycle';
import { holdAll } from './match';
import { Refused } from './problems';
import type { Entity, Session } from './session';
import { refusalOfState } from './state-refusals';
import { lookUp, resourcesOf } from './store';
import type { Breach } from '../contract/validate';

/** Whether a refusal explains everything that is wrong with a body. */
export function refusesBody(
  { of, object, body: matches }: Refusal,
  body: JsonValue,
  breaches: readonly Breach[],
): boolean {
  if (of !== undefined || object !== undefined || matches === undefined) return false;
  const fields = Object.keys(matches).map((pointer) => parsePointer(pointer)[0]);
  return breaches.every(({ path }) => fields.includes(path[0])) && holdAll(body, matches, 0);
}

/** Refuses when the state of an object does not allow the call. */
function checkState(session: Session, operation: MockOperation, entity: Entity): void {
  const state = stateOf(session, entity);
  if (state === undefined) return;
  const code = refusalOfState(session.contract, operation, entity.of, state);
  if (code !== undefined) throw new Refused(code);
}

/** Objects a request names in its body, with the place of the name. */
export function* namedObjects(
  session: Session,
  operation: MockOperation,
  body: JsonValue,
): Iterable<{ readonly path: readonly string[]; readonly entity: Entity | undefined }> {
  for (const [path, text] of textsIn(body)) {
    const candidates = resourcesOf(session, text);
    if (candidates.length === 0) continue;
    const moved = candidates.filter((of) => movesBy(session, of, operation.id).length > 0);
    const [entity] = (moved.length > 0 ? moved : candidates).flatMap(
      (of) => lookUp(session, of, text, operation) ?? [],
    );
    yield { path, entity };
  }
}

/** The code for an id in the body that names nothing. */
export function unknownObject(operation: MockOperation, path: readonly string[]): Refused {
  const noun = (path.at(-1) ?? '')
    .replace(/Id$/, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase();
  const code =
    operation.errors.find((one) => one === `${noun}_not_found` || one === `${noun}_unknown`) ??
    operation.errors.find((one) => one.endsWith('_unknown'));
  const breach = { path, code: 'unknown', detail: 'Nothing has this identifier.' } as const;
  return new Refused(code ?? 'validation_failed', {
    detail: `${formatPointer(path)} names nothing.`,
    breaches: [breach],
  });
}

export interface Subjects {
  /** The object the operation works on, when it exists already. */
  readonly target: Entity | undefined;
  /** Objects the path and the body name, and those these belong to. */
  readonly others: readonly Entity[];
  /** Serial of the newest object before the request: examples that are newer are as it needs them. */
  readonly mark: number;
}

const subjectOf = ({ of }: Refusal, { target, others }: Subjects): Entity | undefined =>
  of === undefined ? target : [target, ...others].find((entity) => entity?.of === of);

/** Refuses a call as `x-refusals` and the lifecycles say. */
export function checkRefusals(
  session: Session,
  operation: MockOperation,
  subjects: Subjects,
  body: JsonValue | undefined,
): void {
  for (const refusal of operation.refusals) {
    const subject = subjectOf(refusal, subjects);
    const isAsNeeded = subject?.seed === true && subject.serial > subjects.mark;
    if (refusal.object !== undefined && (!subject || isAsNeeded)) continue;
    if (!holdAll(subject?.value ?? {}, refusal.object, session.at)) continue;
    if (!holdAll(body ?? {}, refusal.body, session.at)) continue;
    throw new Refused(refusal.error);
  }
  if (subjects.target) checkState(session, operation, subjects.target);
  for (const other of subjects.others) checkState(session, operation, other);
}

/** Refuses an `externalId` that another object of the same type has. */
export function checkUnique(
  session: Session,
  operation: MockOperation,
  body: JsonValue | undefined,
): void {
  const externalId = isObject(body) ? body.externalId : undefined;
  const code = operation.errors.find((one) => /_(exists|taken)$/.test(one));
  if (externalId === undefined || code === undefined) return;
  for (const entity of session.entities.values()) {
    if (entity.of !== operation.target.of || entity.seed) continue;
    if (entity.value.externalId === externalId) throw new Refused(code);
  }
}
