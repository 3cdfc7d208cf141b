import type { MockContract, MockOperation, Refusal } from '../../mock/contract';
import { asObject, asText } from '../../contract/json';
import { canMove } from '../../mock/lifecycle';
import type { JsonValue } from '../../contract/model';
import type { Identifier, Identifiers } from './identifiers';

/** An object that has to exist before a request. */
export interface Need {
  /** Name of the object's schema. */
  readonly schema: string;
  /** For an object without an identifier of its own: the object in the path. */
  readonly owner: Identifier | undefined;
  /** States in which the request works; undefined when any state will do. */
  readonly states: readonly string[] | undefined;
  /** Whether the request is refused once a moment of the object has passed: it has to be new. */
  readonly isFresh: boolean;
}

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
function statesFor(
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

/** Documents in the path of an operation: the one it works on, and those its refusals mention. */
function documentsOf(mock: MockContract, operation: MockOperation): readonly string[] {
  const { target, refusals } = operation;
  const schemas = [
    ...(target.kind === 'document' ? [target.type] : []),
    ...refusals.flatMap(({ of }) => of ?? []),
  ];
  const documents = mock.operations.flatMap((other) =>
    other.target.kind === 'document' ? other.target.type : [],
  );
  return [...new Set(schemas.filter((schema) => documents.includes(schema)))];
}

/** What has to exist before a request, owners before what belongs to them. */
export function needsOf(identifiers: Identifiers, operation: MockOperation): readonly Need[] {
  const { mock } = identifiers;
  const used = identifiers.usedBy(operation);
  const needFor = (schema: string, owner?: Identifier): Need => ({
    schema,
    owner,
    states: statesFor(mock, operation, schema),
    isFresh: hasToBeFresh(operation, schema),
  });
  const [owner] = used;
  return [
    ...used.map(({ schema }) => needFor(schema)),
    ...(owner ? documentsOf(mock, operation).map((schema) => needFor(schema, owner)) : []),
  ];
}
