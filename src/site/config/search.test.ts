import { expect, it } from 'vitest';
import { algoliaOptions, searchMode } from './search';

const ALL = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_API_KEY: 'search-only',
  ALGOLIA_INDEX_NAME: 'docs',
};

it('is embedded when all variables are missing or empty', () => {
  expect(searchMode({})).toEqual({ kind: 'embedded' });
  expect(searchMode({ ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: '' })).toEqual({ kind: 'embedded' });
});

it('is hosted when all three are set, without a search page', () => {
  const mode = searchMode(ALL);
  expect(mode).toEqual({
    kind: 'hosted',
    appId: 'APP',
    apiKey: 'search-only',
    indexName: 'docs',
  });
  expect(algoliaOptions(mode).algolia).toMatchObject({ appId: 'APP', searchPagePath: false });
  expect(algoliaOptions({ kind: 'embedded' })).toEqual({});
});

it.each(Object.keys(ALL))('names %s when only it is missing', (missing) => {
  const environment = { ...ALL, [missing]: undefined };
  expect(() => searchMode(environment)).toThrow(`${missing} is not set`);
});

it('names both variables when two are missing', () => {
  expect(() => searchMode({ ALGOLIA_APP_ID: 'APP' })).toThrow(
    'ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are not set',
  );
});
