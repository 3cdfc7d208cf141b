import type { JsonObject, JsonValue } from '../contract/model';
import { asText } from '../contract/json';
import { memberAt, withMemberAt } from './json';
import type { Resource } from './contract';
import type { Session } from './session';
import { msOf, shiftTimes, timestamp } from './time';

const stampsOf = (session: Session, type: string | undefined) =>
  Object.entries(session.resource(type)?.stamps ?? {});

/** Returns when an object was created: its timestamp with `x-stamp: created`. */
export const creationOf = (
  { stamps = {} }: Pick<Resource, 'stamps'>,
  value: JsonObject,
): string | undefined => {
  const place = Object.keys(stamps).find((name) => stamps[name]?.includes('created'));
  return place === undefined ? undefined : asText(memberAt(value, place));
};

/** Returns the current time, made later than earlier stamps so that copies can be ordered. */
export const laterThanStamped = (
  session: Session,
  { type, value }: { readonly type: string; readonly value: JsonObject },
  occasion: string,
): number => {
  const before = stampsOf(session, type)
    .filter(([, stampedOn]) => stampedOn.includes(occasion))
    .flatMap(([place]) => msOf(asText(memberAt(value, place)) ?? '') ?? []);
  return Math.max(session.time, ...before.map((moment) => moment + 1));
};

/** Sets the timestamps of these occasions (`x-stamp`) to now. */
export const stamp = (
  session: Session,
  { type, value }: { readonly type: string; readonly value: JsonObject },
  ...occasions: readonly string[]
): JsonObject =>
  stampsOf(session, type)
    .filter(([, stampedOn]) => stampedOn.some((occasion) => occasions.includes(occasion)))
    .reduce((stamped, [place]) => withMemberAt(stamped, place, timestamp(session.time)), value);

/**
 * Shifts the times of an example as if it was taken now. It was taken at its latest timestamp, or
 * else at the time that the contract declares (`x-examples-at`).
 */
export function asOfNow(
  session: Session,
  type: string | undefined,
  example: JsonValue,
  part = example,
): JsonValue {
  const stamped = stampsOf(session, type).flatMap(
    ([place]) => msOf(asText(memberAt(example, place)) ?? '') ?? [],
  );
  const moment = stamped.length > 0 ? Math.max(...stamped) : session.contract.moment;
  return moment === undefined ? part : shiftTimes(part, session.time - moment);
}
