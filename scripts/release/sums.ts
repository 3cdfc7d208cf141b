import { createHash } from 'node:crypto';
import { compare } from '../../src/reference/contract/compare';

/** The input of `sha256sum --check`: hash, two spaces and name on each line, sorted by name. */
export const sha256Sums = (files: ReadonlyMap<string, Uint8Array>): string =>
  [...files]
    .sort(([a], [b]) => compare(a, b))
    .map(([name, content]) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`)
    .join('');
