import { dirname, join } from 'node:path';
import { dependenciesOf } from '../../../reference/pages/dependencies';
import type { Page } from '../../../reference/contract/page/page';
import { readPageAt } from '../../../reference/contract/page/page-files';
import { docsSetOf, sitePath } from '../../../reference/contract/site-path';
import { kept, type Workspace } from '../../../reference/contract/workspace';
import { partialsOf, readPageFile } from '../../../reference/remark/check/page-file';
import { newestCommits } from './commits';

const dateOf = (seconds: number): Date | undefined =>
  seconds === 0 ? undefined : new Date(seconds * 1000);

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
    const path = join(workspace.siteDir, file);
    const page = docsSetOf(file) === undefined ? undefined : readPageAt(workspace, path);
    const source = readPageFile(workspace, path);
    const partials = source ? partialsOf(workspace, source) : [];
    const own = this.newest([file, ...partials.map((partial) => partial.file)]);
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
