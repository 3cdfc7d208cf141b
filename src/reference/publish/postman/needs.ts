import type { MockContract, MockOperation, Refusal } from '../../mock/contract';
import { asObject, asText } from '../../contract/json';
import { moves, refusalOfState } from '../../mock/state-refusals';
import type { JsonValue } from '../../contract/model';
import type { Thing, Things } from './things';

/** An object that a request needs, and the states in which it will do. */
export interface Need {
  readonly of: string;
  /** Object that the path names, for one that has no identifier of its own in requests. */
  readonly owner?: Thing;
  /** Any state will do when left out. */
  readonly states?: readonly string[];
  /** Whether the request is refused when the object's time is up: it has to be new. */
  readonly isFresh?: true;
}

/** States in which `x-refusals` refuse whatever else holds. */
function refusedStates({ object, body }: Refusal, property: string): readonly string[] {
  const entries = Object.entries(object ?? {}) as [string, JsonValue][];
  const [first] = entries;
  if (body !== undefined || entries.length !== 1 || first?.[0] !== `/${property}`) return [];
  return [first[1]].flat().flatMap((value) => asText(value) ?? []);
}

const looksAt = (operation: MockOperation, refusal: Refusal, of: string): boolean =>
  (refusal.of ?? operation.target.of) === of;

/** Whether a moment of the object may not have passed, such as `expiresAt` of an estimate. */
const hasToBeFresh = (operation: MockOperation, of: string): boolean =>
  operation.refusals.some(
    (refusal) =>
      looksAt(operation, refusal, of) &&
      Object.values(refusal.object ?? {}).some((match) => 'past' in asObject(match as JsonValue)),
  );

/** States of an object in which an operation works; undefined when that does not matter. */
function statesFor(
  mock: MockContract,
  operation: MockOperation,
  of: string,
): readonly string[] | undefined {
  const lifecycle = mock.resources[of]?.lifecycle;
  if (!lifecycle || operation.method === 'GET') return undefined;
  const refused = operation.refusals
    .filter((refusal) => looksAt(operation, refusal, of))
    .flatMap((refusal) => refusedStates(refusal, lifecycle.property));
  const isMoved = moves(mock, operation.id, of);
  return Object.keys(lifecycle.states).filter(
    (state) =>
      !refused.includes(state) &&
      (isMoved
        ? moves(mock, operation.id, of, state)
        : refusalOfState(mock, operation, of, state) === undefined),
  );
}

/** Documents on the path of an operation: the one it works on, and those its refusals look at. */
function documentsOf(mock: MockContract, operation: MockOperation): readonly string[] {
  const looked = operation.refusals.flatMap(({ of }) => of ?? []);
  const { target } = operation;
  const own = target.kind === 'document' ? [target.of] : [];
  const isDocument = (of: string) =>
    mock.operations.some(({ target: other }) => other.kind === 'document' && other.of === of);
  return [...new Set([...own, ...looked.filter(isDocument)])];
}

/** What has to be there before a request, owners before what belongs to them. */
export function needsOf(
  mock: MockContract,
  things: Things,
  operation: MockOperation,
): readonly Need[] {
  const named = things.namedBy(operation);
  const need = (of: string, owner?: Thing): Need => {
    const states = statesFor(mock, operation, of);
    return {
      of,
      ...(owner ? { owner } : {}),
      ...(states ? { states } : {}),
      ...(hasToBeFresh(operation, of) ? { isFresh: true } : {}),
    };
  };
  return [
    ...named.map(({ of }) => need(of)),
    ...documentsOf(mock, operation).flatMap((of) => (named[0] ? [need(of, named[0])] : [])),
  ];
}
