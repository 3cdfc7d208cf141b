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

const idsOf = ({ postings }: SearchIndex, word: string): readonly number[] => [
  ...(postings.get(word)?.keys() ?? []),
];

describe('buildIndex', () => {
  const index = buildIndex(RECORDS);

  it.each([
    ['stop', [0]],
    ['payment', [0, 1]],
    ['emergency', [0]],
    ['plastic', [0, 1]],
    ['halt', [0]],
    ['loanstuck', [0]],
    ['extendloan', [0]],
    // A heading is found by its title; its anchor only repeats it.
    ['thaw', []],
    ['work', [1]],
  ])('lists the records that contain %j', (word, ids) => {
    expect(idsOf(index, word)).toEqual(ids);
  });

  const counts = (word: string, values: Partial<SearchRecord>, id = 0): number =>
    buildIndex(RECORDS.map((record) => ({ ...record, ...values })))
      .postings.get(word)
      ?.get(id) ?? 0;

  it('gives a word most weight in a title, then in a name, in the trail, in the text', () => {
    const by = [{ title: 'x' }, { names: ['x'] }, { trail: ['x'] }, { text: 'x' }];
    const all = by.map((values) => counts('x', values));
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    expect(new Set(all).size).toBe(4);
  });

  it('gives a word less weight in a long text, and more if it is repeated, but not in a name', () => {
    expect(counts('x', { text: 'x y' })).toBeLessThan(counts('x', { text: 'x' }));
    expect(counts('x', { text: 'x x y' })).toBeGreaterThan(counts('x', { text: 'x y y' }));
    expect(counts('x', { names: ['x', 'x'] })).toBe(counts('x', { names: ['x'] }));
  });

  it('contains families of words, and the words of titles that carry a meaning', () => {
    expect(index.families.get('payment')).toEqual(['payment']);
    expect(
      buildIndex([{ ...RECORDS[0], title: 'Pay for it', text: 'paid payed' }] as never),
    ).toMatchObject({
      titles: [['pay']],
    });
  });

  it('contains the page of each record', () => {
    const [one, other] = RECORDS;
    const page = { ...one, kind: 'page' };
    const records = [page, one, other, page, other] as readonly SearchRecord[];
    expect(buildIndex(records).pages).toEqual([0, 0, 0, 3, 3]);
  });
});

it('builds the same index in slices', async () => {
  const many = Array.from({ length: 120 }, (_, at) => ({ ...RECORDS[at % 2], anchor: `a${at}` }));
  const records = many as readonly SearchRecord[];
  expect(await buildIndexInSlices(records)).toEqual(buildIndex(records));
});
