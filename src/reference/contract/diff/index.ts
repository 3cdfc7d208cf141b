import {
  added,
  compareMembers,
  Differences,
  Spot,
  type Comparison,
  type Difference,
} from './difference';
import type { ContractFacts } from './facts';
import { compareLifecycles, movedStates } from './lifecycles';
import { compareOperations } from './operations';
import { compareNamed } from './schemas';

export type { Difference } from './difference';
export { findPointer } from './pointer';
export { factsOf, type ContractFacts } from './facts';

const comparisonOf = (before: ContractFacts, after: ContractFacts): Comparison => ({
  before,
  after,
  differences: new Differences(),
  seen: new Set(),
  states: movedStates(before.schemas, after.schemas),
});

function compareServers({ before, after, differences: all }: Comparison): void {
  for (const url of added(before.servers, after.servers)) {
    all.add('servers', 'server-added', false, `New address \`${url}\``);
  }
  for (const url of added(after.servers, before.servers)) {
    all.add('servers', 'server-removed', true, `No address \`${url}\``);
  }
}

function compareErrors({ before, after, differences: all }: Comparison): void {
  compareMembers(before.errors, after.errors, {
    added: (code) => all.add(`error:${code}`, 'code-added', false, 'New error code'),
    removed: (code) => all.add(`error:${code}`, 'code-removed', true, 'Removed'),
    kept: (code, was, is) => {
      const pointer = `error:${code}`;
      if (was.status !== is.status) {
        const what = `The status was ${was.status} and is ${is.status}`;
        all.add(pointer, 'code-status-changed', true, what);
      }
      if (is.retry && !was.retry) all.add(pointer, 'retry-allowed', false, 'A retry can succeed');
      if (was.retry && !is.retry) all.add(pointer, 'retry-refused', true, 'No retry can succeed');
    },
  });
}

/**
 * Returns all differences between two versions of a contract that matter to
 * callers, sorted by place. Texts and examples are ignored.
 *
 * A change is breaking if it narrows what the provider accepts or widens what it
 * sends. New fields, values, events and codes are not breaking: the conventions
 * of the documentation tell callers to expect unknown ones. Any other change that
 * is not known to be harmless is breaking.
 */
export function compareContracts(
  before: ContractFacts,
  after: ContractFacts,
): readonly Difference[] {
  const comparison = comparisonOf(before, after);
  compareServers(comparison);
  compareErrors(comparison);
  compareLifecycles(comparison);
  compareOperations(comparison);
  return comparison.differences.all();
}

/** Returns all deprecated operations, parameters, headers, fields and objects, sorted by place. */
export function deprecatedPointers(facts: ContractFacts): readonly string[] {
  const before = JSON.parse(JSON.stringify(facts), (key, value: unknown) =>
    key === 'deprecated' && value === true ? undefined : value,
  ) as ContractFacts;
  const comparison = comparisonOf(before, facts);
  compareOperations(comparison);
  // Includes schemas that no operation names, such as the heirs of another schema.
  for (const direction of ['accepted', 'sent'] as const) {
    const spot = new Spot(comparison.differences, '', direction);
    for (const name of Object.keys(facts.schemas)) compareNamed(name, spot, comparison);
  }
  return comparison.differences
    .all()
    .filter(({ kind }) => kind === 'deprecated')
    .map(({ pointer }) => pointer);
}
