import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { ContractError, isError } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import type { Background } from '../dev-server/background';
import type { Tabs } from '../dev-server/tabs';
import { pageRules } from './page-loader';
import { type Checks, Watch } from './watch';

/**
 * A page that does not compile, or is gone, throws when it is updated. The overlay already shows the
 * compile error, and hides it when it is solved; a runtime error would stay. The function is sent to
 * the browser as text.
 */
const overlay = {
  runtimeErrors: ({ message }: Error): boolean =>
    !/Module build failed|^Cannot find module/.test(message),
};

/** Replaces the theme's component by the one that shows the pages that the loader hands over. */
const LIVE_PAGES = {
  [require.resolve('@docusaurus/theme-classic/lib/theme/DocItem')]: join(
    __dirname,
    '../live-page/DocItem.tsx',
  ),
};

/** All that a mistake can be in, and what corrects one: a page or an image that was missing. */
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
 * Checks the contracts and the pages that show them, and ties each page to the contract files
 * behind it.
 *
 * A build fails with every problem, before other plugins read the pages. The dev server goes on: it
 * compiles a changed page first and checks in the background, prints the problems, and the open
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
      // The bundler's types know `devServer` only with those of its dev server loaded.
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
