import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { factPaths } from '../../contract/facts/read';
import { pageWithFigures } from '../../contract/facts/source';
import { draftContract } from '../../contract/load';
import { readPageAt } from '../../contract/page-files';
import { ContractError } from '../../contract/problem';
import { docsSetOf, sitePath } from '../../contract/site-path';
import type { Workspace } from '../../contract/workspace';
import { dependenciesOf } from '../../pages/dependencies';
import { changeLogPath } from '../../publish/change-log/read';
import type { ProblemFiles } from './problem-files';

interface Dependency {
  readonly path: string;
  readonly exists: boolean;
}

/** What `dependency-loader.cjs` does with each page and partial. */
export class PageLoader {
  /** @param problemFiles those of the dev server; a build has checked every page before */
  constructor(
    private readonly workspace: Workspace,
    private readonly problemFiles: ProblemFiles | undefined,
  ) {}

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
            expand: (path: string, source: string) => pageWithFigures(this.workspace, path, source),
          },
        },
      ],
    };
  }

  /** The rule with which an open page takes over its changes; none in a build. */
  liveRules() {
    if (!this.problemFiles) return [];
    const loader = join(__dirname, '../live-page/loader.cjs');
    return [{ ...this.pages(), enforce: 'post', use: [loader] }];
  }

  private pages() {
    return {
      // A function: Docusaurus leaves the folders of a rule with a pattern for `.mdx`
      // out of its own MDX rule for partials.
      test: (path: string) => /\.mdx?$/.test(path),
      include: [join(this.workspace.siteDir, 'partners')],
    };
  }

  /** Files, absolute, after whose change the page has to be compiled again. */
  private dependencies(path: string): readonly Dependency[] {
    const files = this.shownFiles(path);
    const problems = this.problemFiles?.beside([path, ...files]) ?? [];
    return [...files, ...problems].map((file) => ({ path: file, exists: existsSync(file) }));
  }

  /** Files, absolute, that the page shows something of. */
  private shownFiles(path: string): readonly string[] {
    const { siteDir } = this.workspace;
    const page = readPageAt(this.workspace, path);
    const contract = page ? dependenciesOf(this.workspace, page) : [];
    const set = docsSetOf(sitePath(siteDir, path));
    // Operations, fields, states and events show when they changed.
    const log = set !== undefined && contract.length > 0 ? [changeLogPath(siteDir, set)] : [];
    return [...new Set([...contract, ...log, ...factPaths(siteDir, path)])];
  }

  /** @throws {ContractError} with the problems of the page and of what it shows */
  private async check(path: string): Promise<void> {
    if (!this.problemFiles) return;
    const problems = this.problemFiles.read([path, ...this.shownFiles(path)]);
    if (problems.length > 0) throw new ContractError(problems);
    const set = docsSetOf(sitePath(this.workspace.siteDir, path));
    const hasTags = (readPageAt(this.workspace, path)?.tags ?? []).length > 0;
    if (set !== undefined && hasTags) await draftContract(this.workspace, set);
  }

  /** Files, absolute, whose change may solve the problems. */
  private causes(error: unknown): readonly string[] {
    if (!(error instanceof ContractError)) return [];
    const files = [...new Set(error.problems.map(({ place }) => place.file))];
    return files.flatMap((file) => [
      join(this.workspace.siteDir, file),
      ...(this.problemFiles ? [this.problemFiles.pathOf(file)] : []),
    ]);
  }
}
