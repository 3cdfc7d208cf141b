import type { JsonObject, JsonValue } from '../contract/model';
import { compare } from '../contract/compare';
import { asText, isObject, mergePatch } from '../contract/json';
import type { MockOperation, Sample } from './contract';
import { mapTexts, ownMember, without, withMember } from './json';
import { movesBy, movesFrom, planNextMove } from './lifecycle';
import type { Entity, Session } from './session';
import { momentOf, shiftTimes } from './time';

const ID = /^([a-z]{2,8})_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const prefixOf = (text: string): string | undefined => ID.exec(text)?.[1];

/** Names of the objects whose ids have the prefix of the text. */
export const resourcesOf = (session: Session, text: string): readonly string[] => {
  const prefix = prefixOf(text);
  return prefix === undefined
    ? []
    : Object.entries(session.contract.resources)
        .filter(([, resource]) => resource.prefix === prefix)
        .map(([name]) => name);
};

/** The full value of an example. */
export function expandSample(session: Session, { type, patch }: Sample): JsonValue {
  return type === undefined ? patch : mergePatch(session.resource(type)?.example, patch);
}

/** An example as if it had been taken now. */
export const asOfNow = (session: Session, value: JsonValue): JsonValue =>
  shiftTimes(value, session.time - (momentOf(value) ?? session.contract.moment));

/** Puts an example object into the state in which the operation works, as its first call. */
function moveToUsableState(
  session: Session,
  entity: Entity,
  operation: MockOperation | undefined,
): void {
  const lifecycle = session.resource(entity.type)?.lifecycle;
  if (!lifecycle || !operation || movesBy(session, entity.type, operation.id).length === 0) return;
  const works = (state: string | undefined) =>
    movesFrom(session, entity, state).some((move) => move.operation === operation.id);
  if (works(asText(entity.value[lifecycle.property]))) return;
  const state = Object.keys(lifecycle.states).find(works);
  if (state !== undefined) entity.value = withMember(entity.value, lifecycle.property, state);
}

/**
 * The object of an id. The contract's example objects come into being when they are first asked
 * for, in the state the operation works in.
 */
export function lookUp(
  session: Session,
  type: string,
  id: string,
  operation?: MockOperation,
): Entity | undefined {
  const found = session.find(type, id);
  if (found) return found;
  const resource = session.resource(type);
  const patch = ownMember(resource?.seeds, id);
  if (!resource || patch === undefined) return undefined;
  const value = asOfNow(session, mergePatch(resource.example, patch)) as JsonObject;
  const entity = session.add({ type, key: id, value, seed: true });
  moveToUsableState(session, entity, operation);
  planNextMove(session, entity);
  return entity;
}

/** A document in its first state: nothing has happened to it yet. */
function inInitialState(session: Session, type: string, value: JsonObject): JsonObject {
  const resource = session.resource(type);
  if (!resource?.lifecycle) return value;
  const { property, initial } = resource.lifecycle;
  if (initial[0] === undefined || initial[0] === value[property]) return value;
  const bare = Object.keys(resource.conditional).reduce(without, value);
  const stamps = Object.keys(bare).filter((name) => name.endsWith('At') && name !== 'createdAt');
  return withMember(stamps.reduce(without, bare), property, initial[0]);
}

/**
 * The object at a path, made from its example when it is first asked for.
 *
 * @param names values of the path parameters by the ids that the examples show for them
 * @param young whether it belongs to an object that a call made
 */
export function documentAt(
  session: Session,
  type: string,
  path: string,
  options: {
    readonly idsByExample: ReadonlyMap<string, string>;
    readonly belongsToCreated: boolean;
    readonly operation?: MockOperation;
  },
): Entity | undefined {
  const found = session.find(type, path);
  if (found) return found;
  const resource = session.resource(type);
  if (!resource) return undefined;
  const seed = Object.values(resource.seeds)[0] ?? {};
  const example = asOfNow(session, mergePatch(resource.example, seed));
  const named = mapTexts(example, (text) => options.idsByExample.get(text) ?? text) as JsonObject;
  const identified =
    resource.prefix === undefined || !options.belongsToCreated
      ? named
      : withMember(named, 'id', session.newId(resource.prefix));
  const entity = session.add({
    type,
    key: path,
    value: options.belongsToCreated ? inInitialState(session, type, identified) : identified,
    seed: !options.belongsToCreated,
  });
  if (!options.belongsToCreated) moveToUsableState(session, entity, options.operation);
  planNextMove(session, entity);
  return entity;
}

/** Every object of a schema, the newest first; the examples among them. */
export function objectsOf(session: Session, type: string): readonly Entity[] {
  const resource = session.resource(type);
  for (const id of Object.keys(resource?.seeds ?? {})) lookUp(session, type, id);
  const created = ({ value }: Entity) => asText(value.createdAt) ?? '';
  return [...session.entities.values()]
    .filter((entity) => entity.type === type && isObject(entity.value))
    .sort((a, b) => compare(created(b), created(a)) || b.serial - a.serial);
}
