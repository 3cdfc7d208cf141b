/**
 * Runs the Docusaurus command line without its update notice: the version is pinned, and
 * `.github/workflows/upgrade-canary.yml` tries newer ones. The variable belongs to update-notifier
 * (https://github.com/yeoman/update-notifier#user-settings).
 */
import { createRequire } from 'node:module';
import { NEXT, replaceBuildAtTheEnd } from './keep-build.mjs';
import { reloadInTurn } from './reload-in-turn.mjs';
import { watchFolders } from './watch-folders.mjs';

process.env.NO_UPDATE_NOTIFIER = '1';
// The minifier would take a quarter of the time spent on pages; src/site/plugins/after-build
// minifies only the few inline scripts.
process.env.SKIP_HTML_MINIFICATION = 'true';
if (process.argv[2] === 'start') {
  // Docusaurus keeps the value of the shell, and a dev server in production mode skips its checks.
  process.env.NODE_ENV = 'development';
  // A build during `npm start` must not read the modules and routes of the dev server.
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ??= '.docusaurus/start';
  const load = createRequire(
    createRequire(import.meta.url).resolve('@docusaurus/core/package.json'),
  );
  reloadInTurn(load('./lib/server/site.js'));
  watchFolders(load('chokidar'));
}

// In the paths of loaders, these characters have a special meaning to the bundler.
const [sign] = /[#!?]/.exec(process.cwd()) ?? [];
if (sign !== undefined) {
  console.error(
    `The site can't be built in ${process.cwd()}: the bundler does not take "${sign}" in the name of a ` +
      'folder. Next: rename or move the folder.',
  );
  process.exit(1);
}
// Only for `npm run build` without a folder or options.
if (process.argv[2] === 'build' && process.argv.length === 3) {
  process.argv.push('--out-dir', NEXT);
  replaceBuildAtTheEnd();
}

await import('@docusaurus/core/bin/docusaurus.mjs');
if (process.argv[2] === 'start') {
  const handlers = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (error, promise) => {
    // A path that the watcher can't read must not stop the server.
    if (error?.code === 'ELOOP') {
      console.error(`${error.path} leads back to itself. Next: delete the symbolic link.`);
    } else {
      for (const handle of handlers) handle(error, promise);
    }
  });
}
