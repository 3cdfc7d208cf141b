/**
 * Replaces the absolute path of `file-loader` in requests of images with the name of the loader,
 * which resolves to the same file. Module ids are made from requests, so they would otherwise
 * depend on the folder of the site.
 */
module.exports = (source) =>
  source.replace(/&fallback=[^!"'`&]*file-loader[^!"'`&]*/g, '&fallback=file-loader');
