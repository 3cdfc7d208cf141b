import type { MockContract, MockOperation } from '../../mock/contract';
import { hasToBeFresh, statesFor } from '../../mock/works-in';
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
