/**
 * Rebuilds a page when a contract file behind it changes, and shows mistakes of
 * the contract at the pages they concern. Puts figures in the place of their tags.
 *
 * Options: `dependencies(path)`, the absolute paths of those files,
 * `check(path)`, a promise that is rejected while the contract has mistakes,
 * `causes(error)`, the files after whose change there may be none, and
 * `expand(path, source)`, the page with its figures.
 */
module.exports = function dependencyLoader(source) {
  const done = this.async();
  const { dependencies, check, causes, expand } = this.getOptions();
  for (const { path, exists } of dependencies(this.resourcePath)) {
    if (exists) this.addDependency(path);
    else this.addMissingDependency(path);
  }
  check(this.resourcePath)
    .then(() => expand(this.resourcePath, source))
    .then(
      (text) => done(null, text),
      (error) => {
        for (const path of causes(error)) this.addDependency(path);
        done(error);
      },
    );
};
