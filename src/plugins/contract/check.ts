import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { cachedContract } from '../../contract/load';
import type { DocsSetId } from '../../contract/model';
import { readPage, type Page } from '../../contract/pages';
import { placementOf } from '../../contract/placement';
import { ContractError, type Problem } from '../../contract/problem';

export interface CheckOptions {
  /** Absolute path of the site. */
  readonly siteDir: string;
  readonly docsUrl: string;
  readonly sets: readonly DocsSetId[];
}

/** The pages of a set; files that start with `_` are partials, not pages. */
export function readPages(siteDir: string, set: DocsSetId): readonly Page[] {
  const folder = join(siteDir, 'partners', set);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])[^_\\/][^\\/]*\.mdx$/.test(path))
    .sort()
    .map((path) => {
      const file = relative(siteDir, join(folder, path)).split(sep).join('/');
      return readPage({ file, source: readFileSync(join(folder, path), 'utf8') });
    });
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
