import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(?:css|html|ico|js|json|md|svg|txt|webmanifest|xml|yaml)$/;
/** A smaller file fits into one packet anyway, in bytes. */
const SMALLEST = 1000;

export interface Compressed {
  readonly files: number;
  /** Bytes of these files as they are. */
  readonly before: number;
  readonly brotli: number;
  readonly gzip: number;
}

/** `p/index.html` beside `p.html`: the servers that send compressed files lead from it to `p`. */
const isCopy = (file: string): boolean =>
  path.basename(file) === 'index.html' && existsSync(`${path.dirname(file)}.html`);

/**
 * Writes the compressed forms beside every text file of a folder; they do not depend on the time.
 *
 * @param quality of brotli, 0 to 11; the best takes a minute
 */
export function compressFolder(
  folder: string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Compressed {
  const sum = { files: 0, before: 0, brotli: 0, gzip: 0 };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    if (bytes.length < SMALLEST || isCopy(file)) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const brotli = brotliCompressSync(bytes, { params });
    const gzip = gzipSync(bytes, { level: 9 });
    writeFileSync(`${file}.br`, brotli);
    writeFileSync(`${file}.gz`, gzip);
    sum.files += 1;
    sum.before += bytes.length;
    sum.brotli += brotli.length;
    sum.gzip += gzip.length;
  }
  return sum;
}
