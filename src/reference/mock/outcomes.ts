import { matchesAll } from '../contract/schema/match';
import type { Trigger } from './contract';
import type { Entity, Session } from './session';
import type { CheckedRequest } from './surroundings';

/** Adds to a request the outcome that another object decides (`x-outcomes`), as a sandbox value. */
export function withOutcome(
  session: Session,
  request: CheckedRequest,
  related: Iterable<Entity>,
): CheckedRequest {
  const { operation, body = null, triggers } = request;
  const others = [...related];
  const outcome = operation.outcomes?.find(
    ({ of, object, body: given }) =>
      matchesAll(body, given, session.time) &&
      others.some(({ type, value }) => type === of && matchesAll(value, object, session.time)),
  );
  if (!outcome) return request;
  const { state, patch } = outcome;
  const trigger: Trigger = {
    ...{ in: 'body', name: '', value: null, state },
    ...(patch ? { patch } : {}),
  };
  return { ...request, triggers: [...triggers, trigger] };
}
