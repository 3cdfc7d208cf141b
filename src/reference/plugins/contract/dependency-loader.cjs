/**
 * Rebuilds a page when a contract file behind it changes, shows mistakes of the contract on the
 * affected pages, and replaces the tags of figures. Options: `loaderOptions` in page-loader.ts.
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
