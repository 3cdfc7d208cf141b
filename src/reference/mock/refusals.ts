import type { JsonValue } from '../contract/model';
import { formatPointer, isObject, parsePointer } from '../contract/json';
import type { MockOperation, Refusal } from './contract';
import { textsIn } from './json';
import { canMove, stateOf } from './lifecycle';
import { matchesAll } from './match';
import { Refused } from './problems';
import type { Entity, Session } from './session';
import { refusalOfState } from './state-refusals';
import { lookUp, resourcesOf } from './store';
import type { Breach } from '../contract/validate';

/** Whether a refusal accounts for everything that is wrong with a body. */
export function refusesBody(
  { of, object, body: conditions }: Refusal,
  body: JsonValue,
  breaches: readonly Breach[],
): boolean {
  if (of !== undefined || object !== undefined || conditions === undefined) return false;
  const fields = Object.keys(conditions).map((pointer) => parsePointer(pointer)[0]);
  return breaches.every(({ path }) => fields.includes(path[0])) && matchesAll(body, conditions, 0);
}

/** The objects whose ids the body contains, each with the place of its id. */
export function* namedObjects(
  session: Session,
  operation: MockOperation,
  body: JsonValue,
): Iterable<{ readonly path: readonly string[]; readonly entity: Entity | undefined }> {
  for (const [path, text] of textsIn(body)) {
    const types = resourcesOf(session, text);
    if (types.length === 0) continue;
    const movable = types.filter((type) => canMove(session.contract, operation.id, type));
    const [entity] = (movable.length > 0 ? movable : types).flatMap(
      (type) => lookUp(session, type, text, operation) ?? [],
    );
    yield { path, entity };
  }
}

/** The error for an id in the body that no object has. */
export function unknownObjectError(operation: MockOperation, path: readonly string[]): Refused {
  const noun = (path.at(-1) ?? '')
    .replace(/Id$/, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase();
  const code =
    operation.errors.find((error) => [`${noun}_not_found`, `${noun}_unknown`].includes(error)) ??
    operation.errors.find((error) => error.endsWith('_unknown'));
  const breach = { path, code: 'unknown', detail: 'Nothing has this identifier.' } as const;
  return new Refused(code ?? 'validation_failed', {
    detail: `${formatPointer(path)} names nothing.`,
    breaches: [breach],
  });
}

/** The objects that a call depends on. */
export interface RequestObjects {
  /** The object the operation works on, when it exists already. */
  readonly target: Entity | undefined;
  /** Objects that the path and the body name, and those they belong to. */
  readonly related: readonly Entity[];
  /** Examples that came into being later did so for this request, in the state it needs. */
  readonly lastSerialBefore: number;
}

const subjectOf = ({ of }: Refusal, { target, related }: RequestObjects): Entity | undefined =>
  of === undefined ? target : [target, ...related].find((entity) => entity?.type === of);

/** Refuses a call where `x-refusals` or a lifecycle does not allow it. */
export function checkRefusals(
  session: Session,
  operation: MockOperation,
  objects: RequestObjects,
  body: JsonValue | undefined,
): void {
  for (const refusal of operation.refusals) {
    const subject = subjectOf(refusal, objects);
    const isNewExample = subject?.seed === true && subject.serial > objects.lastSerialBefore;
    if (refusal.object !== undefined && (!subject || isNewExample)) continue;
    if (!matchesAll(subject?.value ?? {}, refusal.object, session.time)) continue;
    if (!matchesAll(body ?? {}, refusal.body, session.time)) continue;
    throw new Refused(refusal.error);
  }
  for (const entity of [objects.target, ...objects.related]) {
    const state = entity && stateOf(session, entity);
    if (!entity || state === undefined) continue;
    const code = refusalOfState(session.contract, operation, entity.type, state);
    if (code !== undefined) throw new Refused(code);
  }
}

/** Refuses an `externalId` that another object of the same type already has. */
export function checkUnique(
  session: Session,
  operation: MockOperation,
  body: JsonValue | undefined,
): void {
  const externalId = isObject(body) ? body.externalId : undefined;
  const code = operation.errors.find((error) => /_(exists|taken)$/.test(error));
  if (externalId === undefined || code === undefined) return;
  for (const entity of session.entities.values()) {
    if (entity.type !== operation.target.type || entity.seed) continue;
    if (entity.value.externalId === externalId) throw new Refused(code);
  }
}
