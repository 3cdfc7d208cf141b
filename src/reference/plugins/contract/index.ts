import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { ContractError, isError } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import type { Background } from '../dev-server/background';
import type { Tabs } from '../dev-server/tabs';
import { pageRules } from './page-loader';
import { type Checks, Watch } from './watch';

/**
 * A page that does not compile, or has been deleted, throws when it is updated. The overlay already
 * shows the compile error, and hides it once it is solved; a runtime error would stay. The function
 * is sent to the browser as text.
 */
const overlay = {
  runtimeErrors: ({ message }: Error): boolean =>
    !/Module build failed|^Cannot find module/.test(message),
};

/** Replaces the theme's component with one that shows new states of pages from the loader. */
const LIVE_PAGES = {
  [require.resolve('@docusaurus/theme-classic/lib/theme/DocItem')]: join(
    __dirname,
    '../live-page/DocItem.tsx',
  ),
};

/** All files that can contain a mistake, or can correct one, such as a missing page or image. */
const watchedPaths = ({ setIds, configuration }: Workspace): readonly string[] => [
  ...['shared', ...setIds].map((folder) => `partners/${folder}/**/*`),
  'static/**/*',
  'tests/words/*',
  ...setIds.map((set) => `sidebars.${set}.ts`),
  'cspell.config.mjs',
  ...configuration,
];

/** @throws {ContractError} with every mistake */
async function checkOnce(checks: Checks): Promise<void> {
  const all = await checks.contract();
  const problems = all.filter(isError);
  if (problems.length > 0) throw new ContractError(problems);
  if (all.length > 0) {
    console.warn(`[contract] ${all.length} warnings. \`npm run content\` lists them.`);
  }
}

/**
 * Checks the contracts and the pages that show them, and links each page to the contract files
 * behind it.
 *
 * A build fails with all problems, before other plugins read the pages. The dev server continues:
 * it compiles a changed page first, checks in the background and prints the problems; the open
 * pages show them until they are solved.
 */
export default function contractPlugin(
  workspace: Workspace,
  checks: Checks,
  background: Background,
  tabs: Tabs,
) {
  const watch = workspace.isDevelopment ? new Watch(workspace, checks, tabs) : undefined;
  return async (): Promise<Plugin> => {
    if (!watch) await checkOnce(checks);
    watch?.start(background);
    return {
      name: 'contract',
      loadContent: () => Promise.resolve(watch?.refresh()),
      getPathsToWatch: () => [...watchedPaths(workspace)],
      // The bundler's types include `devServer` only if those of its dev server are loaded.
      configureWebpack: () =>
        ({
          devServer: { client: { overlay } },
          module: { rules: pageRules(workspace) },
          resolve: { alias: watch ? LIVE_PAGES : {} },
          plugins: watch ? [watch, background, watch.findings] : [],
        }) as object,
    };
  };
}
