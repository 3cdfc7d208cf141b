const WEAK = /require\.resolveWeak\((?=")/g;

/**
 * Docusaurus' list of what its routes load names each module a second time, weakly, and the bundler
 * compiles what is named so. Docusaurus asks for those names where the server has rendered a page,
 * which a dev server does not.
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
