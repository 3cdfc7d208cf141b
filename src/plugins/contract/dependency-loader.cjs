/**
 * Rebuilds a page when a contract file behind it changes, and shows mistakes of
 * the contract at the pages they concern.
 *
 * Options: `dependencies(path, source)`, the absolute paths of those files, and
 * `check(path, source)`, a promise that is rejected while the contract has mistakes.
 */
module.exports = function dependencyLoader(source) {
  const done = this.async();
  const { dependencies, check } = this.getOptions();
  for (const { path, exists } of dependencies(this.resourcePath, source)) {
    if (exists) this.addDependency(path);
    else this.addMissingDependency(path);
  }
  check(this.resourcePath, source).then(() => done(null, source), done);
};
