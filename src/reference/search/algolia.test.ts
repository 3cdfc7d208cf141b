import { describe, expect, it } from 'vitest';
import { ALGOLIA_SETTINGS, toAlgolia, type AlgoliaRecord } from './algolia';
import { RECORD_KINDS, type SearchRecord } from './record';

const OPTIONS = {
  siteUrl: 'https://docs.partner.example/docs',
  setTitles: { general: 'Library', lending: 'Lending', site: 'This site' },
};
const OPERATION: SearchRecord = {
  kind: 'operation',
  set: 'general',
  page: '/general/api/loan',
  anchor: 'extend-loan',
  title: 'Extend a loan',
  trail: ['Loan', 'Stop a loan', 'For a while'],
  names: ['POST /v1/loans/{loanId}/extend'],
  text: 'Stops new reminders.',
};
const made = (values: Partial<SearchRecord> = {}): AlgoliaRecord =>
  toAlgolia({ ...OPERATION, ...values }, OPTIONS);

describe('toAlgolia', () => {
  it('writes a record as DocSearch reads it', () => {
    expect(made()).toEqual({
      objectID: '/general/api/loan#extend-loan',
      url: 'https://docs.partner.example/docs/general/api/loan#extend-loan',
      url_without_anchor: 'https://docs.partner.example/docs/general/api/loan',
      anchor: 'extend-loan',
      type: 'lvl3',
      content: 'Stops new reminders.',
      hierarchy: {
        lvl0: 'Library',
        lvl1: 'Loan',
        lvl2: 'Stop a loan',
        lvl3: 'For a while › Extend a loan',
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      names: ['POST /v1/loans/{loanId}/extend'],
      otherWords: null,
      language: 'en',
      set: 'general',
      weight: { kind: 7, level: 7 },
    });
  });

  it('leaves properties empty that a page or a section does not have', () => {
    expect(made({ kind: 'page', anchor: '', title: 'Loan', trail: [], text: '' })).toMatchObject({
      objectID: '/general/api/loan',
      anchor: null,
      type: 'lvl1',
      content: null,
      hierarchy: { lvl1: 'Loan', lvl2: null, lvl3: null },
      weight: { level: 10 },
    });
    expect(made({ trail: ['Loan'] })).toMatchObject({
      type: 'lvl2',
      hierarchy: { lvl1: 'Loan', lvl2: 'Extend a loan', lvl3: null },
    });
  });

  it('truncates a text that Algolia would reject', () => {
    expect(made({ text: 'x'.repeat(20_000) }).content).toHaveLength(5_000);
  });

  it('puts a page above its parts, and an operation above a field that mentions it', () => {
    const weights = RECORD_KINDS.map((kind) => made({ kind }).weight.kind);
    const by = Object.fromEntries(RECORD_KINDS.map((kind, index) => [kind, weights[index] ?? 0]));
    expect(weights.every((weight) => weight > 0)).toBe(true);
    expect(Math.max(...weights)).toBe(by.page);
    expect(Math.min(...weights)).toBe(by.field);
    expect(by.operation).toBeGreaterThan(by.heading ?? 0);
  });
});

describe('ALGOLIA_SETTINGS', () => {
  /** Returns the value at a path of a record, such as `hierarchy.lvl1`. */
  const valueAt = (path: string): unknown =>
    path
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], made());
  const pathOf = (setting: string): string =>
    setting.replace(/^(?:unordered|desc)\((.+)\)$/, '$1').replace(/:\d+$/, '');

  it.each([
    'searchableAttributes',
    'attributesForFaceting',
    'attributesToRetrieve',
    'attributesToHighlight',
    'attributesToSnippet',
    'customRanking',
    'camelCaseAttributes',
  ] as const)('%s lists properties that every record has', (name) => {
    const paths = ALGOLIA_SETTINGS[name].map(pathOf);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(valueAt(path), path).not.toBeUndefined();
  });

  it('ranks titles before texts, and texts before the name of the set', () => {
    const order = ALGOLIA_SETTINGS.searchableAttributes.map(pathOf);
    expect(order.indexOf('content')).toBeGreaterThan(order.indexOf('hierarchy.lvl1'));
    expect(order.at(-1)).toBe('hierarchy.lvl0');
  });

  it('retrieves what DocSearch shows', () => {
    const { attributesToRetrieve } = ALGOLIA_SETTINGS;
    for (const shown of ['hierarchy', 'content', 'url', 'type']) {
      expect(attributesToRetrieve).toContain(shown);
    }
  });

  it('marks words with the element that the highlighting of the site reads', () => {
    const { highlightPreTag, highlightPostTag } = ALGOLIA_SETTINGS;
    expect(`${highlightPreTag}word${highlightPostTag}`).toBe('<mark>word</mark>');
  });

  it('tolerates typing errors at least where the embedded search does', () => {
    expect(ALGOLIA_SETTINGS).toMatchObject({
      minWordSizefor1Typo: 4,
      ignorePlurals: true,
      advancedSyntax: true,
      distinct: false,
      removeWordsIfNoResults: 'allOptional',
    });
    expect(ALGOLIA_SETTINGS.separatorsToIndex).toMatch(/^[-./_{}]{6}$/);
    expect(ALGOLIA_SETTINGS.ranking.at(-1)).toBe('custom');
    expect(new Set(ALGOLIA_SETTINGS.ranking).size).toBe(7);
  });
});
