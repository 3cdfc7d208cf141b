import { describe, expect, it } from 'vitest';
import { buildIndex, buildIndexInSlices, type SearchIndex } from './index-build';
import type { SearchRecord } from './record';

const RECORDS: readonly SearchRecord[] = [
  {
    kind: 'operation',
    set: 'general',
    page: '/general/api/loan',
    anchor: 'extend-loan',
    title: 'Stop payments',
    trail: ['Plastic', 'Emergencies'],
    names: ['POST /v1/halt', 'loan_stuck'],
    text: 'For a while.',
  },
  {
    kind: 'heading',
    set: 'general',
    page: '/general/api/loan',
    anchor: 'thaw-section',
    title: 'Afterwards',
    trail: ['Plastic'],
    names: [],
    text: 'Payments work again.',
  },
];

const idsFor = ({ engine }: SearchIndex, query: string, field?: string): unknown[] =>
  engine
    .search(query, field === undefined ? {} : { fields: [field] })
    .map(({ id }) => id as unknown);

describe('buildIndex', () => {
  const index = buildIndex(RECORDS);

  it.each([
    ['title', 'stop', [0]],
    ['title', 'emergencies', []],
    ['trail', 'emergencies', [0]],
    ['trail', 'plastic', [0, 1]],
    ['trail', 'stop', []],
    ['names', 'halt', [0]],
    ['names', 'stuck', [0]],
    ['names', 'extend', [0]],
    // A heading is known by its title; its anchor only repeats it.
    ['names', 'thaw', []],
    ['text', 'while', [0]],
    ['text', 'work', [1]],
    ['text', 'halt', []],
  ])('finds in the %s by %s: %j', (field, query, ids) => {
    expect(idsFor(index, query, field).sort()).toEqual(ids);
  });

  it('finds nothing by a name that no record has', () => {
    expect(idsFor(index, 'stryker was here')).toEqual([]);
    expect(idsFor(index, '')).toEqual([]);
  });
});

describe('buildIndexInSlices', () => {
  it('gives the same answers', async () => {
    const sliced = await buildIndexInSlices(RECORDS);
    expect(sliced).toMatchObject({ records: RECORDS });
    const whole = buildIndex(RECORDS);
    for (const query of ['plastic', 'halt', 'work', 'extend']) {
      expect(idsFor(sliced, query)).toEqual(idsFor(whole, query));
      expect(idsFor(sliced, query)).not.toEqual([]);
    }
  });
});
