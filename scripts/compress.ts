/**
 * `npm run compress` writes `x.br` and `x.gz` next to the larger text files of `build/`, for servers
 * that send compressed files instead of compressing each response. `npm run compress -- folder`
 * compresses another folder.
 */
import { compressFolder } from './compress/compress';

const [folder = 'build'] = process.argv.slice(2);
const { files, before, brotli, gzip } = compressFolder(folder);
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
console.log(
  `${files} files, ${kilobytes(before)}: ${kilobytes(brotli)} with Brotli, ${kilobytes(gzip)} with gzip`,
);
