import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { docsUrlOf } from '../../src/reference/contract/docs-url';
import { site } from '../../src/site/config/site';
import { Workspace } from '../../src/reference/contract/workspace';
import { grouped } from '../../src/reference/contract/grouped';
import { pack } from '../../src/reference/search/pack';
import type { SearchRecord } from '../../src/reference/search/record';
import { growthAdvice } from '../../src/reference/search/growth';
import { recordsOf } from '../../src/reference/search/records';
import { expandPage } from '../../src/reference/pages/expand';
import { pageTree } from '../../src/reference/pages/page';
import { servedBytes } from '../../src/reference/plugins/search/served';
import { BUILD_DIR, ROOT } from '../../tests/support/paths';
import { embeddedFirstResult } from './embedded';

const SIZES = [33, 300, 1_000];
const FOLDER = join(ROOT, '.cache/search-growth');

/** A word of a text, and of a name such as `fundingSource`. */
const WORD = /[A-Z]?[a-z]{3,}/g;

/** The site's own words, by their length. */
const vocabularyOf = (records: readonly SearchRecord[]): ReadonlyMap<number, readonly string[]> => {
  const words = new Set(
    records
      .flatMap(({ title, names, text }) => [title, text, ...names].join(' ').match(WORD) ?? [])
      .map((word) => word.toLowerCase()),
  );
  return grouped([...words].sort(), ({ length }) => length);
};

/** With the capital that another word has. */
const inCaseOf = (other: string, word: string): string =>
  /^[A-Z]/.test(other) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/**
 * The records of `pages` pages, made from those there are. In each copy every
 * word, of texts, names and anchors, is another one of the same length: repeated
 * sentences would compress far better than new pages do.
 */
export function grown(records: readonly SearchRecord[], pages: number): readonly SearchRecord[] {
  const vocabulary = vocabularyOf(records);
  const places = new Map(
    [...vocabulary.values()]
      .flatMap((words) => [...words.entries()])
      .map(([place, word]) => [word, place]),
  );
  const vary = (text: string, copy: number): string =>
    text.replace(WORD, (word) => {
      const same = vocabulary.get(word.length) ?? [];
      const place = places.get(word.toLowerCase()) ?? 0;
      return inCaseOf(word, same[(place + copy * 7) % same.length] ?? word);
    });
  const originals = [...grouped(records, ({ page }) => page).values()];
  return Array.from({ length: pages }, (_, number) => {
    const copy = Math.floor(number / originals.length);
    const page = originals[number % originals.length] ?? [];
    if (copy === 0) return page;
    return page.map((record) => ({
      ...record,
      page: `${record.page}-${copy}`,
      anchor: vary(record.anchor, copy),
      title: vary(record.title, copy),
      trail: record.trail.map((title) => vary(title, copy)),
      names: record.names.map((name) => vary(name, copy)),
      text: vary(record.text, copy),
    }));
  }).flat();
}

const pageFiles = (): readonly string[] =>
  ['general', 'rebell-pay'].flatMap((set) =>
    readdirSync(join(ROOT, 'partners', set), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|[\\/])[^_\\/]+\.mdx$/.test(file))
      .map((file) => join(ROOT, 'partners', set, file)),
  );

/**
 * Seconds that a build takes to read one page, on average over all pages there
 * are. Every page is read by itself, so the time of many is the sum.
 */
async function secondsPerPage(): Promise<number> {
  const files = pageFiles();
  const workspace = new Workspace({ siteDir: ROOT, docsUrl: docsUrlOf(site) });
  const readAll = async (): Promise<number> => {
    const start = performance.now();
    for (const file of files) {
      const { root } = await expandPage(workspace, file, (partial) => pageTree(workspace, partial));
      recordsOf({ set: 'general', path: '/page', title: 'Page', description: '', root });
    }
    return (performance.now() - start) / 1000;
  };
  // The contract is read once for all pages.
  await readAll();
  return (await readAll()) / files.length;
}

const packSeconds = (records: readonly SearchRecord[]): number => {
  const start = performance.now();
  JSON.stringify(pack(records));
  return (performance.now() - start) / 1000;
};

/** Puts another index into a built site. */
function replaceIndex(site: string, records: readonly SearchRecord[]): void {
  const { names, texts } = pack(records);
  const scripts = join(site, 'assets/js');
  for (const [name, data] of [
    ['search-names', names],
    ['search-texts', texts],
  ] as const) {
    const file = readdirSync(scripts).find((one) => one.startsWith(`${name}.`));
    if (file === undefined) throw new Error(`${scripts} has no ${name}.`);
    const path = join(scripts, file);
    const source = readFileSync(path, 'utf8');
    const literal = JSON.stringify(JSON.stringify(data));
    const start = source.indexOf('JSON.parse(');
    const end = source.lastIndexOf('}}]);');
    if (start < 0 || end < 0) throw new Error(`${path} does not parse its data from a text.`);
    writeFileSync(path, `${source.slice(0, start)}JSON.parse(${literal})${source.slice(end)}`);
  }
}

/** Which engine the build recommends for an index. */
const adviceFor = (records: readonly SearchRecord[], pages: number): string => {
  const { names, texts } = pack(records);
  const bytes = {
    names: servedBytes(JSON.stringify(names)),
    texts: servedBytes(JSON.stringify(texts)),
  };
  return growthAdvice(pages, bytes) === undefined ? 'embedded' : 'hosted';
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = (time: number): string => `${time.toFixed(0)} ms`;

/**
 * Prints size, build time and times in the browser at several numbers of pages.
 *
 * @param sizes numbers of pages
 */
export async function growth(
  records: readonly SearchRecord[],
  sizes: readonly number[] = SIZES,
): Promise<void> {
  const columns = ['pages', 'records', 'to first result', 'whole index', 'build time'];
  const times = ['first result, cold', 'whole index ready', 'result, warm', 'build advises'];
  console.log('\nGrowth of the embedded search');
  console.log([...columns, ...times].join(' | '));
  const perPage = await secondsPerPage();
  for (const pages of sizes) {
    const all = grown(records, pages);
    rmSync(FOLDER, { recursive: true, force: true });
    cpSync(BUILD_DIR, FOLDER, { recursive: true });
    replaceIndex(FOLDER, all);
    const { bytes, allBytes, cold, complete, warm } = await embeddedFirstResult(FOLDER);
    const seconds = perPage * pages + packSeconds(all);
    const sizes = [kilobytes(bytes), kilobytes(allBytes), `${seconds.toFixed(1)} s`];
    const measured = [cold, complete, warm].map(milliseconds);
    console.log([pages, all.length, ...sizes, ...measured, adviceFor(all, pages)].join(' | '));
  }
}
