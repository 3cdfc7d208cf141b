import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedContract } from '../../contract/load';
import type { DocsSetId } from '../../contract/model';
import { readPages } from '../../contract/page-files';
import { placementOf } from '../../contract/placement';
import { ContractError, type Problem } from '../../contract/problem';
import { checkHistory, readHistory } from '../../publish/change-log/check';
import { changeLogPath } from '../../publish/change-log/read';
import { textWithFigures } from '../../facts/source';

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
    const { problems } = placementOf(contract, readPages(siteDir, set));
    // A set without a change log has released nothing.
    if (!existsSync(changeLogPath(siteDir, set))) return problems;
    return [...problems, ...checkHistory(readHistory(siteDir, contract))];
  } catch (error) {
    if (error instanceof ContractError) return error.problems;
    throw error;
  }
}

/** Every mistake in the contracts of these sets, in how their pages show them and their logs tell of them. */
export async function checkSets(options: CheckOptions): Promise<readonly Problem[]> {
  const found = await Promise.all(options.sets.map((set) => checkSet(options, set)));
  return found.flat();
}

/** Every mistake in the figures of pages and partials below `partners/<folder>/`. */
export function figureProblems(siteDir: string, folders: readonly string[]): readonly Problem[] {
  return folders
    .map((folder) => join(siteDir, 'partners', folder))
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => join(folder, file)),
    )
    .flatMap((path) => textWithFigures(siteDir, path, readFileSync(path, 'utf8')).problems);
}
