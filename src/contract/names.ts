import type { Contract, ErrorCode, EventType, Operation } from './model';

/** What a contract names, by its name. */
export interface Names {
  /** By id; those of the provider and of partners. */
  readonly operations: ReadonlyMap<string, Operation>;
  /** By type. */
  readonly events: ReadonlyMap<string, EventType>;
  /** By code. */
  readonly errors: ReadonlyMap<string, ErrorCode>;
}

/** The first of those with the same name, as `find` has it. */
const by = <T>(all: readonly T[], nameOf: (one: T) => string): ReadonlyMap<string, T> =>
  new Map(all.toReversed().map((one) => [nameOf(one), one]));

const known = new WeakMap<Contract, Names>();

/** Made once per contract: pages of a large one ask for thousands of names. */
export function namesOf(contract: Contract): Names {
  const before = known.get(contract);
  if (before) return before;
  const { operations, partnerOperations, events, errors } = contract;
  const names: Names = {
    operations: by([...operations, ...partnerOperations], ({ id }) => id),
    events: by(events, ({ type }) => type),
    errors: by(errors, ({ code }) => code),
  };
  known.set(contract, names);
  return names;
}
