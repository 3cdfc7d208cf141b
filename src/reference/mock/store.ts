import type { JsonObject, JsonValue } from '../contract/model';
import { compare } from '../contract/compare';
import { asText, isObject, mergePatch } from '../contract/json';
import type { MockOperation, Sample } from './contract';
import { mapTexts, own, without, withMember } from './json';
import { movesBy, movesFrom, plan } from './lifecycle';
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
export function expand(session: Session, { of, patch }: Sample): JsonValue {
  return of === undefined ? patch : mergePatch(session.resource(of)?.example, patch);
}

/** An example as if it had been taken now. */
export const asOfNow = (session: Session, value: JsonValue): JsonValue =>
  shiftTimes(value, session.at - (momentOf(value) ?? session.contract.moment));

/** Puts an example object into the state in which the operation works, as its first call. */
function settleFor(session: Session, entity: Entity, operation: MockOperation | undefined): void {
  const lifecycle = session.resource(entity.of)?.lifecycle;
  if (!lifecycle || !operation || movesBy(session, entity.of, operation.id).length === 0) return;
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
  of: string,
  id: string,
  operation?: MockOperation,
): Entity | undefined {
  const found = session.find(of, id);
  if (found) return found;
  const resource = session.resource(of);
  const patch = own(resource?.seeds, id);
  if (!resource || patch === undefined) return undefined;
  const value = asOfNow(session, mergePatch(resource.example, patch)) as JsonObject;
  const entity = session.add({ of, key: id, value, seed: true });
  settleFor(session, entity, operation);
  plan(session, entity);
  return entity;
}

/** A document in its first state: nothing has happened to it yet. */
function untouched(session: Session, of: string, value: JsonObject): JsonObject {
  const resource = session.resource(of);
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
  of: string,
  path: string,
  options: {
    readonly names: ReadonlyMap<string, string>;
    readonly young: boolean;
    readonly operation?: MockOperation;
  },
): Entity | undefined {
  const found = session.find(of, path);
  if (found) return found;
  const resource = session.resource(of);
  if (!resource) return undefined;
  const seed = Object.values(resource.seeds)[0] ?? {};
  const example = asOfNow(session, mergePatch(resource.example, seed));
  const named = mapTexts(example, (text) => options.names.get(text) ?? text) as JsonObject;
  const identified =
    resource.prefix === undefined || !options.young
      ? named
      : withMember(named, 'id', session.newId(resource.prefix));
  const entity = session.add({
    of,
    key: path,
    value: options.young ? untouched(session, of, identified) : identified,
    seed: !options.young,
  });
  if (!options.young) settleFor(session, entity, options.operation);
  plan(session, entity);
  return entity;
}

/** Every object of a schema, the newest first; the examples among them. */
export function allOf(session: Session, of: string): readonly Entity[] {
  const resource = session.resource(of);
  for (const id of Object.keys(resource?.seeds ?? {})) lookUp(session, of, id);
  const created = ({ value }: Entity) => asText(value.createdAt) ?? '';
  return [...session.entities.values()]
    .filter((entity) => entity.of === of && isObject(entity.value))
    .sort((a, b) => compare(created(b), created(a)) || b.serial - a.serial);
}
