import type { JsonObject, JsonValue } from '../contract/model';
import { recharge } from './charges';
import { conform } from './conditions';
import type { Session } from './session';
import { shiftTimes } from './time';

/**
 * An object with the properties that its conditions ask for and without the others
 * (`x-present-when`), with its fees and with the sums that include them.
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
  const sinceExamples = session.time - session.contract.moment;
  const conformed = conform(resource, value, session.time, (example) =>
    shiftTimes(example, sinceExamples),
  );
  return recharge(session, type, conformed, body);
}
