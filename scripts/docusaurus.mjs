/**
 * Runs the Docusaurus command line without its update notice: the version is
 * pinned on purpose, and `.github/workflows/upgrade-canary.yml` watches newer ones.
 * The switch is update-notifier's own (https://github.com/yeoman/update-notifier#user-settings).
 */
process.env.NO_UPDATE_NOTIFIER = '1';
// Takes a quarter of the time of all pages; src/site/plugins/after-build does what is left to do.
process.env.SKIP_HTML_MINIFICATION = 'true';
// A build that runs beside `npm start` must not read the modules and routes of the dev server.
if (process.argv[2] === 'start') {
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ??= '.docusaurus/start';
}

await import('@docusaurus/core/bin/docusaurus.mjs');
