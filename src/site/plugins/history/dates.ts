import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { dependenciesOf } from '../../../reference/pages/dependencies';
import { readPageAt } from '../../../reference/contract/page/page-files';
import { docsSetOf, sitePath } from '../../../reference/contract/site-path';
import type { Workspace } from '../../../reference/contract/workspace';
import { newestCommits } from './commits';

const PARTIAL = /^import \w+ from '(\.[^']+\.mdx?)';$/gm;

/**
 * The page and every partial that it imports, directly or indirectly. What is wrong with imports, such as
 * of a file that is not there, is told elsewhere.
 */
function sourceFiles(siteDir: string, file: string, found = new Set<string>()): Iterable<string> {
  const path = join(siteDir, file);
  if (found.has(file) || !existsSync(path)) return found;
  found.add(file);
  for (const [, partial = ''] of readFileSync(path, 'utf8').matchAll(PARTIAL)) {
    sourceFiles(siteDir, posix.join(posix.dirname(file), partial), found);
  }
  return found;
}

/** Contract files that a page of a docs set is made from. */
function contractFiles(workspace: Workspace, file: string): readonly string[] {
  const { siteDir } = workspace;
  if (docsSetOf(file) === undefined) return [];
  const page = readPageAt(workspace, join(siteDir, file));
  return page ? dependenciesOf(workspace, page).map((path) => sitePath(siteDir, path)) : [];
}

/** When pages last changed: their own text, or the contract behind them. */
export class PageDates {
  private readonly commits: ReadonlyMap<string, number> | undefined;

  constructor(private readonly workspace: Workspace) {
    this.commits = newestCommits(workspace.siteDir);
  }

  /** Whether there is a history to read dates from. */
  get areKnown(): boolean {
    return this.commits !== undefined;
  }

  /** When a page last changed, by its source file; undefined if it is not committed. */
  ofPage(file: string): Date | undefined {
    if (this.commits?.get(file) === undefined) return undefined;
    return this.ofFiles([
      ...sourceFiles(this.workspace.siteDir, file),
      ...contractFiles(this.workspace, file),
    ]);
  }

  /** When any of the files, or of the files in the folders, last changed; relative to the site. */
  ofFiles(paths: readonly string[]): Date | undefined {
    if (!this.commits) return undefined;
    const pathSet = new Set(paths);
    let newest = 0;
    for (const [file, time] of this.commits) {
      if (pathSet.has(file) || pathSet.has(dirname(file))) newest = Math.max(newest, time);
    }
    return newest === 0 ? undefined : new Date(newest * 1000);
  }
}
