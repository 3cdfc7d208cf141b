import { expect, it } from 'vitest';
import { apiCatalog } from './api-catalog';

it('links each server of each set to its description and its pages', () => {
  const servers = ['https://api.example/v1', 'https://sandbox.example/v1'].map((url) => ({
    url,
    description: '',
  }));
  const { text } = apiCatalog('https://docs.example/base', [
    { set: 'lending', servers },
    { set: 'archive', servers: [] },
  ]);
  const { linkset } = JSON.parse(text) as { linkset: readonly Record<string, unknown>[] };
  expect(linkset.map(({ anchor }) => anchor)).toEqual(servers.map(({ url }) => url));
  expect(linkset[0]).toMatchObject({
    'service-desc': [
      { href: 'https://docs.example/base/lending/openapi.yaml', type: 'application/yaml' },
      { href: 'https://docs.example/base/lending/openapi.json', type: 'application/json' },
    ],
    'service-doc': [
      { href: 'https://docs.example/base/lending', type: 'text/html' },
      { href: 'https://docs.example/base/lending.md', type: 'text/markdown' },
    ],
  });
});
