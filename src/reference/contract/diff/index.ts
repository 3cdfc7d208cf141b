import { added, compareMembers, Differences, type Difference } from './difference';
import type { ContractFacts } from './facts';
import { compareLifecycles, movedStates } from './lifecycles';
import { compareOperations } from './operations';

export type { Difference } from './difference';
export { deprecatedPointers } from './deprecated';
export { findPointer } from './pointer';
export { factsOf, type ContractFacts } from './facts';

function compareServers(before: ContractFacts, after: ContractFacts, all: Differences): void {
  for (const url of added(before.servers, after.servers)) {
    all.add('servers', 'server-added', false, `New address \`${url}\``);
  }
  for (const url of added(after.servers, before.servers)) {
    all.add('servers', 'server-removed', true, `No address \`${url}\``);
  }
}

function compareErrors(before: ContractFacts, after: ContractFacts, all: Differences): void {
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
 * Everything in which two versions of a contract differ for those who call it,
 * sorted by place; texts and examples do not count.
 *
 * What the provider accepts breaks when it becomes narrower, what it sends when
 * it becomes wider; unknown fields, values, events and codes are expected, as
 * the conventions of the documentation say. What is not known to be harmless is
 * breaking.
 */
export function compareContracts(
  before: ContractFacts,
  after: ContractFacts,
): readonly Difference[] {
  const differences = new Differences();
  const schemas = {
    before: before.schemas,
    after: after.schemas,
    seen: new Set<string>(),
    states: movedStates(before.schemas, after.schemas),
  };
  compareServers(before, after, differences);
  compareErrors(before, after, differences);
  compareLifecycles(before.schemas, after.schemas, differences);
  compareOperations({ before, after, differences, schemas });
  return differences.all();
}
