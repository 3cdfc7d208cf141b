import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(?:css|html|ico|js|json|md|svg|txt|webmanifest|xml|yaml)$/;
/** In bytes; a smaller file fits into one packet without compression. */
const MIN_BYTES = 1000;

interface Compressed {
  readonly files: number;
  /** Bytes of these files before compression. */
  readonly before: number;
  readonly brotli: number;
  readonly gzip: number;
}

/** Whether a file is `p/index.html` beside `p.html`, which servers redirect to `p`. */
const isCopy = (file: string): boolean =>
  path.basename(file) === 'index.html' && existsSync(`${path.dirname(file)}.html`);

/**
 * Writes a Brotli and a gzip version next to the text files of a folder, except small files and
 * copies. The same files give the same bytes.
 *
 * @param quality of Brotli, 0 to 11; the highest takes a minute
 */
export function compressFolder(
  folder: string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Compressed {
  const total = { files: 0, before: 0, brotli: 0, gzip: 0 };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    if (bytes.length < MIN_BYTES || isCopy(file)) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const brotli = brotliCompressSync(bytes, { params });
    const gzip = gzipSync(bytes, { level: 9 });
    writeFileSync(`${file}.br`, brotli);
    writeFileSync(`${file}.gz`, gzip);
    total.files += 1;
    total.before += bytes.length;
    total.brotli += brotli.length;
    total.gzip += gzip.length;
  }
  return total;
}
