import { recordPath, type RecordSet, type SearchRecord } from './record';

/** A record in the shape that DocSearch reads from an Algolia index. */
export interface AlgoliaRecord {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: 'lvl1' | 'lvl2' | 'lvl3' | 'content';
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>>;
  readonly names: readonly string[];
  readonly otherWords: string | null;
  readonly language: 'en';
  readonly set: RecordSet;
  readonly weight: { readonly kind: number; readonly level: number };
}

export interface AlgoliaOptions {
  /** Address of the site with its base path, without a slash at the end. */
  readonly siteUrl: string;
  readonly setTitles: Readonly<Record<RecordSet, string>>;
}

/** Maximum characters of a text: Algolia rejects records above 10 kB on its free plans. */
const MAX_CONTENT = 5_000;

const KIND_WEIGHT: Readonly<Record<SearchRecord['kind'], number>> = {
  page: 8,
  operation: 7,
  heading: 6,
  event: 5,
  error: 5,
  state: 4,
  entry: 4,
  field: 2,
};

/** Converts a record of the embedded search to one for Algolia. */
export function toAlgolia(record: SearchRecord, options: AlgoliaOptions): AlgoliaRecord {
  const { kind, set, page, anchor, title, trail, names, otherWords = null, text } = record;
  const path = recordPath(record);
  const [lvl1 = '', lvl2 = null, ...deeper] = [...trail, title];
  const lvl3 = deeper.length > 0 ? deeper.join(' › ') : null;
  return {
    objectID: path,
    url: options.siteUrl + path,
    url_without_anchor: options.siteUrl + page,
    anchor: anchor === '' ? null : anchor,
    type: lvl3 !== null ? 'lvl3' : lvl2 !== null ? 'lvl2' : 'lvl1',
    content: text === '' ? null : text.slice(0, MAX_CONTENT),
    hierarchy: {
      lvl0: options.setTitles[set] ?? set,
      lvl1,
      lvl2,
      lvl3,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    names,
    otherWords,
    language: 'en',
    set,
    weight: { kind: KIND_WEIGHT[kind], level: 10 - trail.length },
  };
}

/** Settings of the index, for pushed records and for those that the crawler finds. */
export const ALGOLIA_SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl1)',
    'unordered(names)',
    'unordered(otherWords)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['type', 'language', 'set'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  customRanking: ['desc(weight.kind)', 'desc(weight.level)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  separatorsToIndex: '_/{}.-',
  camelCaseAttributes: ['hierarchy', 'names', 'content'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  ignorePlurals: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 7,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
  distinct: false,
} as const;
