const WEAK = /require\.resolveWeak\((?=")/g;

/**
 * Removes the weak module names from Docusaurus' list of route modules: the bundler would compile
 * every module that is named. Docusaurus needs these names only for pages that the server has
 * rendered, which a dev server does not do.
 */
module.exports = function withoutWeakNames(code) {
  if (code.search(WEAK) === -1) {
    throw new Error(
      'The list of modules is not what it was in Docusaurus 3.8.0. Next: find out whether the dev ' +
        'server compiles pages before a tab opens them, and correct src/reference/plugins/dev-server/registry-loader.cjs.',
    );
  }
  return code.replaceAll(WEAK, '(');
};
