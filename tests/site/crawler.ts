import { runInNewContext } from 'node:vm';
import { type CheerioAPI, load } from 'cheerio';
import type { Page } from './site';

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4';

/** A heading as the crawler would index it. */
export interface Crawled {
  readonly anchor: string;
  /** Titles from the docs set down to the heading itself. */
  readonly titles: readonly string[];
}

type Selectors = string | readonly string[];

/** The options of `helpers.docsearch` that the configuration uses. */
interface DocSearchOptions {
  readonly recordProps: Readonly<Record<Exclude<Level, 'lvl0'> | 'content', Selectors>> & {
    readonly lvl0: { readonly selectors: string; readonly defaultValue: string };
  };
}

export interface CrawlerConfig {
  readonly startUrls: readonly string[];
  readonly sitemaps: readonly string[];
  readonly discoveryPatterns: readonly string[];
  readonly exclusionPatterns: readonly string[];
  readonly actions: readonly {
    readonly pathsToMatch: readonly string[];
    readonly recordExtractor: { readonly source: string };
  }[];
}

type Extractor = (page: {
  readonly $: CheerioAPI;
  readonly helpers: { readonly docsearch: (options: DocSearchOptions) => readonly Crawled[] };
}) => readonly Crawled[];

const HEADINGS: readonly Exclude<Level, 'lvl0'>[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4'];

const tidy = (text: string): string =>
  text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the matches of the first selector that matches anything. */
const firstMatch = ($: CheerioAPI, selectors: Selectors) =>
  [selectors]
    .flat()
    .map((selector) => $(selector))
    .find(({ length }) => length > 0) ?? $([]);

/**
 * Works like the documented `helpers.docsearch`: one record per heading in page order, each below
 * the last heading of every higher level.
 *
 * @see https://docsearch.algolia.com/docs/record-extractor
 */
const docsearch =
  ($: CheerioAPI) =>
  ({ recordProps }: DocSearchOptions): readonly Crawled[] => {
    if (firstMatch($, recordProps.content).length === 0)
      throw new Error('The page has no content.');
    const levels = HEADINGS.map((level) => new Set(firstMatch($, recordProps[level]).get()));
    let open: readonly string[] = [recordProps.lvl0.defaultValue];
    const records: Crawled[] = [];
    $('*').each((_, element) => {
      const level = levels.findIndex((ofLevel) => ofLevel.has(element));
      if (level < 0) return;
      open = [...open.slice(0, level + 1), tidy($(element).text())];
      records.push({ anchor: $(element).attr('id') ?? '', titles: open });
    });
    return records;
  };

/** Runs the extractor of the configuration on a page. */
export function crawl({ html }: Pick<Page, 'html'>, config: CrawlerConfig): readonly Crawled[] {
  const $ = load(html);
  const [action] = config.actions;
  const extract = runInNewContext(action?.recordExtractor.source ?? '') as Extractor;
  return extract({ $, helpers: { docsearch: docsearch($) } });
}

/**
 * Whether an address matches a pattern of the crawler: `*` stays within a folder, `**` does not.
 */
export const matches = (address: string, pattern: string): boolean => {
  const parts = pattern.split(/(\*\*\/|\*\*|\*)/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    return part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\/]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`).test(address);
};
