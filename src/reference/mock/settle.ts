import type { JsonObject, JsonValue } from '../contract/model';
import { recharge } from './charges';
import { conform } from '../contract/schema/conform';
import type { Session } from './session';
import { asOfNow } from './stamps';

/**
 * Returns an object whose conditional properties are present only when they should be
 * (`x-present-when`), with its fees and the sums that include them.
 *
 * @param body body of the request that creates the object
 */
export function settled(
  session: Session,
  type: string,
  value: JsonObject,
  body?: JsonValue,
): JsonObject {
  const resource = session.resource(type);
  if (!resource) return value;
  const conformed = conform(resource.conditional, value, session.time, (example) =>
    asOfNow(session, undefined, example),
  );
  return recharge(session, type, conformed, body);
}
