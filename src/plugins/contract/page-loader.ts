import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { cachedContract } from '../../contract/load';
import { DOCS_SETS, type DocsSetId } from '../../contract/model';
import { readPage, type Page } from '../../contract/pages';
import { ContractError } from '../../contract/problem';
import { factPaths } from '../../facts/read';
import { pageWithFigures } from '../../facts/source';
import type { CachedCheck } from './cached-check';
import type { CheckOptions } from './check';
import { pageDependencies } from './page-dependencies';
import type { ProblemFiles } from './problem-files';

export interface PageLoaderOptions extends CheckOptions {
  readonly generatedFilesDir: string;
  readonly check: CachedCheck;
  readonly problemFiles: ProblemFiles;
}

interface Dependency {
  readonly path: string;
  readonly exists: boolean;
}

const isDevServer = (): boolean => process.env.NODE_ENV === 'development';

/** What `dependency-loader.cjs` does with each page and partial. */
export class PageLoader {
  constructor(private readonly options: PageLoaderOptions) {}

  /** The rule of the bundler that sends pages through the loader. */
  rule() {
    return {
      // A function: Docusaurus leaves the folders of a rule with a pattern for `.mdx`
      // out of its own MDX rule for partials.
      test: (path: string) => /\.mdx?$/.test(path),
      include: [join(this.options.siteDir, 'partners')],
      enforce: 'pre',
      use: [
        {
          loader: join(__dirname, 'dependency-loader.cjs'),
          options: {
            dependencies: (path: string, source: string) => this.dependencies(path, source),
            check: (path: string, source: string) => this.check(path, source),
            causes: (error: unknown) => this.causes(error),
            expand: (path: string, source: string) =>
              pageWithFigures(this.options.siteDir, path, source),
          },
        },
      ],
    };
  }

  /** Files, absolute, after whose change the page is another one. */
  private dependencies(path: string, source: string): readonly Dependency[] {
    const { siteDir, problemFiles } = this.options;
    const found = this.pageAt(path, source);
    const shown = found ? pageDependencies({ ...this.options, ...found }) : [];
    const files = [...shown, ...factPaths(siteDir, path)];
    const mistakes = isDevServer() ? problemFiles.beside([path, ...files]) : [];
    return [...files, ...mistakes].map((file) => ({ path: file, exists: existsSync(file) }));
  }

  /** @throws {ContractError} with the mistakes of the page, and of a contract that it shows */
  private async check(path: string, source: string): Promise<void> {
    const { siteDir, docsUrl, check } = this.options;
    // The dev server shows a page at once. When the check finds a mistake, the page comes here again.
    if (isDevServer() && !check.isFinished) return;
    const found = this.pageAt(path, source);
    if (found && found.page.tags.length > 0) {
      await cachedContract({ siteDir, docsUrl, set: found.set });
    }
    const file = this.fileOf(path);
    const problems = (await check.problems()).filter(({ place }) => place.file === file);
    if (problems.length > 0) throw new ContractError(problems);
  }

  /** Files that change when the mistakes are mended, wherever they stand. */
  private causes(error: unknown): readonly string[] {
    if (!isDevServer() || !(error instanceof ContractError)) return [];
    return error.problems.map(({ place }) => this.options.problemFiles.pathOf(place.file));
  }

  private fileOf(path: string): string {
    return relative(this.options.siteDir, path).split(sep).join('/');
  }

  private pageAt(
    path: string,
    source: string,
  ): { readonly page: Page; readonly set: DocsSetId } | undefined {
    const file = this.fileOf(path);
    const set = DOCS_SETS.find((one) => file.startsWith(`partners/${one}/`));
    return set && { set, page: readPage({ file, source }) };
  }
}
