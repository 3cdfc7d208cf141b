/**
 * Docusaurus requests an image of a page with the absolute path of `file-loader`. Module ids are made
 * from requests, so they would depend on the folder. The name of the loader leads to the same file.
 */
module.exports = (source) =>
  source.replace(/&fallback=[^!"'`&]*file-loader[^!"'`&]*/g, '&fallback=file-loader');
