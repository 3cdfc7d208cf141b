import type { JsonObject } from '../contract/model';
import type { MockOperation, Trigger } from './contract';
import { mergePatch } from '../contract/json';
import { withMember } from './json';
import { movesFrom, stateOf } from './lifecycle';
import type { Entity, Session } from './session';

/** Applies sandbox values to an object: steers it to a state, or changes it at once. */
export function steer(session: Session, entity: Entity, triggers: readonly Trigger[]): void {
  const lifecycle = session.resource(entity.type)?.lifecycle;
  for (const { state, from, stays, patch } of triggers) {
    if (state === undefined || !lifecycle || !Object.hasOwn(lifecycle.states, state)) {
      if (patch !== undefined) entity.value = mergePatch(entity.value, patch) as JsonObject;
      continue;
    }
    entity.goal = { state, from, stays: stays === true, patch };
    if (lifecycle.initial.includes(state) && stateOf(session, entity) !== state && !entity.seed) {
      entity.value = withMember(entity.value, lifecycle.property, state);
    }
  }
}

/** The event that announces a new object: named after its state, or `….created`. */
export function creationEvent(
  session: Session,
  { events }: MockOperation,
  entity: Entity,
): string | undefined {
  const eventsOfType = events.filter(
    (type) => session.contract.events[type]?.dataType === entity.type,
  );
  const state = stateOf(session, entity);
  const eventsOfMoves = movesFrom(session, entity).map(({ event }) => event);
  return (
    eventsOfType.find((type) => type.endsWith(`.${state ?? 'created'}`)) ??
    eventsOfType.find((type) => /\.(created|received)$/.test(type) && !eventsOfMoves.includes(type))
  );
}
