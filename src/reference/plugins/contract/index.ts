import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { ContractError, isError, type Problem } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import { expansionsIn } from '../../pages/expand';
import type { Background, Compiler } from '../dev-server/background';
import { Checking } from '../dev-server/checking';
import type { Tabs } from '../dev-server/tabs';
import { checkSets } from './check';
import { type Check, Findings } from './findings';
import { Causes } from './causes';
import { stampsOf } from './stamps';
import { pageRules } from './page-loader';
import { rulesProblems } from './rules';
import { Spelling } from './spelling';
import { TakenSteps } from './taken-steps';
import { Types } from './types';

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

/** A plugin of the bundler: files are looked at again before each compilation. */
const refreshing = (workspace: Workspace, onCompiled: () => void) => ({
  apply({ hooks }: Compiler): void {
    for (const hook of [hooks.invalid, hooks.watchRun]) {
      hook.tap('workspace', () => workspace.refresh());
    }
    hooks.done.tap('workspace', onCompiled);
  },
});

/** All that a mistake can be in, and what corrects one: a page or an image that was missing. */
const watchedPaths = ({ setIds, configuration }: Workspace): readonly string[] => [
  ...['shared', ...setIds].map((folder) => `partners/${folder}/**/*`),
  'static/**/*',
  'tests/words/*',
  // Of a pattern the folder is watched: a file alone is not seen when it was gone and is back.
  ...[...setIds.map((set) => `sidebars.${set}.ts`), 'cspell.config.mjs', ...configuration].map(
    (path) => path.replace(/\.m?[jt]s$/, '.*'),
  ),
];

/** What changes when any of these files does. */
const stateOf = (workspace: Workspace): string =>
  [...stampsOf(workspace, ['partners', 'static', 'tests/words'])].join();

/**
 * Checks the contracts and the pages that show them, and ties each page to the contract files
 * behind it.
 *
 * A build fails with every problem, before other plugins read the pages. The dev server goes on: it
 * compiles a changed page first and checks in the background, prints the problems, and the open
 * pages show them until they are solved.
 */
export default function contractPlugin(workspace: Workspace, background: Background, tabs: Tabs) {
  const { isDevelopment } = workspace;
  const checking = new Checking(tabs);
  const causes = new Causes(workspace);
  const findings = new Findings(workspace, tabs, (line) => causes.follows(line));
  const run = background.runner({ isUrgent: true });
  const printed = new Map<Check, string>();
  const tell = (name: Check, problems: readonly Problem[]): void => {
    const message = problems.length > 0 ? new ContractError(problems).message : '';
    findings.take(name, name === 'contract' ? causes.causesOf(problems) : problems);
    if (message !== '' && message !== printed.get(name)) console.error(`[${name}]\n${message}`);
    printed.set(name, message);
  };
  /** The state of the content when it was last looked at. */
  let looked: string | undefined;
  const checkContent = async (): Promise<void> => {
    if (isDevelopment) {
      const isFirst = looked === undefined;
      looked = stateOf(workspace);
      if (isFirst) checkSlowly();
    }
    const all = await checkSets(workspace).catch(stopped);
    const problems = all.filter(isError);
    if (problems.length > 0 && !isDevelopment) throw new ContractError(problems);
    tell('contract', problems);
    const warnings = all.length - problems.length;
    if (warnings > 0 && !isDevelopment) {
      console.warn(`[contract] ${warnings} warnings. \`npm run content\` lists them.`);
    }
  };
  /** Nothing that a writer saved may leave a running server silent. */
  const stopped = (error: unknown): readonly Problem[] => {
    if (!isDevelopment) throw error;
    console.error(error);
    const place = { file: 'partners', line: 1, column: 1 };
    const message = `The check was stopped: ${(error as Error).message}`;
    return [{ place, message, next: 'undo the last change; the terminal says more' }];
  };
  const check = (): Promise<void> => checking.during(checkContent);
  const slow = [
    ['types', new Types(workspace)],
    ['rules', { problems: () => rulesProblems(workspace) }],
    ['spelling', new Spelling(workspace)],
    ['recipes', new TakenSteps(workspace)],
  ] as const;
  const last = new Map<Check, Promise<void>>();
  /**
   * What other threads find, from the first look at the content on: the first time one after another, as
   * nobody waits for it yet, and then side by side.
   */
  const checkSlowly = (): void => {
    if (looked === undefined) return;
    let before = Promise.resolve();
    for (const [name, check] of slow) {
      before = (last.get(name) ?? before)
        .then(async () => tell(name, await check.problems()))
        .catch(console.error);
      last.set(name, before);
    }
    void checking.during(() => Promise.all(last.values()));
  };
  const onCompiled = (): void => {
    // The watcher of Docusaurus says nothing of a folder that is gone as a whole.
    if (stateOf(workspace) !== looked) void run(check);
    checkSlowly();
  };
  return async (): Promise<Plugin> => {
    await run(check);
    return {
      name: 'contract',
      async loadContent() {
        if (!isDevelopment) return;
        workspace.refresh();
        await run(check);
        checkSlowly();
      },
      postBuild() {
        const times = [...expansionsIn(workspace).values()];
        const repeated = times.filter((count) => count > 1).length;
        console.log(`[pages] ${times.length} tags expanded, ${repeated} of them more than once.`);
      },
      getPathsToWatch: () => [...watchedPaths(workspace)],
      // The bundler's types know `devServer` only with those of its dev server loaded.
      configureWebpack: () =>
        ({
          devServer: { client: { overlay } },
          module: { rules: pageRules(workspace) },
          resolve: { alias: isDevelopment ? LIVE_PAGES : {} },
          plugins: isDevelopment ? [refreshing(workspace, onCompiled), background, findings] : [],
        }) as object,
    };
  };
}
