import type { JsonValue } from '../contract/model';
import type { Trigger } from './contract';
import { textOf } from './json';
import { Refused } from './problems';
import type { Route } from './request';
import type { Entity, Session } from './session';
import { documentAt, lookUp, prefixOf, resourcesOf } from './store';

/** A request that was read and fits the contract. */
export interface Input {
  readonly route: Route;
  readonly body: JsonValue | undefined;
  readonly query: ReadonlyMap<string, JsonValue>;
  /** Sandbox values it holds. */
  readonly triggers: readonly Trigger[];
  /** Values of the path parameters by the ids that the examples show for them. */
  readonly names: ReadonlyMap<string, string>;
  readonly headers: Headers;
}

export interface Surroundings {
  readonly target: Entity | undefined;
  /** Objects the path names, the target aside. */
  readonly parents: readonly Entity[];
  readonly young: boolean;
}

/** Objects the path names. @throws {Refused} `not_found` when one does not exist */
export function surroundings(
  session: Session,
  { route: { operation, path }, names }: Input,
): Surroundings {
  const { target } = operation;
  const parents: Entity[] = [];
  let own: Entity | undefined;
  for (const { in: place, name, example } of operation.parameters) {
    const value = path.get(name);
    if (place !== 'path' || value === undefined) continue;
    const isOwn = target.kind === 'object' && target.parameter === name;
    const known = resourcesOf(session, textOf(example));
    const candidates = isOwn ? [target.of] : known;
    const [entity] = candidates.flatMap((of) => lookUp(session, of, value, operation) ?? []);
    const isForeign = prefixOf(value) !== prefixOf(textOf(example));
    if (!entity && (candidates.length > 0 || isForeign)) {
      throw new Refused('not_found', { detail: `There is nothing with the identifier ${value}.` });
    }
    if (entity && isOwn) own = entity;
    else if (entity) parents.push(entity);
  }
  const young = parents.some(({ seed }) => !seed);
  if (target.kind === 'document') {
    const at = target.at.replace(/\{(\w+)\}/g, (_, name: string) => path.get(name) ?? '');
    own = documentAt(session, target.of, at, { names, young, operation });
  }
  return { target: own, parents, young };
}

/** Documents on the way of a path that `x-refusals` look at, such as the case of a user. */
export function documentsOf(
  session: Session,
  { route: { operation, path }, names }: Input,
  young: boolean,
): readonly Entity[] {
  return operation.refusals.flatMap(({ of }) => {
    const owner = session.contract.operations.find(
      ({ target, method }) => method === 'GET' && target.kind === 'document' && target.of === of,
    );
    if (owner?.target.kind !== 'document') return [];
    const { of: schema, at: template } = owner.target;
    const at = template.replace(/\{(\w+)\}/g, (_, name: string) => path.get(name) ?? '');
    const found = session.find(schema, at);
    return found ?? (young ? (documentAt(session, schema, at, { names, young }) ?? []) : []);
  });
}

/** Objects that an object refers to. */
export function referredBy(session: Session, entity: Entity | undefined): readonly Entity[] {
  return Object.entries(entity?.value ?? {}).flatMap(([name, value]) =>
    name !== 'id' && typeof value === 'string'
      ? resourcesOf(session, value).flatMap((of) => session.find(of, value) ?? [])
      : [],
  );
}
