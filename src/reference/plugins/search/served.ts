import { brotliCompressSync, constants } from 'node:zlib';

/** About the bytes that a web server makes of a text; the best compression would hold up a build. */
export const servedBytes = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
