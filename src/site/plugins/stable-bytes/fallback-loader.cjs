/**
 * Replaces the absolute path of `file-loader` in image requests with its name, which resolves to
 * the same file: module ids, made from requests, would otherwise depend on the folder of the site.
 */
module.exports = (source) =>
  source.replace(/&fallback=[^!"'`&]*file-loader[^!"'`&]*/g, '&fallback=file-loader');
