import { readFileSync, writeFileSync } from 'node:fs';
import { compareContracts, factsOf, type ContractFacts } from '../../src/reference/contract/diff';
import { readContract } from '../../src/reference/contract/load';
import { ContractError } from '../../src/reference/contract/problem';
import { sitePath } from '../../src/reference/contract/site-path';
import { Workspace } from '../../src/reference/contract/workspace';
import { changeLogPath, readChangeLog } from '../../src/reference/publish/change-log/read';
import { insertEntries, skeleton } from '../../src/reference/publish/change-log/skeleton';

const workspaceOf = (siteDir: string): Workspace => new Workspace({ siteDir, docsUrl: '' });

/** The facts of a set's contract; undefined when there is no contract, or it cannot be read. */
export async function promisesOf(siteDir: string, set: string): Promise<ContractFacts | undefined> {
  try {
    return factsOf(await readContract(workspaceOf(siteDir), set));
  } catch (error) {
    if (error instanceof ContractError) return undefined;
    throw error;
  }
}

/**
 * Adds entries for the changes of a contract to the top of the set's change log.
 *
 * @param date day of the entries, `YYYY-MM-DD`
 * @returns lines that say what was done
 * @throws {ContractError} when the contract or its log cannot be read
 */
export async function announce(
  siteDir: string,
  set: string,
  before: ContractFacts,
  date: string,
): Promise<readonly string[]> {
  const workspace = workspaceOf(siteDir);
  const contract = await readContract(workspace, set);
  const after = factsOf(contract);
  const differences = compareContracts(before, after);
  if (differences.length === 0) return ['Nothing changed for those who call this API.'];
  const path = changeLogPath(siteDir, set);
  const entries = skeleton({
    differences,
    versions: [after, before],
    ids: readChangeLog(workspace, contract).map(({ id }) => id),
    date,
    version: contract.version,
    asks: false,
  });
  writeFileSync(path, insertEntries(readFileSync(path, 'utf8'), entries));
  const breaking = differences.filter((difference) => difference.breaking).length;
  return [
    `changed  ${sitePath(siteDir, path)}`,
    `${differences.length} ${differences.length === 1 ? 'difference' : 'differences'} for those who call this API, ${breaking} breaking: add to each entry why, who is affected and what to do.`,
  ];
}
