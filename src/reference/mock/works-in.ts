import { asObject, asText } from '../contract/json';
import type { JsonValue } from '../contract/model';
import type { MockContract, MockOperation, Refusal } from './contract';
import { canMove } from './lifecycle';

/** States in which an entry of `x-refusals` refuses the request unconditionally. */
function refusedStates({ object, body }: Refusal, property: string): readonly string[] {
  const entries = Object.entries(object ?? {}) as [string, JsonValue][];
  const [first] = entries;
  if (body !== undefined || entries.length !== 1 || first?.[0] !== `/${property}`) return [];
  return [first[1]].flat().flatMap((value) => asText(value) ?? []);
}

const concerns = (operation: MockOperation, refusal: Refusal, schema: string): boolean =>
  (refusal.of ?? operation.target.type) === schema;

/** Whether a moment of the object, such as `expiresAt` of an estimate, must be in the future. */
export const hasToBeFresh = (operation: MockOperation, schema: string): boolean =>
  operation.refusals.some(
    (refusal) =>
      concerns(operation, refusal, schema) &&
      Object.values(refusal.object ?? {}).some((match) => 'past' in asObject(match as JsonValue)),
  );

/** States of an object in which an operation works; undefined when that does not matter. */
export function statesFor(
  mock: MockContract,
  operation: MockOperation,
  schema: string,
): readonly string[] | undefined {
  const lifecycle = mock.resources[schema]?.lifecycle;
  if (!lifecycle || operation.method === 'GET') return undefined;
  const refused = operation.refusals
    .filter((refusal) => concerns(operation, refusal, schema))
    .flatMap((refusal) => refusedStates(refusal, lifecycle.property));
  const isMoved = canMove(mock, operation.id, schema);
  return Object.keys(lifecycle.states).filter(
    (state) => !refused.includes(state) && (!isMoved || canMove(mock, operation.id, schema, state)),
  );
}
