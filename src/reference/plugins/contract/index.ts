import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readContract } from '../../contract/load';
import { ContractError } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import { expansionsIn } from '../../pages/expand';
import { compilationWatch, type Compiler, whenIdle } from '../dev-server/idle';
import { behindGuards } from '../dev-server/middleware';
import { indexedPages } from '../search/pages';
import { currentCheck } from './cached-check';
import { KeptPages } from './kept-pages';
import { openPageMiddleware } from './open-page-middleware';
import { writeMarks } from './page-dependencies';
import { PageLoader } from './page-loader';
import { ProblemFiles } from './problem-files';

/**
 * A page that does not compile throws when it is updated. The overlay shows the
 * compile error already and takes it away when it is mended; as a runtime error
 * it would stay. The function is sent to the browser as text.
 */
const overlay = {
  runtimeErrors: (error: Error): boolean => !error.message.includes('Module build failed'),
};

/** In the place of the theme's: what shows the pages that the loader hands over. */
const LIVE_PAGES = {
  [require.resolve('@docusaurus/theme-classic/lib/theme/DocItem')]: join(
    __dirname,
    '../live-page/DocItem.tsx',
  ),
};

/** A plugin of the bundler: it looks at the files again before each compilation. */
const refreshing = (workspace: Workspace) => ({
  apply({ hooks }: Compiler): void {
    for (const hook of [hooks.invalid, hooks.watchRun]) {
      hook.tap('workspace', () => workspace.refresh());
    }
  },
});

/** Contract files and the pages that show them. */
const watchedPaths = (set: string): readonly string[] =>
  [set, 'shared'].flatMap((folder) => [
    `partners/${folder}/openapi.yaml`,
    `partners/${folder}/errors.yaml`,
    `partners/${folder}/contract/**/*.yaml`,
    `partners/${folder}/facts.yaml`,
    `partners/${folder}/fees.yaml`,
    `partners/${folder}/change-log.yaml`,
    `partners/${folder}/releases/*.json`,
    `partners/${folder}/samples/**/*`,
    `partners/${folder}/**/*.mdx`,
  ]);

/**
 * Loads the contracts, checks them and the pages that show them, and ties each
 * page to the contract files behind it.
 *
 * A build fails with every mistake, before other plugins look at the pages. The
 * dev server goes on: it compiles the pages first, checks them then, prints the
 * mistakes, and the pages concerned show them until they are mended.
 */
export default function contractPlugin(workspace: Workspace) {
  return ({ siteDir, baseUrl, generatedFilesDir }: LoadContext): Promise<Plugin> =>
    createPlugin(workspace, { siteDir, baseUrl, generatedFilesDir });
}

async function createPlugin(
  workspace: Workspace,
  {
    siteDir,
    baseUrl,
    generatedFilesDir,
  }: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'generatedFilesDir'>,
): Promise<Plugin> {
  const { isDevelopment } = workspace;
  const sets = workspace.setIds;
  const problemFiles = new ProblemFiles(siteDir, generatedFilesDir);
  const kept = isDevelopment ? new KeptPages(generatedFilesDir) : undefined;
  const loader = new PageLoader({ workspace, generatedFilesDir, problemFiles, kept });
  const writeAllMarks = async (): Promise<void> => {
    for (const set of sets) {
      try {
        writeMarks(workspace, generatedFilesDir, await readContract(workspace, set));
      } catch (error) {
        // Pages keep their marks until the contract can be read again.
        if (!(error instanceof ContractError)) throw error;
      }
    }
  };
  let printed = '';
  const report = async (): Promise<void> => {
    await writeAllMarks();
    const problems = await currentCheck(workspace).problems;
    const message = problems.length > 0 ? new ContractError(problems).message : '';
    if (message !== '' && !isDevelopment) throw new ContractError(problems);
    if (isDevelopment) {
      problemFiles.write(problems);
      // The files just written are among those that pages depend on.
      workspace.refresh();
    }
    if (message !== '' && message !== printed) console.error(`[contract]\n${message}`);
    printed = message;
  };
  const later = whenIdle();
  const openPages = kept && behindGuards(openPageMiddleware((tab, path) => kept.show(tab, path)));
  await report();
  return {
    name: 'contract',
    loadContent: () => {
      workspace.refresh();
      return later(report);
    },
    allContentLoaded({ allContent }) {
      const pages = indexedPages(workspace, allContent, baseUrl);
      kept?.locate(
        new Map(pages.flatMap(({ file, path }) => (file ? [[file, baseUrl + path.slice(1)]] : []))),
      );
    },
    postBuild() {
      const times = [...expansionsIn(workspace).values()];
      const again = times.filter((count) => count > 1).length;
      console.log(`[pages] ${times.length} tags expanded, ${again} of them more than once.`);
    },
    getClientModules: () => (kept ? [require.resolve('../live-page/open-page')] : []),
    getPathsToWatch: () => [...new Set(sets.flatMap(watchedPaths))],
    // The bundler's types know `devServer` only with those of its dev server loaded.
    configureWebpack: () =>
      ({
        devServer: { client: { overlay }, ...(openPages && { setupMiddlewares: openPages }) },
        module: { rules: [loader.rule(), ...loader.keepRules()] },
        resolve: { alias: kept ? LIVE_PAGES : {} },
        plugins: isDevelopment ? [refreshing(workspace), compilationWatch] : [],
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
