import { afterEach, beforeEach, expect, it } from 'vitest';
import { toAlgolia } from '../../src/reference/search/algolia';
import type { SearchRecord } from '../../src/reference/search/record';
import { type AlgoliaStandIn, startAlgoliaStandIn } from '../../tests/support/algolia-stand-in';
import { replaceRecords } from './algolia-api';

const record = (number: number): SearchRecord => ({
  kind: 'operation',
  set: 'general',
  page: '/general/api/loan',
  anchor: `operation-${number}`,
  title: `Operation ${number}`,
  trail: ['Card', 'Stop a card'],
  names: [`POST /v1/${number}`],
  text: 'x'.repeat(9_000),
});
const OPTIONS = {
  siteUrl: 'https://docs.example/partner-api-docs',
  setTitles: { general: 'Rebell', lending: 'Rebell Pay', site: 'Docs' },
};

let standIn: AlgoliaStandIn;
beforeEach(async () => {
  standIn = await startAlgoliaStandIn();
});
afterEach(async () => {
  await standIn.close();
});
const address = () => ({
  origin: standIn.origin,
  appId: 'APP',
  writeKey: 'write',
  indexName: 'docs',
});
const makeRecords = (count: number) =>
  Array.from({ length: count }, (_, number) => toAlgolia(record(number), OPTIONS));

it('replaces the records and settings in one step', async () => {
  await replaceRecords(makeRecords(1), address());
  await replaceRecords(makeRecords(2_500), address());
  expect(standIn.indexes.get('docs')).toHaveLength(2_500);
  expect([...standIn.indexes.keys()]).toEqual(['docs']);
  expect(standIn.settings.get('docs')).toHaveProperty('searchableAttributes');
  expect(standIn.requests.filter((line) => line.includes('/batch'))).toHaveLength(4);
  expect(standIn.requests.every((line) => line.endsWith(' write'))).toBe(true);
});

it('does not touch the live index when a request is refused, and explains why', async () => {
  await replaceRecords(makeRecords(3), address());
  standIn.fail(403);
  await expect(replaceRecords(makeRecords(1), address())).rejects.toThrow(
    /answered 403[\s\S]*needs the rights/,
  );
  expect(standIn.indexes.get('docs')).toHaveLength(3);
});

it('writes records in the format of DocSearch', () => {
  const [single] = makeRecords(1);
  expect(single).toMatchObject({
    url: 'https://docs.example/partner-api-docs/general/api/loan#operation-0',
    type: 'lvl3',
    hierarchy: { lvl0: 'Rebell', lvl1: 'Card', lvl2: 'Stop a card', lvl3: 'Operation 0' },
  });
  expect(JSON.stringify(single).length).toBeLessThan(10_000);
});
