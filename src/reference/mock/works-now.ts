import type { MockOperation } from './contract';
import { canMove, stateOf } from './lifecycle';
import { Refused } from './problems';
import { checkRefusals } from './refusals';
import type { Entity, Session } from './session';
import { unnamedDocument } from './store';
import { documentsPlace, fillTemplate, objectsReferredBy } from './surroundings';

/** An object that a request names, with the path parameter of its identifier, if any. */
export interface NamedObject {
  readonly type: string;
  readonly id: string;
  readonly parameter?: string | undefined;
}

interface DocumentPlace {
  readonly type: string;
  /** Its path template, `/users/{userId}/limits`. */
  readonly template: string;
}

/** Returns a document without creating it; undefined if its path has any other parameters. */
function documentNow(
  session: Session,
  operation: MockOperation,
  { owner, parameter }: { readonly owner: Entity; readonly parameter: string | undefined },
  { type, template }: DocumentPlace,
): Entity | undefined {
  const isOwn = template.split('{').length === 2 && template.includes(`{${parameter}}`);
  if (parameter === undefined || !isOwn) return undefined;
  const path = new Map([[parameter, owner.key]]);
  const key = fillTemplate(template, path);
  const existing = session.find(type, key);
  // The document of an example is created in a state that fits the call that first names it.
  if (existing || owner.seed) return existing;
  const value = unnamedDocument(session, type, session.identifiers.inPath(operation, path));
  return { type, key, value, seed: false, serial: 0 };
}

/** Whether an operation passes those of its refusals that depend only on objects. */
function passes(
  session: Session,
  operation: MockOperation,
  target: Entity | undefined,
  related: readonly Entity[],
): boolean {
  const refusals = operation.refusals.filter(
    ({ object, body, taken }) => object !== undefined && body === undefined && !taken,
  );
  const lastSerialBefore = session.objects.lastSerial;
  try {
    checkRefusals(session, { ...operation, refusals }, { target, related, lastSerialBefore });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/**
 * Whether an object and its documents, in their current state, allow an operation according to
 * `x-states` and `x-refusals`. Creates no objects; missing objects never forbid a call.
 */
export function worksNow(
  session: Session,
  operation: MockOperation,
  { type, id, parameter }: NamedObject,
): boolean {
  const named = session.find(type, id);
  if (!named || operation.method === 'GET') return true;
  const { target: about, refusals, id: call } = operation;
  const documentAt = (place: DocumentPlace | undefined): Entity | undefined =>
    place && documentNow(session, operation, { owner: named, parameter }, place);
  const target =
    about.kind === 'document'
      ? documentAt(about)
      : about.kind === 'object' && about.parameter === parameter
        ? named
        : undefined;
  const documents = refusals.flatMap(
    ({ of }) => documentAt(documentsPlace(session.contract, of)) ?? [],
  );
  const referred = new Set([named, target ?? named]);
  const related = [
    named,
    ...documents,
    ...[...referred].flatMap((entity) => objectsReferredBy(session, entity)),
  ];
  const isStuck = [named, target ?? []].flat().some((entity) => {
    const state = stateOf(session, entity);
    return (
      canMove(session.contract, call, entity.type) &&
      !canMove(session.contract, call, entity.type, state)
    );
  });
  return !isStuck && passes(session, operation, target, related);
}
