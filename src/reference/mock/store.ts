import type { JsonObject, JsonValue } from '../contract/model';
import { asObject, asText, mergePatch } from '../contract/json';
import { conditionalOnState } from './conditions';
import type { MockOperation, Sample } from './contract';
import { runSeeded } from './hooks';
import { withIds, type IdsByPattern } from './identifiers';
import { mapTexts, omit, ownMember, withMember } from './json';
import { canMove, movesFrom, planNextMove } from './lifecycle';
import type { Entity, Session } from './session';
import { settled } from './settle';
import { asOfNow } from './stamps';

/** Returns the full value of an example. */
export function expandSample(session: Session, { type, patch }: Sample): JsonValue {
  return type === undefined ? patch : mergePatch(session.resource(type)?.example, patch);
}

/** Whether rules set the state that an example has when a call first names it. */
export function hasRuledState(
  session: Session,
  { type, key }: Pick<Entity, 'type' | 'key'>,
): boolean {
  const property = session.resource(type)?.lifecycle?.property ?? '';
  return session.examples.get(`${type} ${key}`)?.[property] !== undefined;
}

/** Puts an object from an example into a state that allows the operation. */
function moveToUsableState(
  session: Session,
  entity: Entity,
  operation: MockOperation | undefined,
): void {
  const lifecycle = session.resource(entity.type)?.lifecycle;
  if (!lifecycle || !operation || !canMove(session.contract, operation.id, entity.type)) return;
  const isAllowedIn = (state: string | undefined) =>
    movesFrom(session, entity, state).some((move) => move.operation === operation.id);
  if (isAllowedIn(asText(entity.value[lifecycle.property]))) return;
  const state = Object.keys(lifecycle.states).find(isAllowedIn);
  if (state !== undefined) entity.value = withMember(entity.value, lifecycle.property, state);
}

/**
 * Returns the object with an id. An example of the contract becomes an object when a call first
 * names it, in a state that allows the operation.
 */
export function lookUp(
  session: Session,
  type: string,
  id: string,
  operation?: MockOperation,
): Entity | undefined {
  const existing = session.find(type, id);
  if (existing) return existing;
  const resource = session.resource(type);
  const patch = ownMember(resource?.seeds, id);
  if (!resource || patch === undefined) return undefined;
  const example = asOfNow(session, type, mergePatch(resource.example, patch));
  const ruled = session.examples.get(`${type} ${id}`);
  const value = mergePatch(example, ruled ?? {}) as JsonObject;
  const entity = session.add({ type, key: id, value, seed: true });
  if (!hasRuledState(session, entity)) moveToUsableState(session, entity, operation);
  entity.value = settled(session, type, entity.value);
  runSeeded(session, entity);
  planNextMove(session, entity);
  return entity;
}

/** Returns a document in its initial state, without properties and timestamps of later states. */
function inInitialState(session: Session, type: string, value: JsonObject): JsonObject {
  const resource = session.resource(type);
  if (!resource?.lifecycle) return value;
  const { property, initial } = resource.lifecycle;
  if (initial[0] === undefined || initial[0] === value[property]) return value;
  const { lifecycle, stamps = {} } = resource;
  // Timestamps of states that the document has not reached yet.
  const later = Object.keys(stamps).filter((place) =>
    stamps[place]?.some((state) => Object.hasOwn(lifecycle.states, state)),
  );
  const bare = [
    ...conditionalOnState(resource).map(([name]) => name),
    ...later.map((place) => place.slice(1)),
  ];
  return withMember(omit(value, ...bare), property, initial[0]);
}

/** Returns the example of a document, with the identifiers in its path. */
function exampleDocument(session: Session, type: string, pathIds: IdsByPattern): JsonObject {
  const { example, seeds = {} } = session.resource(type) ?? {};
  const now = asOfNow(session, type, mergePatch(example, Object.values(seeds)[0] ?? {}));
  return asObject(mapTexts(now, (text) => withIds(text, pathIds)));
}

/** Returns the document of a call's object, as it will be when a call first names it. */
export const unnamedDocument = (
  session: Session,
  type: string,
  pathIds: IdsByPattern,
): JsonObject => inInitialState(session, type, exampleDocument(session, type, pathIds));

/** Returns the object at a path, which is created from its example when a call first names it. */
export function documentAt(
  session: Session,
  type: string,
  path: string,
  options: {
    readonly pathIds: IdsByPattern;
    /** Whether it belongs to an object that a call created. */
    readonly belongsToCreated: boolean;
    readonly operation?: MockOperation;
  },
): Entity | undefined {
  const existing = session.find(type, path);
  if (existing) return existing;
  const resource = session.resource(type);
  if (!resource) return undefined;
  const named = exampleDocument(session, type, options.pathIds);
  const identified =
    resource.id !== undefined && options.belongsToCreated && session.identifiers.has(type)
      ? withMember(named, resource.id, session.newIdOf(type))
      : named;
  const entity = session.add({
    type,
    key: path,
    value: options.belongsToCreated ? inInitialState(session, type, identified) : identified,
    seed: !options.belongsToCreated,
  });
  if (!options.belongsToCreated) moveToUsableState(session, entity, options.operation);
  entity.value = settled(session, type, entity.value);
  planNextMove(session, entity);
  return entity;
}

/** Returns all objects of a type, with examples, newest first; optionally by a value at a place. */
export function objectsOf(
  session: Session,
  type: string,
  having?: readonly [place: string, value: JsonValue],
): readonly Entity[] {
  for (const id of Object.keys(session.resource(type)?.seeds ?? {})) lookUp(session, type, id);
  const { objects } = session;
  return (having ? objects.having(type, ...having) : objects.ofType(type)).toReversed();
}
