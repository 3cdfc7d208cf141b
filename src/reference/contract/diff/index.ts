import { added, Differences, type Difference } from './difference';
import type { ContractFacts } from './facts';
import { compareLifecycles, movedStates } from './lifecycles';
import { compareOperations } from './operations';

export type { Difference } from './difference';
export { deprecatedPointers } from './deprecated';
export { findPointer } from './pointer';
export { factsOf, type ContractFacts } from './facts';

function compareServers(
  before: ContractFacts,
  after: ContractFacts,
  differences: Differences,
): void {
  for (const url of added(before.servers, after.servers)) {
    differences.add('servers', 'server-added', false, `New address \`${url}\``);
  }
  for (const url of added(after.servers, before.servers)) {
    differences.add('servers', 'server-removed', true, `No address \`${url}\``);
  }
}

function compareErrors(
  before: ContractFacts,
  after: ContractFacts,
  differences: Differences,
): void {
  for (const [code, now] of Object.entries(after.errors)) {
    const at = `error:${code}`;
    const was = before.errors[code];
    if (!was) {
      differences.add(at, 'code-added', false, 'New error code');
      continue;
    }
    if (was.status !== now.status) {
      const what = `The status was ${was.status} and is ${now.status}`;
      differences.add(at, 'code-status-changed', true, what);
    }
    if (was.retry !== now.retry) {
      const what = now.retry ? 'A retry can succeed' : 'No retry can succeed';
      differences.add(at, now.retry ? 'retry-allowed' : 'retry-refused', !now.retry, what);
    }
  }
  for (const code of added(Object.keys(after.errors), Object.keys(before.errors))) {
    differences.add(`error:${code}`, 'code-removed', true, 'Removed');
  }
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
    differences,
    seen: new Set<string>(),
    states: movedStates(before.schemas, after.schemas),
  };
  compareServers(before, after, differences);
  compareErrors(before, after, differences);
  compareLifecycles(before.schemas, after.schemas, differences);
  compareOperations({ before, after, differences, schemas });
  return differences.all();
}
