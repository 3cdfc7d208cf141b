import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readContract } from '../../contract/load';
import { readPageAt } from '../../contract/page-files';
import type { Page } from '../../contract/page';
import { ContractError } from '../../contract/problem';
import { sitePath } from '../../contract/site-path';
import type { Workspace } from '../../contract/workspace';
import { factPaths } from '../../contract/facts/read';
import { pageWithFigures } from '../../contract/facts/source';
import { siteFile } from '../../remark/tag';
import { currentCheck } from './cached-check';
import { whenIdle } from '../dev-server/idle';
import type { KeptPages } from './kept-pages';
import { pageDependencies } from './page-dependencies';
import type { ProblemFiles } from './problem-files';

export interface PageLoaderOptions {
  readonly workspace: Workspace;
  readonly generatedFilesDir: string;
  readonly problemFiles: ProblemFiles;
  /** What the dev server keeps; a build makes every page. */
  readonly kept: KeptPages | undefined;
}

interface Dependency {
  readonly path: string;
  readonly exists: boolean;
}

/** What `dependency-loader.cjs` and `keep-loader.cjs` do with each page and partial. */
export class PageLoader {
  private readonly later = whenIdle();

  constructor(private readonly options: PageLoaderOptions) {}

  /** The rule of the bundler that sends pages through the loader. */
  rule() {
    return {
      ...this.pages(),
      enforce: 'pre',
      use: [
        {
          loader: join(__dirname, 'dependency-loader.cjs'),
          options: {
            dependencies: (path: string) => this.dependencies(path),
            check: (path: string) => this.check(path),
            causes: (error: unknown) => this.causes(error),
            expand: (path: string, source: string) =>
              pageWithFigures(this.options.workspace, path, source),
          },
        },
      ],
    };
  }

  /** The rule that keeps what pages became; none in a build. */
  keepRules(kept = this.options.kept) {
    if (!kept) return [];
    const keep = (path: string, source: string, code: string): void =>
      kept.keep(this.fileOf(path), { source, code });
    const find = (path: string, source: string) => this.findKept(kept, path, source);
    const loader = join(__dirname, 'keep-loader.cjs');
    // The last of the list is the first to run.
    const use = [join(__dirname, '../live-page/loader.cjs'), { loader, options: { find, keep } }];
    return [{ ...this.pages(), enforce: 'post', use }];
  }

  private pages() {
    return {
      // A function: Docusaurus leaves the folders of a rule with a pattern for `.mdx`
      // out of its own MDX rule for partials.
      test: (path: string) => /\.mdx?$/.test(path),
      include: [join(this.options.workspace.siteDir, 'partners')],
    };
  }

  /** What a page was, and what it depends on, unless it has to be made now. */
  private async findKept(kept: KeptPages, path: string, source: string) {
    const check = currentCheck(this.options.workspace);
    if (check.isFinished() && (await check.problems).length > 0) return undefined;
    const code = kept.find(this.fileOf(path), source);
    if (code === undefined) return undefined;
    const remake = (): Promise<void> =>
      kept.remakeNext() ? this.later(remake) : Promise.resolve();
    void this.later(remake);
    return { code, dependencies: this.dependencies(path) };
  }

  /** Files, absolute, after whose change the page is another one. */
  private dependencies(path: string): readonly Dependency[] {
    const { workspace, generatedFilesDir, problemFiles, kept } = this.options;
    const page = this.pageAt(path);
    const shown = page ? pageDependencies(workspace, generatedFilesDir, page) : [];
    const files = [...shown, ...factPaths(workspace.siteDir, path)];
    const mistakes = workspace.isDevelopment ? problemFiles.beside([path, ...files]) : [];
    const signal = kept ? [kept.signalOf(this.fileOf(path))] : [];
    return [...files, ...mistakes, ...signal].map((file) => ({
      path: file,
      exists: existsSync(file),
    }));
  }

  /** @throws {ContractError} with the mistakes of the page, and of a contract that it shows */
  private async check(path: string): Promise<void> {
    const { workspace } = this.options;
    const check = currentCheck(workspace);
    // The dev server shows a page at once. When the check finds a mistake, the page comes here again.
    if (workspace.isDevelopment && !check.isFinished()) return;
    const page = this.pageAt(path);
    const { file, set } = siteFile(path, workspace.siteDir);
    if (set && page && page.tags.length > 0) await readContract(workspace, set);
    const problems = (await check.problems).filter(({ place }) => place.file === file);
    if (problems.length > 0) throw new ContractError(problems);
  }

  /** Files that change when the mistakes are mended, wherever they stand. */
  private causes(error: unknown): readonly string[] {
    if (!this.options.workspace.isDevelopment || !(error instanceof ContractError)) return [];
    return error.problems.map(({ place }) => this.options.problemFiles.pathOf(place.file));
  }

  private fileOf(path: string): string {
    return sitePath(this.options.workspace.siteDir, path);
  }

  /** A page of a docs set. */
  private pageAt(path: string): Page | undefined {
    const { workspace } = this.options;
    const { set } = siteFile(path, workspace.siteDir);
    return set === undefined ? undefined : readPageAt(workspace, path);
  }
}
