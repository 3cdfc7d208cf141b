import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { factPaths } from '../../contract/facts/read';
import { pageWithFigures } from '../../contract/facts/source';
import { draftContract } from '../../contract/load';
import { withPlainAnchors } from '../../contract/page/mdx';
import { readPageAt } from '../../contract/page/page-files';
import { ContractError } from '../../contract/problem';
import { docsSetOf, sitePath } from '../../contract/site-path';
import type { Workspace } from '../../contract/workspace';
import { dependenciesOf, filesOfSet, referenceTags } from '../../pages/dependencies';
import { linkedTargets } from '../../pages/linked-targets';
import { changeLogPath } from '../../publish/change-log/read';
import { movedTopics } from '../../remark/check';
import { problemsOf, readPageFile } from '../../remark/check/page-file';
import { wordProblems } from '../../remark/words';
import { pathProblem } from './files';

/** The options of `dependency-loader.cjs`, which processes each page and partial. */
export function loaderOptions(workspace: Workspace) {
  const { siteDir, isDevelopment } = workspace;
  const setOf = (path: string) => docsSetOf(sitePath(siteDir, path));
  /** The absolute paths of files that the page shows parts of. */
  const shownFiles = (path: string): readonly string[] => {
    const page = readPageAt(workspace, path);
    const contract = page ? dependenciesOf(workspace, page) : [];
    const set = setOf(path);
    // Operations, fields, states and events show the dates of their changes.
    const log = set !== undefined && contract.length > 0 ? [changeLogPath(siteDir, set)] : [];
    return [...new Set([...contract, ...log, ...factPaths(siteDir, path)])];
  };
  /** Absolute paths of files that may define or show an unresolved contract link of the page. */
  const missedFiles = (path: string): readonly string[] => {
    const set = setOf(path);
    if (!isDevelopment || set === undefined) return [];
    return linkedTargets(workspace, path).includes(undefined) ? filesOfSet(workspace, set) : [];
  };
  return {
    /** The absolute paths of files whose changes require the page to be compiled again. */
    dependencies: (path: string) =>
      [...shownFiles(path), ...missedFiles(path)].map((file) => ({
        path: file,
        exists: existsSync(file),
      })),
    /**
     * Reports mistakes to a writer while the rules are still being checked; a build has checked
     * every page before.
     *
     * @throws {ContractError} with the mistakes of the file, or of a contract that it cannot show
     */
    check: async (path: string): Promise<void> => {
      if (!isDevelopment) return;
      const misplaced = pathProblem(workspace, path);
      if (misplaced) throw new ContractError([misplaced]);
      const file = readPageFile(workspace, path);
      const problems = [
        ...(file ? problemsOf(workspace, file) : []),
        ...wordProblems(workspace, path),
      ];
      if (problems.length > 0) throw new ContractError(problems);
      const set = setOf(path);
      const page = readPageAt(workspace, path);
      if (set === undefined || !page || referenceTags(page).length === 0) return;
      const moved = movedTopics(workspace, await draftContract(workspace, set), [page]);
      if (moved.length > 0) throw new ContractError(moved);
    },
    /** The absolute paths of files whose changes may solve the problems. */
    causes: (error: unknown): readonly string[] => {
      if (!(error instanceof ContractError)) return [];
      const files = [...new Set(error.problems.map(({ place }) => place.file))];
      return files.map((file) => join(siteDir, file));
    },
    expand: (path: string, source: string) =>
      withPlainAnchors(pageWithFigures(workspace, path, source)),
  };
}

/** The bundler's rules for pages and partials. */
export function pageRules(workspace: Workspace) {
  const pages = {
    // Must be a function: Docusaurus excludes the folders of a rule with a pattern for `.mdx` from
    // its own MDX rule for partials.
    test: (path: string) => /\.mdx?$/.test(path),
    include: [join(workspace.siteDir, 'partners')],
  };
  const loader = join(__dirname, 'dependency-loader.cjs');
  const options = loaderOptions(workspace);
  // In the dev server, an open page receives its changes.
  const livePages = {
    ...pages,
    enforce: 'post',
    use: [join(__dirname, '../live-page/loader.cjs')],
  };
  return [
    { ...pages, enforce: 'pre', use: [{ loader, options }] },
    ...(workspace.isDevelopment ? [livePages] : []),
  ];
}
