/**
 * Runs the Docusaurus command line without its update notice: the version is pinned, and
 * `.github/workflows/upgrade-canary.yml` tries newer ones. The variable belongs to update-notifier
 * (https://github.com/yeoman/update-notifier#user-settings).
 */
import { createRequire } from 'node:module';
import { stripVTControlCharacters } from 'node:util';
import { buildsHere, replaceBuild } from './keep-build.mjs';
import { reloadInTurn } from './reload-in-turn.mjs';
import { runCommand } from './run-command.mjs';
import { watchFolders } from './watch-folders.mjs';

const load = createRequire(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'));

/** The steps of Docusaurus that have begun and not ended. */
const steps = new Set();

/** Keeps them: Docusaurus names each step where it can measure it. */
function noteSteps() {
  const { PerfLogger } = load('@docusaurus/logger');
  const { async: measure } = PerfLogger;
  PerfLogger.async = async (label, run) => {
    const step = { label: stripVTControlCharacters(label) };
    steps.add(step);
    const result = await measure(label, run);
    steps.delete(step);
    return result;
  };
}

/** Prepares this process for the dev server. */
function prepareStart() {
  // Docusaurus keeps the value of the shell, and a dev server in production mode skips its checks.
  process.env.NODE_ENV = 'development';
  // A build during `npm start` must not read the modules and routes of the dev server.
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ??= '.docusaurus/start';
  reloadInTurn(load('./lib/server/site.js'));
  watchFolders(load('chokidar'));
}

/** A path that the watcher can't read must not stop the server. */
function surviveLoops() {
  const handlers = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (error, promise) => {
    if (error?.code === 'ELOOP') {
      console.error(`${error.path} leads back to itself. Next: delete the symbolic link.`);
    } else {
      for (const handle of handlers) handle(error, promise);
    }
  });
}

/** Runs the command line; resolves when the site is built, or when the server has started. */
const run = () => import('@docusaurus/core/bin/docusaurus.mjs');

async function main() {
  const args = process.argv.slice(2);
  process.env.NO_UPDATE_NOTIFIER = '1';
  // The minifier would take a quarter of the time spent on pages; src/site/plugins/after-build
  // minifies only the few inline scripts.
  process.env.SKIP_HTML_MINIFICATION = 'true';
  noteSteps();
  // In the paths of loaders, these characters have a special meaning to the bundler.
  const [sign] = /[#!?]/.exec(process.cwd()) ?? [];
  if (sign !== undefined) {
    throw new Error(
      `The site can't be built in ${process.cwd()}: the bundler does not take "${sign}" in the name of a ` +
        'folder. Next: rename or move the folder.',
    );
  }
  if (args[0] === 'start') {
    prepareStart();
    await run();
    surviveLoops();
  } else if (buildsHere(args)) {
    await replaceBuild((folder) => {
      process.argv.push('--out-dir', folder);
      return run();
    });
  } else {
    await run();
  }
}

runCommand(() => ['running Docusaurus', ...[...steps].map(({ label }) => label)].join(' > '), main);
