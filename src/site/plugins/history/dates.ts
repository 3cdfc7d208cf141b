import { dirname, join, posix } from 'node:path';
import { dependenciesOf } from '../../../reference/pages/dependencies';
import type { Page } from '../../../reference/contract/page/page';
import { readPageAt } from '../../../reference/contract/page/page-files';
import { docsSetOf, sitePath } from '../../../reference/contract/site-path';
import { kept, type Workspace } from '../../../reference/contract/workspace';
import { newestCommits } from './commits';

const PARTIAL = /^import \w+ from '(\.[^']+\.mdx?)';$/gm;

const dateOf = (seconds: number): Date | undefined =>
  seconds === 0 ? undefined : new Date(seconds * 1000);

/**
 * The page and every partial that it imports, directly or indirectly. Other checks report invalid
 * imports, such as those of missing files.
 */
function sourceFiles(
  workspace: Workspace,
  file: string,
  found = new Set<string>(),
): Iterable<string> {
  const text = found.has(file) ? undefined : workspace.text(join(workspace.siteDir, file));
  if (text === undefined) return found;
  found.add(file);
  for (const [, partial = ''] of text.matchAll(PARTIAL)) {
    sourceFiles(workspace, posix.join(posix.dirname(file), partial), found);
  }
  return found;
}

/** The dates on which pages, or the contract files that they are made from, last changed. */
export class PageDates {
  private readonly commits: ReadonlyMap<string, number> | undefined;
  /** The newest time of the contract files that a page of a docs set is made from. */
  private readonly contractTime = kept((workspace, page: Page) =>
    this.newest(dependenciesOf(workspace, page).map((path) => sitePath(workspace.siteDir, path))),
  );

  constructor(private readonly workspace: Workspace) {
    this.commits = newestCommits(workspace.siteDir);
  }

  /** Whether there is a history to read dates from. */
  get areKnown(): boolean {
    return this.commits !== undefined;
  }

  /** The date of a page's last change, by source file; undefined if the page is not committed. */
  ofPage(file: string): Date | undefined {
    const { workspace } = this;
    if (this.commits?.get(file) === undefined) return undefined;
    const isInSet = docsSetOf(file) !== undefined;
    const page = isInSet ? readPageAt(workspace, join(workspace.siteDir, file)) : undefined;
    const own = this.newest([...sourceFiles(workspace, file)]);
    return dateOf(Math.max(own, page ? this.contractTime(workspace, page) : 0));
  }

  /** The date of the last change to the files, or to files in the folders; relative to the site. */
  ofFiles(paths: readonly string[]): Date | undefined {
    const files = [...(this.commits?.keys() ?? [])];
    return dateOf(
      this.newest(files.filter((file) => paths.includes(file) || paths.includes(dirname(file)))),
    );
  }

  /** The newest time of files, in seconds; 0 when none is committed. */
  private newest(files: readonly string[]): number {
    return Math.max(0, ...files.map((file) => this.commits?.get(file) ?? 0));
  }
}
