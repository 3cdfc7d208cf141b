import { cachedContract } from '../../contract/load';
import type { DocsSetId } from '../../contract/model';
import { readPages } from '../../contract/page-files';
import { placementOf } from '../../contract/placement';
import { ContractError, type Problem } from '../../contract/problem';

export interface CheckOptions {
  /** Absolute path of the site. */
  readonly siteDir: string;
  readonly docsUrl: string;
  readonly sets: readonly DocsSetId[];
}

async function checkSet(options: CheckOptions, set: DocsSetId): Promise<readonly Problem[]> {
  const { siteDir, docsUrl } = options;
  try {
    const contract = await cachedContract({ siteDir, docsUrl, set });
    return placementOf(contract, readPages(siteDir, set)).problems;
  } catch (error) {
    if (error instanceof ContractError) return error.problems;
    throw error;
  }
}

/** Every mistake in the contracts of these sets, and in how their pages show them. */
export async function checkSets(options: CheckOptions): Promise<readonly Problem[]> {
  const found = await Promise.all(options.sets.map((set) => checkSet(options, set)));
  return found.flat();
}
