import type { JsonValue } from '../contract/model';
import { defined, formatPointer, parsePointer } from '../contract/json';
import type { MockOperation, Refusal } from './contract';
import { matchesAll } from '../contract/schema/match';
import { equal, memberAt, textsIn } from './json';
import { canMove } from './lifecycle';
import { Refused } from './problems';
import type { Entity, Session } from './session';
import { hasRuledState, lookUp } from './store';
import type { Breach } from '../contract/schema/validate';

/** Returns the error of a refusal, with its own detail if it has one. */
export const refused = ({ error, detail }: Refusal, breaches?: readonly Breach[]): Refused =>
  new Refused(error, defined({ detail, breaches }));

/** Whether a refusal depends on what exists, and not on the request alone. */
export const isOfState = ({ of, object, taken }: Refusal): boolean =>
  of !== undefined || object !== undefined || taken !== undefined;

/** Whether a refusal explains all problems of a body. */
export function refusesBody(
  refusal: Refusal,
  body: JsonValue,
  breaches: readonly Breach[],
): boolean {
  if (isOfState(refusal)) return false;
  const { body: conditions, malformed } = refusal;
  if (malformed) {
    return breaches.every(
      ({ path, code }) => code === 'pattern' && malformed.includes(formatPointer(path)),
    );
  }
  if (conditions === undefined) return false;
  const fields = Object.keys(conditions).map((pointer) => parsePointer(pointer)[0]);
  return breaches.every(({ path }) => fields.includes(path[0])) && matchesAll(body, conditions, 0);
}

/** Yields the objects whose ids the body contains, each with the place of its id. */
export function* namedObjects(
  session: Session,
  operation: MockOperation,
  body: JsonValue,
): Iterable<{ readonly path: readonly string[]; readonly entity: Entity | undefined }> {
  for (const [path, text] of textsIn(body)) {
    const types = session.identifiers.typesOf(text);
    if (types.length === 0) continue;
    const movable = types.filter((type) => canMove(session.contract, operation.id, type));
    const [entity] = (movable.length > 0 ? movable : types).flatMap(
      (type) => lookUp(session, type, text, operation) ?? [],
    );
    yield { path, entity };
  }
}

/** Returns the error for an id in the body that no object has. */
export function unknownObjectError(operation: MockOperation, path: readonly string[]): Refused {
  const place = formatPointer(path);
  const refusal = operation.refusals.find(({ unknown }) => unknown === place);
  const breach = { path, code: 'unknown', detail: 'Nothing has this identifier.' } as const;
  return new Refused(refusal?.error ?? 'validation_failed', {
    detail: `${place} names nothing.`,
    breaches: [breach],
  });
}

/** The objects that a call depends on. */
export interface RequestObjects {
  /** The object that the operation works on, if it already exists. */
  readonly target: Entity | undefined;
  /** Objects that the path and the body name, the objects they refer to, and their documents. */
  readonly related: readonly Entity[];
  /** Highest serial before the request: examples above it were created for this request. */
  readonly lastSerialBefore: number;
}

/** Whether an object of the type that a call created has the values of the body at these places. */
function isTaken(
  { objects }: Session,
  { target: { type = '' } }: MockOperation,
  [first = '', ...places]: readonly string[],
  body: JsonValue,
): boolean {
  const given = memberAt(body, first);
  if (given === undefined) return false;
  return objects.having(type, first, given).some(
    ({ seed, value }) =>
      !seed &&
      [first, ...places].every((place) => {
        const member = memberAt(body, place);
        return member !== undefined && equal(member, memberAt(value, place));
      }),
  );
}

/** Refuses a call with the first entry of `x-refusals` that applies. @throws {Refused} */
export function checkRefusals(
  session: Session,
  operation: MockOperation,
  { target, related, lastSerialBefore }: RequestObjects,
  body: JsonValue = {},
): void {
  const isMadeToFit = (entity: Entity) =>
    entity.seed &&
    entity.serial > lastSerialBefore &&
    !hasRuledState(session, entity) &&
    canMove(session.contract, operation.id, entity.type);
  for (const refusal of operation.refusals) {
    const { of, object, body: given, taken, unknown, malformed } = refusal;
    if (unknown !== undefined || malformed || !matchesAll(body, given, session.time)) continue;
    if (taken && !isTaken(session, operation, taken, body)) continue;
    const subjects = [target, ...related].filter((entity) =>
      of === undefined ? entity === target : entity?.type === of,
    );
    const isRefused =
      object === undefined ||
      subjects.some(
        (entity) =>
          entity && !isMadeToFit(entity) && matchesAll(entity.value, object, session.time),
      );
    if (isRefused) throw refused(refusal);
  }
}
