/**
 * Docusaurus loads an image of a page by a request that holds the absolute path
 * of `file-loader`. Module ids are made of requests, so the same page would get
 * another id in every folder. The name leads url-loader to the same file.
 */
module.exports = (source) =>
  source.replace(/&fallback=[^!"'`&]*file-loader[^!"'`&]*/g, '&fallback=file-loader');
