/**
 * Leaves out of `.docusaurus/docusaurus.config.mjs` what only a build reads: it travels with every
 * page, and names files of the machine that built it.
 */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];
const START = 'export default ';

module.exports = function withoutBuildSettings(source) {
  // What an earlier build kept is made again when this file changes.
  this.addDependency(__filename);
  const start = source.indexOf(START);
  if (start < 0) throw new Error(`The generated configuration has no \`${START.trim()}\`.`);
  const text = source.slice(start + START.length).replace(/;\s*$/, '');
  const { future, ...settings } = JSON.parse(text);
  for (const name of BUILD_ONLY) delete settings[name];
  const { experimental_router: router, experimental_storage: storage } = future;
  const kept = {
    ...settings,
    future: { experimental_router: router, experimental_storage: storage },
  };
  return `${START}${JSON.stringify(kept)};`;
};
