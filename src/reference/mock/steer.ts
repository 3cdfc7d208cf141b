import type { JsonObject } from '../contract/model';
import type { Trigger } from './contract';
import { mergePatch } from '../contract/json';
import { withMember } from './json';
import { stateOf } from './lifecycle';
import type { Entity, Session } from './session';

/** Applies sandbox values to an object: steers it to a state, or changes it immediately. */
export function steer(session: Session, entity: Entity, triggers: readonly Trigger[]): void {
  const lifecycle = session.resource(entity.type)?.lifecycle;
  for (const { state, from, stays, patch, value } of triggers) {
    if (state === undefined || !lifecycle || !Object.hasOwn(lifecycle.states, state)) {
      if (patch !== undefined) entity.value = mergePatch(entity.value, patch) as JsonObject;
      continue;
    }
    entity.goal = { state, from, stays: stays === true, patch, value };
    const canBeginThere = from === undefined && lifecycle.initial.includes(state);
    if (canBeginThere && stateOf(session, entity) !== state && !entity.seed) {
      entity.value = withMember(entity.value, lifecycle.property, state);
    }
  }
}
