import type { JsonObject, JsonValue } from '../contract/model';
import type { MockContract, Trigger } from './contract';
import { coerce } from './json';
import { Refused } from './problems';
import type { Route } from './route';
import type { IdsByPattern } from './identifiers';
import type { Entity, Session } from './session';
import { documentAt, lookUp } from './store';

/** A request whose parameters and body were checked against the contract. */
export interface CheckedRequest extends Route {
  /** The identifiers in its path. */
  readonly pathIds: IdsByPattern;
  readonly body: JsonValue | undefined;
  readonly query: ReadonlyMap<string, JsonValue>;
  /** Sandbox values (`x-sandbox`) in the request. */
  readonly triggers: readonly Trigger[];
  readonly headers: Headers;
  /** The answer of an external party, if a rule asked one. */
  readonly asked?: JsonObject | undefined;
}

/** The objects that the path of a request names. */
export interface PathObjects {
  readonly target: Entity | undefined;
  /** The objects above the target, such as the card of a transaction. */
  readonly parents: readonly Entity[];
  /** Whether a call created a parent, so that it is not an example of the contract. */
  readonly belongsToCreated: boolean;
}

/** Returns the path of a template with its values. */
export const fillTemplate = (
  template: string,
  path: ReadonlyMap<string, string>,
  written: (value: string) => string = (value) => value,
): string => template.replace(/\{([^/{}]+)\}/g, (_, name: string) => written(path.get(name) ?? ''));

/**
 * Finds the objects that the path of a request names.
 *
 * @throws {Refused} `not_found` when one does not exist
 */
export function objectsOnPath(
  session: Session,
  { operation, path, pathIds }: CheckedRequest,
): PathObjects {
  const { target } = operation;
  const parents: Entity[] = [];
  let targetObject: Entity | undefined;
  for (const { in: place, name, schema } of operation.parameters) {
    const value = path.get(name);
    if (place !== 'path' || value === undefined) continue;
    const isTarget = target.kind === 'object' && target.parameter === name;
    const types = isTarget ? [target.type] : session.identifiers.typesOf(value);
    const [entity] = types.flatMap((type) => lookUp(session, type, value, operation) ?? []);
    const { validator } = session;
    const isWrong = validator.check(coerce(value, schema, validator), schema).length > 0;
    if (isWrong || (!entity && types.length > 0)) {
      throw new Refused('not_found', { detail: `There is nothing with the identifier ${value}.` });
    }
    if (entity && isTarget) targetObject = entity;
    else if (entity) parents.push(entity);
  }
  const belongsToCreated = parents.some(({ seed }) => !seed);
  if (target.kind === 'document') {
    const options = { pathIds, belongsToCreated, operation };
    targetObject = documentAt(session, target.type, fillTemplate(target.template, path), options);
  }
  return { target: targetObject, parents, belongsToCreated };
}

/** Returns the path template of a type whose objects are documents. */
export const documentsPlace = ({ operations }: MockContract, type: string | undefined) =>
  operations.flatMap(({ method, target }) =>
    method === 'GET' && target.kind === 'document' && target.type === type ? [target] : [],
  )[0];

/** Returns the documents below the path that `x-refusals` refer to, such as the case of a user. */
export function documentsOf(
  session: Session,
  { operation, path, pathIds }: CheckedRequest,
  belongsToCreated: boolean,
): readonly Entity[] {
  return operation.refusals.flatMap(({ of }) => {
    const place = documentsPlace(session.contract, of);
    if (!place) return [];
    const { type, template } = place;
    const key = fillTemplate(template, path);
    const document = belongsToCreated
      ? documentAt(session, type, key, { pathIds, belongsToCreated })
      : session.find(type, key);
    return document ?? [];
  });
}

/** Returns the objects of other types whose ids an object contains. */
export function objectsReferredBy(session: Session, entity: Entity | undefined): readonly Entity[] {
  const id = session.resource(entity?.type)?.id;
  return Object.entries(entity?.value ?? {}).flatMap(([name, value]) =>
    name !== id && typeof value === 'string'
      ? session.identifiers
          .typesOf(value)
          .filter((type) => type !== entity?.type)
          .flatMap((type) => session.find(type, value) ?? [])
      : [],
  );
}
