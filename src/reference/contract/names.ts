import type { Contract, ErrorCode, EventType, Operation } from './model';
import { grouped } from './grouped';
import { oncePer } from './once-per';

/** What a contract names, by its name. */
export interface Names {
  /** By topic, in the order of the contract; those of the provider. */
  readonly byTopic: ReadonlyMap<string, readonly Operation[]>;
  /** By id; those of the provider and of partners. */
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

/** The first of those with the same name, as `find` has it. */
const by = <T>(all: readonly T[], nameOf: (one: T) => string): ReadonlyMap<string, T> =>
  new Map(all.toReversed().map((one) => [nameOf(one), one]));

/** Made once per contract: pages of a large one ask for thousands of names. */
export const namesOf = oncePer(
  (contract: Contract): Names => ({
    byTopic: grouped(contract.operations, ({ topic }) => topic),
    operations: by(allOperations(contract), ({ id }) => id),
    events: by(contract.events, ({ type }) => type),
    errors: by(contract.errors, ({ code }) => code),
  }),
);
