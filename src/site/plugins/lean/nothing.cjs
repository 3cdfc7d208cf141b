/** Stands in for a module that is left out: one without a file is named by the folder of the build. */
module.exports = {};
