import type { Contract, ErrorCode, EventType, Operation } from './model';
import { grouped } from './grouped';
import { oncePer } from './once-per';

/** Parts of a contract by their names. */
export interface Names {
  /** Operations of the provider by topic, in the order of the contract. */
  readonly byTopic: ReadonlyMap<string, readonly Operation[]>;
  /** Operations of the provider and of partners, by id. */
  readonly operations: ReadonlyMap<string, Operation>;
  /** By type. */
  readonly events: ReadonlyMap<string, EventType>;
  /** By code. */
  readonly errors: ReadonlyMap<string, ErrorCode>;
}

/** Operations of the provider, then those of partners. */
export const allOperations = ({
  operations,
  partnerOperations,
}: Pick<Contract, 'operations' | 'partnerOperations'>): readonly Operation[] => [
  ...operations,
  ...partnerOperations,
];

/** Maps each name to its first item. */
const by = <T>(items: readonly T[], nameOf: (item: T) => string): ReadonlyMap<string, T> =>
  new Map(items.toReversed().map((item) => [nameOf(item), item]));

/** Cached per contract: the pages of a large contract look up thousands of names. */
export const namesOf = oncePer(
  (contract: Contract): Names => ({
    byTopic: grouped(contract.operations, ({ topic }) => topic),
    operations: by(allOperations(contract), ({ id }) => id),
    events: by(contract.events, ({ type }) => type),
    errors: by(contract.errors, ({ code }) => code),
  }),
);
