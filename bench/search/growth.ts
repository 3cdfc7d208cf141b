import { brotliCompressSync } from 'node:zlib';
import { buildIndex } from '../../src/search/index-build';
import { pack, unpack } from '../../src/search/pack';
import { searchRecords } from '../../src/search/query';
import type { SearchRecord } from '../../src/search/record';
import { median, readQueries } from './queries';

const brotli = (value: unknown): number => brotliCompressSync(JSON.stringify(value)).length;

/** Other words of the same length in one of eleven places: copies would compress too well. */
const vary = (text: string, copy: number): string =>
  copy === 0
    ? text
    : text.replace(/[a-z]{6,}/g, (word, at: number) =>
        (at + copy) % 11 === 0
          ? word.replace(/[a-z]/g, (letter) =>
              String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + copy) % 26)),
            )
          : word,
      );

/** The records of `pages` pages, made from those there are. */
export function grown(records: readonly SearchRecord[], pages: number): readonly SearchRecord[] {
  const paths = [...new Set(records.map(({ page }) => page))];
  return Array.from({ length: pages }, (_, number) => {
    const path = paths[number % paths.length] ?? '';
    const copy = Math.floor(number / paths.length);
    return records
      .filter(({ page }) => page === path)
      .map((record) => ({
        ...record,
        page: copy === 0 ? path : `${path}-${copy}`,
        title: vary(record.title, copy),
        trail: record.trail.map((title) => vary(title, copy)),
        text: vary(record.text, copy),
      }));
  }).flat();
}

/** Prints index size, build time and time of a query at several sizes. */
export function growth(records: readonly SearchRecord[]): void {
  console.log(
    '\nGrowth (embedded)\npages  records  names    all      names index  whole index  query',
  );
  for (const pages of [33, 300, 1_000]) {
    const { names, texts } = pack(grown(records, pages));
    const start = performance.now();
    buildIndex(unpack(names), false);
    const afterNames = performance.now();
    const index = buildIndex(unpack(names, texts), true);
    const afterAll = performance.now();
    const times = readQueries('tuning').map(({ query, set }) => {
      const asked = performance.now();
      searchRecords(index, query, { currentSet: set });
      return performance.now() - asked;
    });
    const size = brotli(names);
    console.log(
      [
        String(pages).padEnd(6),
        String(index.records.length).padEnd(8),
        `${(size / 1000).toFixed(1)} KB`.padEnd(8),
        `${((size + brotli(texts)) / 1000).toFixed(0)} KB`.padEnd(8),
        `${(afterNames - start).toFixed(0)} ms`.padEnd(12),
        `${(afterAll - afterNames).toFixed(0)} ms`.padEnd(12),
        `${median(times).toFixed(1)} ms`,
      ].join(' '),
    );
  }
}
