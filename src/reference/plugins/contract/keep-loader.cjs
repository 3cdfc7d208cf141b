const { readFileSync } = require('node:fs');

/**
 * Remembers what a page became, and answers with it while nobody looks at the
 * page: `pitch` runs before all other loaders of the page, the rest after them.
 *
 * Options: `find(path, source)`, a promise of that or of nothing, with the files
 * it depends on, and `keep(path, source, code)`.
 */
module.exports = function keepLoader(code, map) {
  this.getOptions().keep(this.resourcePath, this.data.source, code);
  this.callback(null, code, map);
};

module.exports.pitch = function findKept(_remaining, _preceding, data) {
  const done = this.async();
  data.source = readFileSync(this.resourcePath, 'utf8');
  this.getOptions()
    .find(this.resourcePath, data.source)
    .then((found) => {
      if (!found) return done(null);
      this.addDependency(this.resourcePath);
      for (const { path, exists } of found.dependencies) {
        if (exists) this.addDependency(path);
        else this.addMissingDependency(path);
      }
      return done(null, found.code);
    }, done);
};
