import { asObject } from '../contract/json';
import type { JsonValue } from '../contract/model';
import { matchesAll } from '../contract/schema/match';
import type { MockContract, MockOperation, Refusal, Resource } from './contract';
import { canMove } from './lifecycle';

type Lifecycle = NonNullable<Resource['lifecycle']>;

/** Returns the states in which an entry of `x-refusals` refuses every request. */
function refusedStates(
  { object, body, taken }: Refusal,
  { property, states }: Lifecycle,
): readonly string[] {
  const [place, ...others] = Object.keys(object ?? {});
  if (body !== undefined || taken !== undefined || others.length > 0 || place !== `/${property}`)
    return [];
  return Object.keys(states).filter((state) => matchesAll({ [property]: state }, object, 0));
}

const concerns = (operation: MockOperation, refusal: Refusal, schema: string): boolean =>
  (refusal.of ?? operation.target.type) === schema;

/** Whether a time of the object, such as `expiresAt` of an estimate, must be in the future. */
export const hasToBeFresh = (operation: MockOperation, schema: string): boolean =>
  operation.refusals.some(
    (refusal) =>
      concerns(operation, refusal, schema) &&
      Object.values(refusal.object ?? {}).some((match) => 'past' in asObject(match as JsonValue)),
  );

/** Returns the object states in which an operation works; undefined if any state will do. */
export function statesFor(
  mock: MockContract,
  operation: MockOperation,
  schema: string,
): readonly string[] | undefined {
  const lifecycle = mock.resources[schema]?.lifecycle;
  if (!lifecycle || operation.method === 'GET') return undefined;
  const refused = operation.refusals
    .filter((refusal) => concerns(operation, refusal, schema))
    .flatMap((refusal) => refusedStates(refusal, lifecycle));
  const isMoved = canMove(mock, operation.id, schema);
  return Object.keys(lifecycle.states).filter(
    (state) => !refused.includes(state) && (!isMoved || canMove(mock, operation.id, schema, state)),
  );
}
