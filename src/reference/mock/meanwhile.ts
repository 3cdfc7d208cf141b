import { asText } from '../contract/json';
import { oncePer } from '../contract/once-per';
import type { Meanwhile } from '../contract/model';
import { matchesAll } from '../contract/schema/match';
import type { MockContract } from './contract';
import { memberAt, omit, ownMember, withMember } from './json';
import type { Entity, Session } from './session';

/** Returns what another object does to an object in its state (`meanwhile` of `x-states`). */
export function meanwhileOf(session: Session, { type, value }: Entity): Meanwhile | undefined {
  const { property = '', meanwhile } = session.resource(type)?.lifecycle ?? {};
  return ownMember(meanwhile, asText(value[property]))?.find(({ of, at, object }) =>
    at.some((place) => {
      const other = session.find(of, asText(memberAt(value, place)) ?? '');
      return other !== undefined && matchesAll(other.value, object, session.time);
    }),
  );
}

/** Shows in an object why it waits, or removes that reason. */
export function showWaiting(session: Session, entity: Entity): void {
  const { waiting } = session.resource(entity.type)?.lifecycle ?? {};
  const reason = entity.meanwhile?.reason;
  if (waiting === undefined || entity.value[waiting] === reason) return;
  entity.value =
    reason === undefined ? omit(entity.value, waiting) : withMember(entity.value, waiting, reason);
}

/** The places at which objects name those that can stop them. */
const placesIn = oncePer(({ resources }: MockContract) =>
  Object.entries(resources).flatMap(([type, { lifecycle }]) =>
    Object.values(lifecycle?.meanwhile ?? {})
      .flat()
      .flatMap(({ of, at }) => at.map((place) => ({ of, type, place }))),
  ),
);

/** Returns the objects that another one, which has moved, stops from now on or lets go. */
export function stoppedBy(session: Session, { type: of, key }: Entity): readonly Entity[] {
  const named = placesIn(session.contract)
    .filter((place) => place.of === of)
    .flatMap(({ type, place }) => session.objects.having(type, place, key));
  return [...new Set(named)].filter((entity) => entity.meanwhile !== meanwhileOf(session, entity));
}
